import { describe, expect, it } from 'vitest';
import { findTargetSlotIndex } from './slot-keys.ts';

const SLOT_WIDTH_PX = 100;
/** Builds slots. Each argument lists the columns of one row. */
const buildGrid = (...rows: number[][]) =>
  rows.flatMap((columns, row) =>
    columns.map((column) => ({
      getBoundingClientRect: () => ({ top: row * 50, left: column * SLOT_WIDTH_PX, width: SLOT_WIDTH_PX }),
    })),
  );

describe('findSlotAfterKey', () => {
  // Indexes by row: 0 1 2 / 3 / 4 5 6.
  const slots = buildGrid([0, 1, 2], [0], [0, 1, 2]);
  const findTargetIndex = (key: string, fromIndex: number, isRtl = false) =>
    findTargetSlotIndex(key, slots, fromIndex, isRtl);

  it('moves the focus between slots up and down by rows, even into an incomplete row', () => {
    expect(findTargetIndex('ArrowDown', 2)).toBe(3);
    expect(findTargetIndex('ArrowDown', 3)).toBe(4);
    expect(findTargetIndex('ArrowUp', 6)).toBe(3);
    expect(findTargetSlotIndex('ArrowDown', buildGrid([0, 1, 2], [0, 1, 2]), 1, false)).toBe(4);
    expect(findTargetSlotIndex('ArrowUp', buildGrid([0, 1, 2], [0, 1, 2]), 5, false)).toBe(2);
  });

  it('does not move the focus between slots beyond the edges, or for a letter key', () => {
    expect(findTargetIndex('ArrowUp', 1)).toBeNull();
    expect(findTargetIndex('ArrowDown', 5)).toBeNull();
    expect(findTargetIndex('ArrowLeft', 0)).toBeNull();
    expect(findTargetIndex('ArrowRight', 6)).toBeNull();
    expect(findTargetIndex('ArrowDown', -1)).toBeNull();
    expect(findTargetIndex('a', 1)).toBeNull();
  });

  it('moves the focus to an adjacent slot for Left and Right, and to the first or last slot for Home and End', () => {
    expect(findTargetIndex('ArrowRight', 2)).toBe(3);
    expect(findTargetIndex('ArrowLeft', 3)).toBe(2);
    expect(findTargetIndex('ArrowLeft', 3, true)).toBe(4);
    expect(findTargetIndex('Home', 5)).toBe(0);
    expect(findTargetIndex('End', 0)).toBe(6);
  });
});
