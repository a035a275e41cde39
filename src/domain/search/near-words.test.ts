import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOf, nearWords, slipsAllowed, slipsBetween } from './near-words.ts';

/** The textbook's way: every prefix against every prefix. */
function slowSlips(a: string, b: string): number {
  const cost = (i: number, j: number): number => {
    if (!i || !j) return i + j;
    const same = a[i - 1] === b[j - 1];
    const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return Math.min(
      cost(i - 1, j) + 1,
      cost(i, j - 1) + 1,
      cost(i - 1, j - 1) + (same ? 0 : 1),
      swap ? cost(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
    );
  };
  return cost(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });

describe('slipsBetween', () => {
  it('counts the same errors as a recursive edit distance, up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, whole, most) => {
        const slow = slowSlips(typed, whole);
        expect(slipsBetween(typed, whole, most).whole).toBe(slow <= most ? slow : Number.POSITIVE_INFINITY);
      }),
    );
  });

  it('gives the distance to the nearest prefix', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, whole, most) => {
        const starts = Array.from({ length: whole.length + 1 }, (_, end) => whole.slice(0, end));
        const least = Math.min(...starts.map((start) => slowSlips(typed, start)));
        expect(slipsBetween(typed, whole, most).start).toBe(least <= most ? least : Number.POSITIVE_INFINITY);
      }),
    );
  });
});

describe('nearWords', () => {
  const words = ['latte', 'cappuccino', 'pasta', 'tea', 'matcha', 'قهوه', '牛肉'];
  const menu = words.map((one) => ({ word: one, letters: lettersOf(one) }));

  it('allows one error from four letters and two from eight', () => {
    expect(['tea', 'late', 'capucci', 'cappucci'].map(slipsAllowed)).toEqual([0, 1, 1, 2]);
    expect(nearWords('lotte', menu)).toEqual(['latte']);
    expect(nearWords('psata', menu)).toEqual(['pasta']);
    expect(nearWords('tee', menu)).toEqual([]);
    expect(nearWords('lotto', menu)).toEqual([]);
  });

  it('finds every word within the limit', () => {
    fc.assert(
      fc.property(
        word,
        fc.array(word, { maxLength: 8 }),
        fc.integer({ min: 1, max: 2 }),
        (typed, all, most) => {
          const unique = [...new Set(all)];
          const found = nearWords(
            typed,
            unique.map((one) => ({ word: one, letters: lettersOf(one) })),
            most,
          );
          const near = unique.filter((one) => {
            const { whole, start } = slipsBetween(typed, one, most);
            return Math.min(whole, start) <= most && one.length >= typed.length - most;
          });
          expect(found.toSorted()).toEqual(near.toSorted());
        },
      ),
    );
  });

  it('tolerates errors in a word prefix', () => {
    expect(nearWords('capuc', menu)).toEqual(['cappuccino']);
  });

  it('allows no errors in scripts without spaces', () => {
    expect(nearWords('牛肉牛肉', menu)).toEqual([]);
  });
});
