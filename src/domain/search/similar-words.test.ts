import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeEditDistances, countAllowedTypos, findSimilarWords, toLetterMask } from './similar-words.ts';

/** Textbook recursive definition of the edit distance. */
function computeEditDistanceSlowly(a: string, b: string): number {
  const computeCost = (i: number, j: number): number => {
    if (!i || !j) return i + j;
    const isSameLetter = a[i - 1] === b[j - 1];
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return Math.min(
      computeCost(i - 1, j) + 1,
      computeCost(i, j - 1) + 1,
      computeCost(i - 1, j - 1) + (isSameLetter ? 0 : 1),
      isSwapped ? computeCost(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
    );
  };
  return computeCost(a.length, b.length);
}

const anyShortWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });

describe('computeEditDistances', () => {
  it('counts as many typing errors as a simple recursive algorithm, up to the maximum', () => {
    fc.assert(
      fc.property(anyShortWord, anyShortWord, fc.integer({ min: 0, max: 3 }), (typedText, word, maxTypos) => {
        const expectedDistance = computeEditDistanceSlowly(typedText, word);
        expect(computeEditDistances(typedText, word, maxTypos).wholeWordDistance).toBe(
          expectedDistance <= maxTypos ? expectedDistance : Number.POSITIVE_INFINITY,
        );
      }),
    );
  });

  it('returns the smallest number of typing errors between the typed text and any prefix of a word', () => {
    fc.assert(
      fc.property(anyShortWord, anyShortWord, fc.integer({ min: 0, max: 3 }), (typedText, word, maxTypos) => {
        const prefixes = Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end));
        const minimum = Math.min(...prefixes.map((prefix) => computeEditDistanceSlowly(typedText, prefix)));
        expect(computeEditDistances(typedText, word, maxTypos).prefixDistance).toBe(
          minimum <= maxTypos ? minimum : Number.POSITIVE_INFINITY,
        );
      }),
    );
  });
});

describe('findSimilarWords', () => {
  const words = ['latte', 'cappuccino', 'pasta', 'tea', 'matcha', 'قهوه', '牛肉'];
  const menuWords = words.map((word) => ({ word, letterMask: toLetterMask(word) }));

  it('allows one typing error in words of four letters and two in words of eight', () => {
    expect(['tea', 'late', 'capucci', 'cappucci'].map(countAllowedTypos)).toEqual([0, 1, 1, 2]);
    expect(findSimilarWords('lotte', menuWords)).toEqual(['latte']);
    expect(findSimilarWords('psata', menuWords)).toEqual(['pasta']);
    expect(findSimilarWords('tee', menuWords)).toEqual([]);
    expect(findSimilarWords('lotto', menuWords)).toEqual([]);
  });

  it('finds every word within the allowed number of typing errors', () => {
    fc.assert(
      fc.property(
        anyShortWord,
        fc.array(anyShortWord, { maxLength: 8 }),
        fc.integer({ min: 1, max: 2 }),
        (typedText, words, maxTypos) => {
          const uniqueWords = [...new Set(words)];
          const similarWords = findSimilarWords(
            typedText,
            uniqueWords.map((word) => ({ word, letterMask: toLetterMask(word) })),
            maxTypos,
          );
          const expectedWords = uniqueWords.filter((word) => {
            const { wholeWordDistance, prefixDistance } = computeEditDistances(typedText, word, maxTypos);
            return (
              Math.min(wholeWordDistance, prefixDistance) <= maxTypos &&
              word.length >= typedText.length - maxTypos
            );
          });
          expect(similarWords.toSorted()).toEqual(expectedWords.toSorted());
        },
      ),
    );
  });

  it('finds words by a prefix with typing errors', () => {
    expect(findSimilarWords('capuc', menuWords)).toEqual(['cappuccino']);
  });

  it('allows no typing errors in scripts without spaces', () => {
    expect(findSimilarWords('牛肉牛肉', menuWords)).toEqual([]);
  });
});
