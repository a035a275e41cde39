import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordIndex, hasTerm, markItems } from './word-index.ts';

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'س', '牛'), minLength: 1, maxLength: 5 });
/** Items with a name and a description. */
const anyItems = fc.array(
  fc.tuple(fc.array(anyWord, { maxLength: 4 }), fc.array(anyWord, { maxLength: 6 })),
  {
    minLength: 1,
    maxLength: 8,
  },
);

const buildIndex = (items: readonly (readonly (readonly string[])[])[]) => {
  const index = createWordIndex([8, 1]);
  for (const fields of items) index.add(fields);
  return index;
};
const sortUnique = (words: Iterable<string>) => [...new Set(words)].sort();

describe('an index of words', () => {
  it('finds words by prefix or substring exactly as a linear search does', () => {
    fc.assert(
      fc.property(anyItems, anyWord, (items, searchText) => {
        const index = buildIndex(items);
        const allWords = items.flat(2);
        const prefixMatches = index.findByPrefix(searchText).map((term) => term.word);
        const substringMatches = index.findBySubstring(searchText).map((term) => term.word);
        expect(prefixMatches.toSorted()).toEqual(
          sortUnique(allWords.filter((word) => word.startsWith(searchText))),
        );
        expect(substringMatches.toSorted()).toEqual(
          sortUnique(allWords.filter((word) => word.includes(searchText))),
        );
      }),
    );
  });

  it('returns the items and fields that contain a word of the index', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const term of buildIndex(items).terms.values()) {
          const marks = new Uint8Array(items.length);
          markItems(term, marks, 1);
          for (const [index, [nameWords, descriptionWords]] of items.entries()) {
            const isInName = nameWords.includes(term.word);
            const hasWord = isInName || descriptionWords.includes(term.word);
            expect(hasTerm(term, index)).toBe(hasWord);
            expect(hasTerm(term, index, 1)).toBe(isInName);
            expect(marks[index]).toBe(isInName ? 3 : Number(hasWord));
          }
        }
      }),
    );
  });

  it('scores only items that contain the word, and scores names above descriptions', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const index = buildIndex(items);
        for (const term of index.terms.values()) {
          const scores = new Float64Array(items.length);
          index.score(term, 1, scores);
          for (const [itemIndex, score] of scores.entries()) expect(score > 0).toBe(hasTerm(term, itemIndex));
        }
      }),
    );
    const index = buildIndex([
      [['tea'], ['cup']],
      [['cup'], ['tea']],
    ]);
    const scores = new Float64Array(2);
    const tea = index.terms.get('tea');
    if (tea) index.score(tea, 1, scores);
    expect(scores[0]).toBeGreaterThan(scores[1] ?? Number.NaN);
  });
});
