import { describe, expect, it } from 'vitest';
import { findSlotAfterKey } from './slot-keys.ts';

const WIDTH = 100;
/** Builds slots. Each argument lists the columns of one row. */
const buildGrid = (...rows: number[][]) =>
  rows.flatMap((columns, row) =>
    columns.map((column) => ({
      getBoundingClientRect: () => ({ top: row * 50, left: column * WIDTH, width: WIDTH }),
    })),
  );

describe('findSlotAfterKey', () => {
  // Indexes by row: 0 1 2 / 3 / 4 5 6.
  const slots = buildGrid([0, 1, 2], [0], [0, 1, 2]);
  const press = (key: string, from: number, isRtl = false) => findSlotAfterKey(key, slots, from, isRtl);

  it('moves the focus between slots up and down by rows, even into an incomplete row', () => {
    expect(press('ArrowDown', 2)).toBe(3);
    expect(press('ArrowDown', 3)).toBe(4);
    expect(press('ArrowUp', 6)).toBe(3);
    expect(findSlotAfterKey('ArrowDown', buildGrid([0, 1, 2], [0, 1, 2]), 1, false)).toBe(4);
    expect(findSlotAfterKey('ArrowUp', buildGrid([0, 1, 2], [0, 1, 2]), 5, false)).toBe(2);
  });

  it('finds no next slot beyond the edges of the slots, and for other keys', () => {
    expect(press('ArrowUp', 1)).toBeNull();
    expect(press('ArrowDown', 5)).toBeNull();
    expect(press('ArrowLeft', 0)).toBeNull();
    expect(press('ArrowRight', 6)).toBeNull();
    expect(press('ArrowDown', -1)).toBeNull();
    expect(press('a', 1)).toBeNull();
  });

  it('moves the focus between slots sideways in reading order and continues in the next row', () => {
    expect(press('ArrowRight', 2)).toBe(3);
    expect(press('ArrowLeft', 3)).toBe(2);
    expect(press('ArrowLeft', 3, true)).toBe(4);
    expect(press('Home', 5)).toBe(0);
    expect(press('End', 0)).toBe(6);
  });
});
