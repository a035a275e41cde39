import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeVisibleRange, listRowsToRender } from './visible-range.ts';

const layout = { rowCount: 100, rowSize: 50 };

describe('computeVisibleRange', () => {
  it('returns all rows of a list that are at least partly inside the viewport', () => {
    expect(computeVisibleRange(layout, { top: 120, bottom: 310 }, 0)).toEqual({ start: 2, end: 7 });
  });

  it('adds the overscan above and below the viewport to the visible rows', () => {
    expect(computeVisibleRange(layout, { top: 1000, bottom: 1500 }, 100)).toEqual({ start: 18, end: 32 });
  });

  it('limits the visible rows to the rows of the list', () => {
    expect(computeVisibleRange(layout, { top: -40, bottom: 60 }, 200)).toEqual({ start: 0, end: 6 });
    expect(computeVisibleRange(layout, { top: 4900, bottom: 5300 }, 200)).toEqual({ start: 94, end: 100 });
  });

  it('returns an empty range of rows when the viewport is above or below the list', () => {
    expect(computeVisibleRange(layout, { top: -900, bottom: -300 }, 100)).toEqual({ start: 0, end: 0 });
    expect(computeVisibleRange(layout, { top: 9000, bottom: 9600 }, 100)).toEqual({ start: 100, end: 100 });
  });
});

describe('listRowsToRender', () => {
  it('renders only the visible rows when nothing in the list has the focus', () => {
    expect(listRowsToRender({ start: 3, end: 6 }, null, 100)).toEqual([3, 4, 5]);
  });

  it('renders the visible rows, the focused row and two rows on each side of the focused row', () => {
    expect(listRowsToRender({ start: 20, end: 22 }, 5, 100)).toEqual([3, 4, 5, 6, 7, 20, 21]);
  });

  it('renders no row beyond the end of a list that has become shorter', () => {
    expect(listRowsToRender({ start: 3, end: 9 }, 8, 5)).toEqual([3, 4]);
  });

  it('renders each row once and in reading order for any visible range and focus', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.nat(60),
        fc.option(fc.nat(80)),
        fc.nat(60),
        (start, rangeLength, focusedRow, count) => {
          const rows = listRowsToRender({ start, end: start + rangeLength }, focusedRow, count);
          expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
          expect(rows.every((row) => row >= 0 && row < count)).toBe(true);
        },
      ),
    );
  });
});
