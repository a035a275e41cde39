import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyOf } from '../money/money.ts';
import { buildersFor } from '../testing/build.ts';
import { Ranking } from './ranking.ts';

const { item } = buildersFor(currencyOf('KWD'));
const menu = Array.from({ length: 40 }, (_, at) => item(`item-${at}`, 1));

const taken = fc.record({
  at: fc.nat(menu.length - 1),
  band: fc.nat(3),
  score: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.double({ min: 0, max: 1e9, noNaN: true })),
});

describe('a ranking', () => {
  it('sorts items by band, score and index, each item once', () => {
    fc.assert(
      fc.property(fc.array(taken), (finds) => {
        const ranking = new Ranking(menu.map((one) => (one.id.length > 6 ? one : undefined)));
        for (const { at, band, score } of finds) ranking.take(at, band, score, []);
        const first = new Map(finds.toReversed().map((find) => [find.at, find]));
        const slow = [...first.values()]
          .filter(({ at }) => at > 9)
          .map(({ at, band, score }) => ({
            id: `item-${at}`,
            at,
            score: (band * 1e6 + Math.min(999_999, Math.round((score / (1 + score)) * 1e6))) / 1e6,
          }))
          .sort((a, b) => b.score - a.score || a.at - b.at);
        expect(ranking.size).toBe(slow.length);
        const found = ranking.best(() => undefined);
        const all = found.items.map(({ id }, place) => ({ id, score: found.scoreAt(place) }));
        expect(all).toEqual(slow.map(({ id, score }) => ({ id, score })));
      }),
    );
  });

  it('keeps even the highest score within its band', () => {
    const ranking = new Ranking(menu);
    ranking.take(0, 1, 1e12, []);
    ranking.take(1, 2, 0, []);
    expect(ranking.best(() => undefined).items.map(({ id }) => id)).toEqual(['item-1', 'item-0']);
  });
});
