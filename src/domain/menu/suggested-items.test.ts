import { describe, expect, it } from 'vitest';
import { currencyOf } from '../money/money.ts';
import { buildersFor, categoryOf } from '../testing/build.ts';
import { suggestionsFor } from './suggested-items.ts';

const { item } = buildersFor(currencyOf('KWD'));
const category = categoryOf('food', [
  item('latte', 1, { related: ['cake', 'cookie', 'gone'] }),
  item('mocha', 1, { related: ['cookie', 'latte', 'soldOut'] }),
  item('cake', 1),
  item('cookie', 1),
  item('soldOut', 1, { soldOut: true }),
  item('delivered', 1, {
    types: { delivery: true, car_pickup: false, dine_in: false, reservation: false },
  }),
  ...Array.from({ length: 9 }, (_, index) => item(`popular${index}`, 1)),
]);
const byId = new Map(category.items.map((one) => [one.id, one]));
const suggested = (inCart: string[], popular: string[] = [], kept: string[] = []) =>
  suggestionsFor({ inCart, popular, kept }, { categories: [category] }, (id) => byId.get(id), {
    kind: 'car_pickup',
    now: { date: '2026-03-01', dayIndex: 0, minutes: 600, offsetMinutes: 180 },
  }).map(({ id }) => id);

describe('what goes with a cart', () => {
  it('is first what the business names with its dishes, then what is popular, each once', () => {
    expect(suggested(['latte', 'mocha'], ['cookie', 'popular0'])).toEqual(['cake', 'cookie', 'popular0']);
  });

  it('is nothing that is in the cart, cannot be had, or is not sold this way', () => {
    expect(suggested(['latte', 'cake'], ['soldOut', 'delivered', 'latte', 'cookie'])).toEqual(['cookie']);
  });

  it('is six at most', () => {
    const popular = Array.from({ length: 9 }, (_, index) => `popular${index}`);
    expect(suggested(['mocha'], popular)).toHaveLength(6);
  });

  it('stays where it is while it is looked at, also when one of it went into the cart', () => {
    expect(suggested(['latte', 'cookie'], ['popular0'], ['cake', 'cookie'])).toEqual([
      'cake',
      'cookie',
      'popular0',
    ]);
  });
});
