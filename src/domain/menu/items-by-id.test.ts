import { expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { buildCategory, buildersFor } from '../testing/build.ts';
import { indexItemsById } from './items-by-id.ts';

it('indexes the items of categories and subcategories by id', () => {
  const { item } = buildersFor(createCurrency('KWD'));
  const menu = {
    categories: [
      buildCategory('drinks', [item('tea', 1)], {
        subcategories: [buildCategory('coffee', [item('latte', 2)])],
      }),
      buildCategory('food', [item('cake', 3)]),
    ],
  };
  expect([...indexItemsById(menu).keys()].sort()).toEqual(['cake', 'latte', 'tea']);
  expect(indexItemsById(menu).get('latte')?.price?.minor).toBe(2000);
});
