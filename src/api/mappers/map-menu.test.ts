import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { createCurrency } from '../../domain/money/money.ts';
import { itemWithGroup, mapMenu, mapSingleItem, OAT } from '../testing/mapped-menu.ts';
import { wireCategory, wireItem } from '../testing/wire-examples.ts';

describe('toMenu', () => {
  it('converts decimal prices to minor units without floating-point errors', () => {
    // 1.005 * 1000 is 1004.9999999999999 in floating point.
    expect(mapSingleItem(wireItem('a', { price: 1.005 }))?.price?.minor).toBe(1005);
    expect(mapSingleItem(wireItem('a', { price: 0.29 }), createCurrency('EUR', 2))?.price?.minor).toBe(29);
    expect(mapSingleItem(wireItem('a', { price: 1200 }), createCurrency('JPY', 0))?.price?.minor).toBe(1200);
  });

  it('keeps the decimals of a tax rate', () => {
    const item = mapSingleItem(
      wireItem('a', { inclusive_taxes: [{ id: 'vat', name: { en: 'VAT' }, rate: 8.25 }] }),
    );
    expect(item?.inclusiveTaxes).toEqual([{ id: 'vat', name: { en: 'VAT' }, rate: '8.25', rates: {} }]);
  });

  // @spec entities/menu
  it('maps price labels, modifier groups, availability and pictures of an item', () => {
    const item = mapSingleItem(
      wireItem('a', {
        price: null,
        image: { src: 'media/a', width: 640, height: 480, color: '#ffeedd' },
        price_labels: [
          {
            id: 's',
            label: { en: 'Small' },
            price: 1,
            minimum: 0,
            preparation_time: 2,
            preparation_time_type: 'hour',
          },
          { id: 'l', label: { en: 'Large' }, price: 2, maximum: 5, isQty: false },
        ],
        modifier_groups: [
          {
            id: 'milk',
            name: { en: 'Milk' },
            min: 1,
            max: 1,
            modifiers: [{ id: 'oat', locales: { en: 'Oat' }, price: 0.25, taxes: [], default: true }],
          },
        ],
        available: '{"status":true,"from":"08:00","to":"11:30"}',
        availability: { 0: { closed: false, shifts: [{ time_from: 24, time_to: 24 }] } },
      }),
    );
    expect(item?.image).toEqual({
      src: 'https://api.test/media/a',
      width: 640,
      height: 480,
      color: '#ffeedd',
    });
    expect(
      item?.priceLabels.map(({ minimum, maximum, allowsQuantity, preparationMinutes }) => [
        minimum,
        maximum,
        allowsQuantity,
        preparationMinutes,
      ]),
    ).toEqual([
      [1, 1000, true, 120],
      [1, 5, false, null],
    ]);
    const oat = item?.modifierGroups[0]?.modifiers[0];
    expect(oat).toMatchObject({
      id: 'oat',
      name: { en: 'Oat' },
      taxes: [],
      isDefault: true,
      available: true,
      maxQuantity: 1,
    });
    expect(oat && toDecimal(oat.price)).toBe(0.25);
    expect(item?.window).toEqual({ on: true, from: 480, to: 690 });
    expect(item?.hours?.[0]).toEqual({ closed: false, shifts: [{ from: 0, to: 1440 }] });
    expect(item?.hours?.[1]?.closed).toBe(true);
  });

  it.each([
    ['https://cdn.test/a', 'https://cdn.test/a'],
    ['//cdn.test/a', '//cdn.test/a'],
    ['/media/a', 'https://api.test/media/a'],
  ])('resolves the picture URL %s to %s', (src, expected) => {
    expect(mapSingleItem(wireItem('a', { image: { src, width: 1, height: 1 } }))?.image?.src).toBe(expected);
  });

  it('keeps all 200 options of an item and its description of 10,000 characters', () => {
    const modifiers = Array.from({ length: 200 }, (_, index) => ({ ...OAT, id: `m${index}` }));
    const description = { en: '<b>Tea</b> '.repeat(1000) };
    const item = mapSingleItem({ ...itemWithGroup({ min: 0, max: 200 }, modifiers), description });
    expect(item?.modifierGroups[0]?.modifiers).toHaveLength(200);
    expect(item?.description).toEqual(description);
  });

  it('keeps the first of several items with the same id and reports the id once', () => {
    const { menu, report } = mapMenu([
      wireCategory('c', [wireItem('a'), wireItem('a', { price: 9 })]),
      wireCategory('d', [wireItem('a', { price: 8 }), wireItem('b')]),
    ]);
    expect(menu.categories.map(({ items }) => items.map(({ id }) => id))).toEqual([['a'], ['b']]);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'item a');
  });

  // @spec entities/item
  it('assigns each item to the category that lists it, not to the category in the item’s own field', () => {
    const { menu } = mapMenu([
      {
        ...wireCategory('c', [wireItem('a', { category: 'nowhere' })]),
        subcategories: [wireCategory('s', [wireItem('b', { category: null, grand_category: 'x' })])],
      },
    ]);
    const [category] = menu.categories;
    const categoryIds = [category?.items[0], category?.subcategories[0]?.items[0]].map((item) => [
      item?.categoryId,
      item?.grandCategoryId,
    ]);
    expect(categoryIds).toEqual([
      ['c', null],
      ['s', 'c'],
    ]);
  });

  it('omits and reports a duplicate category, even a category nested in itself', () => {
    const nestedCategory = {
      ...wireCategory('s', [wireItem('b')]),
      subcategories: [wireCategory('c', [wireItem('x')])],
    };
    const { menu, report } = mapMenu([
      { ...wireCategory('c', [wireItem('a')]), subcategories: [nestedCategory] },
      wireCategory('s', [wireItem('y')]),
    ]);
    expect(menu.categories.map(({ id }) => id)).toEqual(['c']);
    expect(menu.categories[0]?.subcategories).toMatchObject([
      { id: 's', items: [{ id: 'b' }], subcategories: [] },
    ]);
    expect(report.mock.calls.map(([, subject]) => subject)).toEqual(['category c', 'category s']);
  });

  it('maps at most five levels of nested categories', () => {
    let nestedCategory: object = wireCategory('9999', [wireItem('i9999')]);
    for (let level = 9998; level >= 0; level--)
      nestedCategory = {
        ...wireCategory(`${level}`, [wireItem(`i${level}`)]),
        subcategories: [nestedCategory],
      };
    const { menu, report } = mapMenu([nestedCategory]);
    const ids: string[] = [];
    for (let category = menu.categories[0]; category; category = category.subcategories[0])
      ids.push(category.id);
    expect(ids).toEqual(['0', '1', '2', '3', '4']);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'category 5');
  });

  it('omits categories without a name and invalid nested categories', () => {
    const { menu, report } = mapMenu([
      { ...wireCategory('c', []), name: {} },
      {
        ...wireCategory('d', []),
        subcategories: [{ ...wireCategory('s', []), subcategories: [7, { id: 't' }] }],
      },
    ]);
    expect(menu.categories.map(({ id }) => id)).toEqual(['d']);
    expect(menu.categories[0]?.subcategories[0]?.subcategories).toEqual([]);
    expect(report).toHaveBeenCalledTimes(3);
  });

  it('drops and reports the unreadable hours of a category', () => {
    const { menu, report } = mapMenu([{ ...wireCategory('c', []), available: '{' }]);
    expect(menu.categories[0]?.window).toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'category c');
  });

  // @spec entities/item
  it('keeps subcategories with their items', () => {
    const { menu } = mapMenu([
      { ...wireCategory('c', [wireItem('a')]), subcategories: [wireCategory('s', [wireItem('b')])] },
    ]);
    expect(menu.categories[0]?.subcategories[0]).toMatchObject({
      id: 's',
      subcategories: [],
      items: [{ id: 'b' }],
    });
  });
});
