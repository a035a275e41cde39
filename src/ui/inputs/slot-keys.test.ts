import { describe, expect, it } from 'vitest';
import { findSlotAfterKey } from './slot-keys.ts';

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
  const findNextSlot = (key: string, startIndex: number, isRtl = false) =>
    findSlotAfterKey(key, slots, startIndex, isRtl);

  it('moves the focus between slots up and down by rows, even into an incomplete row', () => {
    expect(findNextSlot('ArrowDown', 2)).toBe(3);
    expect(findNextSlot('ArrowDown', 3)).toBe(4);
    expect(findNextSlot('ArrowUp', 6)).toBe(3);
    expect(findSlotAfterKey('ArrowDown', buildGrid([0, 1, 2], [0, 1, 2]), 1, false)).toBe(4);
    expect(findSlotAfterKey('ArrowUp', buildGrid([0, 1, 2], [0, 1, 2]), 5, false)).toBe(2);
  });

  it('finds no next slot at the edge, or for a key that does not move the focus', () => {
    expect(findNextSlot('ArrowUp', 1)).toBeNull();
    expect(findNextSlot('ArrowDown', 5)).toBeNull();
    expect(findNextSlot('ArrowLeft', 0)).toBeNull();
    expect(findNextSlot('ArrowRight', 6)).toBeNull();
    expect(findNextSlot('ArrowDown', -1)).toBeNull();
    expect(findNextSlot('a', 1)).toBeNull();
  });

  it('moves the focus to adjacent slots for Left and Right, and to the ends for Home and End', () => {
    expect(findNextSlot('ArrowRight', 2)).toBe(3);
    expect(findNextSlot('ArrowLeft', 3)).toBe(2);
    expect(findNextSlot('ArrowLeft', 3, true)).toBe(4);
    expect(findNextSlot('Home', 5)).toBe(0);
    expect(findNextSlot('End', 0)).toBe(6);
  });
});
