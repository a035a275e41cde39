import { describe, expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { buildCategory, buildersFor } from '../testing/build.ts';
import { findRelatedItems } from './find-related-items.ts';
import { indexItemsById } from './items-by-id.ts';
import type { MenuItem } from './menu-types.ts';

const { item } = buildersFor(createCurrency('KWD'));
const now = { dayIndex: 0, minutes: 600, date: '2026-03-02', offsetMinutes: 180 };
const dish = (id: string, part: Partial<MenuItem> = {}) => item(id, 1, { categoryId: 'soups', ...part });

const findRelatedIds = (item: MenuItem, others: MenuItem[], otherCategoryItems: MenuItem[] = []) => {
  const menu = {
    categories: [
      buildCategory('food', [], { subcategories: [buildCategory('soups', [item, ...others])] }),
      buildCategory('drinks', otherCategoryItems),
    ],
  };
  const index = indexItemsById(menu);
  const { items, isChosenByBusiness } = findRelatedItems(item, menu, (id) => index.get(id), {
    kind: 'delivery',
    now,
  });
  return [isChosenByBusiness, items.map(({ id }) => id)];
};

describe('findRelatedItems', () => {
  it('returns the related items that the business chose, from any category, without duplicates', () => {
    const tea = item('tea', 1, { categoryId: 'drinks' });
    expect(
      findRelatedIds(dish('soup', { related: ['tea', 'soup', 'gone', 'tea'] }), [dish('broth')], [tea]),
    ).toEqual([true, ['tea']]);
  });

  it('suggests at most six items of the same category, those that share the most tags first', () => {
    const others = [1, 2, 3, 4, 5, 6, 7].map((number) =>
      dish(`s${number}`, { tags: number === 5 ? ['vegan', 'hot'] : number === 7 ? ['hot'] : [] }),
    );
    expect(findRelatedIds(dish('soup', { tags: ['hot', 'vegan'] }), others)).toEqual([
      false,
      ['s5', 's7', 's1', 's2', 's3', 's4'],
    ]);
  });

  it('omits related items that cannot be ordered now or for this order type', () => {
    const others = [
      dish('sold', { soldOut: true }),
      dish('hidden', { visible: false }),
      dish('table', { types: { delivery: false, car_pickup: true, dine_in: true, reservation: false } }),
      dish('night', { window: { on: true, from: 1200, to: 1300 } }),
      dish('broth'),
    ];
    expect(findRelatedIds(dish('soup', { related: ['sold', 'night'] }), others)).toEqual([false, ['broth']]);
  });
});
