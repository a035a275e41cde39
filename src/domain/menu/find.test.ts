import { expect, it } from 'vitest';
import { currencyOf } from '../money/money.ts';
import { buildersFor, categoryOf } from '../testing/build.ts';
import { indexItems } from './find.ts';

it('finds items of categories and of their subcategories by id', () => {
  const { item } = buildersFor(currencyOf('KWD'));
  const menu = {
    categories: [
      categoryOf('drinks', [item('tea', 1)], { subcategories: [categoryOf('coffee', [item('latte', 2)])] }),
      categoryOf('food', [item('cake', 3)]),
    ],
  };
  expect([...indexItems(menu).keys()].sort()).toEqual(['cake', 'latte', 'tea']);
  expect(indexItems(menu).get('latte')?.price?.minor).toBe(2000);
});
