import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { buildersFor } from '../testing/build.ts';
import { Ranking } from './ranking.ts';

const { item } = buildersFor(createCurrency('KWD'));
const menu = Array.from({ length: 40 }, (_, index) => item(`item-${index}`, 1));

const anyMatch = fc.record({
  itemIndex: fc.nat(menu.length - 1),
  band: fc.nat(3),
  score: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.double({ min: 0, max: 1e9, noNaN: true })),
});

describe('a ranking', () => {
  it('sorts search results by match band, score and menu position, and lists each item once', () => {
    fc.assert(
      fc.property(fc.array(anyMatch), (matches) => {
        const ranking = new Ranking(menu.map((entry) => (entry.id.length > 6 ? entry : undefined)));
        for (const { itemIndex, band, score } of matches) ranking.add(itemIndex, band, score, []);
        const firstMatches = new Map(matches.toReversed().map((match) => [match.itemIndex, match]));
        const expected = [...firstMatches.values()]
          .filter(({ itemIndex }) => itemIndex > 9)
          .map(({ itemIndex, band, score }) => ({
            id: `item-${itemIndex}`,
            at: itemIndex,
            score: (band * 1e6 + Math.min(999_999, Math.round((score / (1 + score)) * 1e6))) / 1e6,
          }))
          .sort((a, b) => b.score - a.score || a.at - b.at);
        expect(ranking.size).toBe(expected.length);
        const results = ranking.toResults(() => undefined);
        const rankedResults = results.items.map(({ id }, resultIndex) => ({
          id,
          score: results.getScoreAt(resultIndex),
        }));
        expect(rankedResults).toEqual(expected.map(({ id, score }) => ({ id, score })));
      }),
    );
  });

  it('ranks an item of a higher match band above all items of a lower band, whatever their scores', () => {
    const ranking = new Ranking(menu);
    ranking.add(0, 1, 1e12, []);
    ranking.add(1, 2, 0, []);
    expect(ranking.toResults(() => undefined).items.map(({ id }) => id)).toEqual(['item-1', 'item-0']);
  });
});
