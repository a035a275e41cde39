import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordIndex, hasTerm, markItems } from './word-index.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'س', '牛'), minLength: 1, maxLength: 5 });
/** Items with a name and a description. */
const items = fc.array(fc.tuple(fc.array(word, { maxLength: 4 }), fc.array(word, { maxLength: 6 })), {
  minLength: 1,
  maxLength: 8,
});

const buildIndex = (all: readonly (readonly (readonly string[])[])[]) => {
  const index = createWordIndex([8, 1]);
  for (const fields of all) index.add(fields);
  return index;
};
const sorted = (words: Iterable<string>) => [...new Set(words)].sort();

describe('an index of words', () => {
  it('finds the same words as a linear search when it looks up a prefix or a part of a word', () => {
    fc.assert(
      fc.property(items, word, (all, part) => {
        const index = buildIndex(all);
        const every = all.flat(2);
        const prefixMatches = index.findByPrefix(part).map((term) => term.word);
        const substringMatches = index.findBySubstring(part).map((term) => term.word);
        expect(prefixMatches.toSorted()).toEqual(sorted(every.filter((word) => word.startsWith(part))));
        expect(substringMatches.toSorted()).toEqual(sorted(every.filter((word) => word.includes(part))));
      }),
    );
  });

  it('returns the items and fields that contain a word of the index', () => {
    fc.assert(
      fc.property(items, (all) => {
        for (const term of buildIndex(all).terms.values()) {
          const marks = new Uint8Array(all.length);
          markItems(term, marks, 1);
          for (const [index, [name, text]] of all.entries()) {
            const inName = name.includes(term.word);
            const hasWord = inName || text.includes(term.word);
            expect(hasTerm(term, index)).toBe(hasWord);
            expect(hasTerm(term, index, 1)).toBe(inName);
            expect(marks[index]).toBe(inName ? 3 : Number(hasWord));
          }
        }
      }),
    );
  });

  it('scores only items that contain the word, and scores names above descriptions', () => {
    fc.assert(
      fc.property(items, (all) => {
        const index = buildIndex(all);
        for (const term of index.terms.values()) {
          const scores = new Float64Array(all.length);
          index.score(term, 1, scores);
          for (const [at, score] of scores.entries()) expect(score > 0).toBe(hasTerm(term, at));
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
