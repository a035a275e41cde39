import { describe, expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { buildCategory, buildersFor } from '../testing/build.ts';
import { suggestItems } from './suggested-items.ts';

const { item } = buildersFor(createCurrency('KWD'));
const category = buildCategory('food', [
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
const itemsById = new Map(category.items.map((item) => [item.id, item]));
const suggestIds = (cartItemIds: string[], popularIds: string[] = [], previousIds: string[] = []) =>
  suggestItems(
    { cartItemIds, popularIds, previousIds },
    { categories: [category] },
    (id) => itemsById.get(id),
    {
      kind: 'car_pickup',
      now: { date: '2026-03-01', dayIndex: 0, minutes: 600, offsetMinutes: 180 },
    },
  ).map(({ id }) => id);

describe('suggestItems', () => {
  it('suggests items related to the cart first, then popular items, without duplicates', () => {
    expect(suggestIds(['latte', 'mocha'], ['cookie', 'popular0'])).toEqual(['cake', 'cookie', 'popular0']);
  });

  it('suggests no item that is in the cart, sold out, or not sold for this order type', () => {
    expect(suggestIds(['latte', 'cake'], ['soldOut', 'delivered', 'latte', 'cookie'])).toEqual(['cookie']);
  });

  it('suggests at most six items for a cart', () => {
    const popularIds = Array.from({ length: 9 }, (_, index) => `popular${index}`);
    expect(suggestIds(['mocha'], popularIds)).toHaveLength(6);
  });

  it('keeps suggested items at their positions, even after they are added to the cart', () => {
    expect(suggestIds(['latte', 'cookie'], ['popular0'], ['cake', 'cookie'])).toEqual([
      'cake',
      'cookie',
      'popular0',
    ]);
  });
});
