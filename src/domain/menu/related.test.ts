import { describe, expect, it } from 'vitest';
import { currencyOf } from '../money/money.ts';
import { buildersFor, categoryOf } from '../testing/build.ts';
import { indexItems } from './find.ts';
import type { MenuItem } from './menu-types.ts';
import { relatedTo } from './related.ts';

const { item } = buildersFor(currencyOf('KWD'));
const now = { dayIndex: 0, minutes: 600, date: '2026-03-02', offsetMinutes: 180 };
const dish = (id: string, part: Partial<MenuItem> = {}) => item(id, 1, { categoryId: 'soups', ...part });

const relatedIds = (of: MenuItem, others: MenuItem[], elsewhere: MenuItem[] = []) => {
  const menu = {
    categories: [
      categoryOf('food', [], { subcategories: [categoryOf('soups', [of, ...others])] }),
      categoryOf('drinks', elsewhere),
    ],
  };
  const index = indexItems(menu);
  const { items, isNamed } = relatedTo(of, menu, (id) => index.get(id), { kind: 'delivery', now });
  return [isNamed, items.map(({ id }) => id)];
};

describe('relatedTo', () => {
  it('is what the business names, from anywhere on the menu, each once', () => {
    const tea = item('tea', 1, { categoryId: 'drinks' });
    expect(
      relatedIds(dish('soup', { related: ['tea', 'soup', 'gone', 'tea'] }), [dish('broth')], [tea]),
    ).toEqual([true, ['tea']]);
  });

  it('is else its neighbours, those alike first, six at most', () => {
    const others = [1, 2, 3, 4, 5, 6, 7].map((at) =>
      dish(`s${at}`, { tags: at === 5 ? ['vegan', 'hot'] : at === 7 ? ['hot'] : [] }),
    );
    expect(relatedIds(dish('soup', { tags: ['hot', 'vegan'] }), others)).toEqual([
      false,
      ['s5', 's7', 's1', 's2', 's3', 's4'],
    ]);
  });

  it('leaves out what cannot be had now or not this way', () => {
    const others = [
      dish('sold', { soldOut: true }),
      dish('hidden', { visible: false }),
      dish('table', { types: { delivery: false, car_pickup: true, dine_in: true, reservation: false } }),
      dish('night', { window: { on: true, from: 1200, to: 1300 } }),
      dish('broth'),
    ];
    expect(relatedIds(dish('soup', { related: ['sold', 'night'] }), others)).toEqual([false, ['broth']]);
  });
});
