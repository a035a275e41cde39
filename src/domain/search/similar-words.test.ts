import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeEditDistances, countAllowedTypos, findSimilarWords, toLetterMask } from './similar-words.ts';

/** Textbook recursive definition of the edit distance. */
function slowEditDistance(a: string, b: string): number {
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

const shortWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });

describe('computeEditDistances', () => {
  it('counts the same typing errors as a recursive edit distance, up to the limit', () => {
    fc.assert(
      fc.property(shortWord, shortWord, fc.integer({ min: 0, max: 3 }), (typed, word, maxTypos) => {
        const expectedDistance = slowEditDistance(typed, word);
        expect(computeEditDistances(typed, word, maxTypos).whole).toBe(
          expectedDistance <= maxTypos ? expectedDistance : Number.POSITIVE_INFINITY,
        );
      }),
    );
  });

  it('returns the fewest typing errors to any prefix of a word', () => {
    fc.assert(
      fc.property(shortWord, shortWord, fc.integer({ min: 0, max: 3 }), (typed, word, maxTypos) => {
        const prefixes = Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end));
        const minimum = Math.min(...prefixes.map((prefix) => slowEditDistance(typed, prefix)));
        expect(computeEditDistances(typed, word, maxTypos).start).toBe(
          minimum <= maxTypos ? minimum : Number.POSITIVE_INFINITY,
        );
      }),
    );
  });
});

describe('findSimilarWords', () => {
  const words = ['latte', 'cappuccino', 'pasta', 'tea', 'matcha', 'قهوه', '牛肉'];
  const menu = words.map((word) => ({ word, letters: toLetterMask(word) }));

  it('allows one typing error in words of four letters and two in words of eight', () => {
    expect(['tea', 'late', 'capucci', 'cappucci'].map(countAllowedTypos)).toEqual([0, 1, 1, 2]);
    expect(findSimilarWords('lotte', menu)).toEqual(['latte']);
    expect(findSimilarWords('psata', menu)).toEqual(['pasta']);
    expect(findSimilarWords('tee', menu)).toEqual([]);
    expect(findSimilarWords('lotto', menu)).toEqual([]);
  });

  it('finds every word within the allowed number of typing errors', () => {
    fc.assert(
      fc.property(
        shortWord,
        fc.array(shortWord, { maxLength: 8 }),
        fc.integer({ min: 1, max: 2 }),
        (typed, all, maxTypos) => {
          const unique = [...new Set(all)];
          const similarWords = findSimilarWords(
            typed,
            unique.map((word) => ({ word, letters: toLetterMask(word) })),
            maxTypos,
          );
          const expectedWords = unique.filter((word) => {
            const { whole, start } = computeEditDistances(typed, word, maxTypos);
            return Math.min(whole, start) <= maxTypos && word.length >= typed.length - maxTypos;
          });
          expect(similarWords.toSorted()).toEqual(expectedWords.toSorted());
        },
      ),
    );
  });

  it('finds words by a prefix with typing errors', () => {
    expect(findSimilarWords('capuc', menu)).toEqual(['cappuccino']);
  });

  it('allows no typing errors in scripts without spaces', () => {
    expect(findSimilarWords('牛肉牛肉', menu)).toEqual([]);
  });
});
