import { describe, expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { buildCategory, buildersFor } from '../testing/build.ts';
import { findRelatedItems } from './find-related-items.ts';
import { indexItemsById } from './items-by-id.ts';
import type { MenuItem } from './menu-types.ts';

const { item } = buildersFor(createCurrency('KWD'));
const now = { dayIndex: 0, minutes: 600, date: '2026-03-02', offsetMinutes: 180 };
const buildDish = (id: string, overrides: Partial<MenuItem> = {}) =>
  item(id, 1, { categoryId: 'soups', ...overrides });

const findRelatedIds = (item: MenuItem, otherDishes: MenuItem[], otherCategoryItems: MenuItem[] = []) => {
  const menu = {
    categories: [
      buildCategory('food', [], { subcategories: [buildCategory('soups', [item, ...otherDishes])] }),
      buildCategory('drinks', otherCategoryItems),
    ],
  };
  const itemsById = indexItemsById(menu);
  const { items, isChosenByBusiness } = findRelatedItems(item, menu, (id) => itemsById.get(id), {
    kind: 'delivery',
    now,
  });
  return [isChosenByBusiness, items.map(({ id }) => id)];
};

describe('findRelatedItems', () => {
  it('returns the related items that the business chose, from any category, without duplicates', () => {
    const tea = item('tea', 1, { categoryId: 'drinks' });
    expect(
      findRelatedIds(
        buildDish('soup', { related: ['tea', 'soup', 'gone', 'tea'] }),
        [buildDish('broth')],
        [tea],
      ),
    ).toEqual([true, ['tea']]);
  });

  it('suggests at most six items of the same category, starting with those that share the most tags', () => {
    const otherDishes = [1, 2, 3, 4, 5, 6, 7].map((index) =>
      buildDish(`s${index}`, { tags: index === 5 ? ['vegan', 'hot'] : index === 7 ? ['hot'] : [] }),
    );
    expect(findRelatedIds(buildDish('soup', { tags: ['hot', 'vegan'] }), otherDishes)).toEqual([
      false,
      ['s5', 's7', 's1', 's2', 's3', 's4'],
    ]);
  });

  it('omits related items that cannot be ordered now or for this order type', () => {
    const otherDishes = [
      buildDish('sold', { soldOut: true }),
      buildDish('hidden', { visible: false }),
      buildDish('table', { types: { delivery: false, car_pickup: true, dine_in: true, reservation: false } }),
      buildDish('night', { window: { on: true, from: 1200, to: 1300 } }),
      buildDish('broth'),
    ];
    expect(findRelatedIds(buildDish('soup', { related: ['sold', 'night'] }), otherDishes)).toEqual([
      false,
      ['broth'],
    ]);
  });
});
