import { describe, expect, it } from 'vitest';
import { findSlotAfterKey } from './slot-keys.ts';

const WIDTH = 100;
/** Slots by the columns of each row. */
const grid = (...rows: number[][]) =>
  rows.flatMap((columns, row) =>
    columns.map((column) => ({
      getBoundingClientRect: () => ({ top: row * 50, left: column * WIDTH, width: WIDTH }),
    })),
  );

describe('findSlotAfterKey', () => {
  // 0 1 2 / 3 / 4 5 6
  const slots = grid([0, 1, 2], [0], [0, 1, 2]);
  const step = (key: string, from: number, isRtl = false) => findSlotAfterKey(key, slots, from, isRtl);

  it('moves up and down by rows, also into an incomplete row', () => {
    expect(step('ArrowDown', 2)).toBe(3);
    expect(step('ArrowDown', 3)).toBe(4);
    expect(step('ArrowUp', 6)).toBe(3);
    expect(findSlotAfterKey('ArrowDown', grid([0, 1, 2], [0, 1, 2]), 1, false)).toBe(4);
    expect(findSlotAfterKey('ArrowUp', grid([0, 1, 2], [0, 1, 2]), 5, false)).toBe(2);
  });

  it('returns null at the edges and for other keys', () => {
    expect(step('ArrowUp', 1)).toBeNull();
    expect(step('ArrowDown', 5)).toBeNull();
    expect(step('ArrowLeft', 0)).toBeNull();
    expect(step('ArrowRight', 6)).toBeNull();
    expect(step('ArrowDown', -1)).toBeNull();
    expect(step('a', 1)).toBeNull();
  });

  it('moves sideways in reading order and continues in the next row', () => {
    expect(step('ArrowRight', 2)).toBe(3);
    expect(step('ArrowLeft', 3)).toBe(2);
    expect(step('ArrowLeft', 3, true)).toBe(4);
    expect(step('Home', 5)).toBe(0);
    expect(step('End', 0)).toBe(6);
  });
});
