import { describe, expect, it, vi } from 'vitest';
import type { MenuItem } from '../domain/menu/types.ts';
import { toDecimal } from '../domain/money/arithmetic.ts';
import { type Currency, currencyOf } from '../domain/money/money.ts';
import { readMenu, toMenu } from './map-menu.ts';
import { menu as menuSchema } from './schemas/menu.ts';
import { wireCategory, wireItem } from './wire-for-tests.ts';

const KWD: Currency = currencyOf('KWD');
const map = (categories: unknown[], currency = KWD, origin = 'https://api.test') => {
  const report = vi.fn();
  return { menu: toMenu(menuSchema.parse({ categories }), currency, origin, report), report };
};
type WireItemInput = ReturnType<typeof wireItem>;
const OAT = { id: 'oat', locales: { en: 'Oat' }, price: 0.25 };
/** A bad item by its group, or a good one. */
const withGroup = (group: object, modifiers: object[] = [OAT]): WireItemInput =>
  wireItem('bad', { modifier_groups: [{ id: 'milk', name: { en: 'Milk' }, ...group, modifiers } as never] });
const only = (item: unknown, currency = KWD) =>
  map([wireCategory('c', [item])], currency).menu.categories[0]?.items[0];

describe('toMenu', () => {
  it('turns amounts into minor units through their decimal text', () => {
    // 1.005 * 1000 is 1004.9999999999999 in floats.
    expect(only(wireItem('a', { price: 1.005 }))?.price?.minor).toBe(1005);
    expect(only(wireItem('a', { price: 0.29 }), currencyOf('EUR', 2))?.price?.minor).toBe(29);
    expect(only(wireItem('a', { price: 1200 }), currencyOf('JPY', 0))?.price?.minor).toBe(1200);
  });

  it('keeps the decimals of a rate', () => {
    const item = only(wireItem('a', { inclusive_taxes: [{ id: 'vat', name: { en: 'VAT' }, rate: 8.25 }] }));
    expect(item?.inclusiveTaxes).toEqual([{ id: 'vat', name: { en: 'VAT' }, rate: '8.25' }]);
  });

  it('reads labels, groups, availability and pictures', () => {
    const item = only(
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
      item?.priceLabels.map(({ minimum, maximum, isQty, preparationMinutes }) => [
        minimum,
        maximum,
        isQty,
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
  ])('makes picture addresses absolute: %s', (src, expected) => {
    expect(only(wireItem('a', { image: { src, width: 1, height: 1 } }))?.image?.src).toBe(expected);
  });

  it.each([
    ['null', null],
    ['no name', { ...wireItem('bad'), name: undefined }],
    ['a price in words', wireItem('bad', { price: 'much' as never })],
    ['a negative price', wireItem('bad', { price: -1 })],
    ['more decimals than the currency has', wireItem('bad', { price: 1.0005 })],
    ['sizes without prices', wireItem('bad', { price: null, price_labels: [{ id: 's' } as never] })],
    ['a name of blanks', wireItem('bad', { name: { en: '', ar: '  ' } })],
    ['no way of selling', { ...wireItem('bad'), types: undefined }],
    ['a choice to make that cannot be read', withGroup({ min: 1, max: 'one' as never })],
    ['a choice of which too little is left', withGroup({ min: 2, max: 2 }, [OAT, { id: 'soy' }])],
    ['a choice that nobody can make', withGroup({ min: 3, max: 2 })],
  ])('drops one bad item and reports it: %s', (_, bad) => {
    const { menu, report } = map([wireCategory('c', [wireItem('a'), bad, wireItem('b')])]);
    expect(menu.categories[0]?.items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), bad ? 'item bad' : 'item undefined');
  });

  it.each<[string, Partial<WireItemInput>, (item: MenuItem) => unknown, unknown]>([
    ['a picture', { image: { src: 7 as never } }, ({ image }) => image, null],
    ['a picture of nobody', { image: { src: 'a', provider: 'nobody' } }, ({ image }) => image, null],
    ['a description', { description: 'hot' as never }, ({ description }) => description, {}],
    [
      'a name in one language',
      { name: { en: 7 as never, ar: 'شاي', de: ' ' } },
      ({ name }) => name,
      { ar: 'شاي' },
    ],
    ['tags', { tags: ['new', 7 as never] }, ({ tags }) => tags, ['new']],
    [
      'a size',
      { price: null, price_labels: [{ id: 's', label: { en: 'S' }, price: 1 }, { id: 'm' } as never] },
      ({ priceLabels }) => priceLabels.length,
      1,
    ],
    [
      'an amount that does not fit',
      { price_labels: [{ id: 's', label: { en: 'S' }, price: 1.0005 }] },
      ({ priceLabels }) => priceLabels.length,
      0,
    ],
    [
      'an option',
      withGroup({ min: 1, max: 1 }, [OAT, { id: 'soy' }]),
      ({ modifierGroups }) => modifierGroups[0]?.modifiers.length,
      1,
    ],
    [
      'an option without a name',
      withGroup({ min: 1, max: 1 }, [OAT, { ...OAT, locales: {} }]),
      ({ modifierGroups }) => modifierGroups[0]?.modifiers.length,
      1,
    ],
    [
      'an option that asks on for what is not there',
      withGroup({ min: 1, max: 1 }, [
        OAT,
        { ...OAT, modifier_groups: [{ id: 'g', name: {}, min: 1, max: 1, modifiers: [] }] },
      ]),
      ({ modifierGroups }) => modifierGroups[0]?.modifiers.length,
      1,
    ],
    [
      'a choice that need not be made',
      withGroup({ min: 0, max: 'one' as never }),
      ({ modifierGroups }) => modifierGroups,
      [],
    ],
    ['hours in words', { available: 'mornings' }, ({ window }) => window, null],
    ['hours that are a list', { available: [1] as never }, ({ window }) => window, null],
    [
      'a side of its hours',
      { available: '{"from":"dawn","to":"10:00"}' },
      ({ window }) => window,
      { on: true, from: null, to: 600 },
    ],
    ['a week in words', { availability: 'weekdays' as never }, ({ hours }) => hours, null],
    [
      'a shift',
      {
        availability: {
          0: {
            closed: false,
            shifts: [
              { time_from: 'dawn', time_to: 'dusk' },
              { time_from: '9 AM', time_to: '10 AM' },
            ],
          },
        },
      },
      ({ hours }) => hours?.[0]?.shifts,
      [{ from: 540, to: 600 }],
    ],
    [
      'a day that does not exist',
      { availability: { 7: { closed: true }, 0: {} } as never },
      ({ hours }) => hours?.[0]?.closed,
      false,
    ],
    [
      'a price, where it has none',
      { price: null },
      ({ price, priceLabels }) => [price, priceLabels],
      [null, []],
    ],
    ['the size of a picture', { image: { src: '/a' } }, ({ image }) => [image?.width, image?.height], [0, 0]],
  ])('does without %s that is bad, and reports it', (_, part, of, expected) => {
    const { menu, report } = map([wireCategory('c', [{ ...wireItem('a'), ...part, id: 'a' }])]);
    const item = menu.categories[0]?.items[0];
    expect(item && of(item)).toEqual(expected);
    expect([...new Set(report.mock.calls.map(([, what]) => what))]).toEqual(['item a']);
  });

  it('takes 200 options and a description of 10,000 letters as they are', () => {
    const modifiers = Array.from({ length: 200 }, (_, at) => ({ ...OAT, id: `m${at}` }));
    const description = { en: '<b>Tea</b> '.repeat(1000) };
    const item = only({ ...withGroup({ min: 0, max: 200 }, modifiers), description });
    expect(item?.modifierGroups[0]?.modifiers).toHaveLength(200);
    expect(item?.description).toEqual(description);
  });

  it('reports an id that comes twice once, and keeps the first', () => {
    const { menu, report } = map([
      wireCategory('c', [wireItem('a'), wireItem('a', { price: 9 })]),
      wireCategory('d', [wireItem('a', { price: 8 }), wireItem('b')]),
    ]);
    expect(menu.categories.map(({ items }) => items.map(({ id }) => id))).toEqual([['a'], ['b']]);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'item a');
  });

  it('says of each item which category lists it, whatever the item says', () => {
    const { menu } = map([
      {
        ...wireCategory('c', [wireItem('a', { category: 'nowhere' })]),
        subcategories: [wireCategory('s', [wireItem('b', { category: null, grand_category: 'x' })])],
      },
    ]);
    const [category] = menu.categories;
    const places = [category?.items[0], category?.subcategories[0]?.items[0]].map((item) => [
      item?.categoryId,
      item?.grandCategoryId,
    ]);
    expect(places).toEqual([
      ['c', null],
      ['s', 'c'],
    ]);
  });

  it('leaves out a category that is there already, also below itself, and reports it', () => {
    const inside = {
      ...wireCategory('s', [wireItem('b')]),
      subcategories: [wireCategory('c', [wireItem('x')])],
    };
    const { menu, report } = map([
      { ...wireCategory('c', [wireItem('a')]), subcategories: [inside] },
      wireCategory('s', [wireItem('y')]),
    ]);
    expect(menu.categories.map(({ id }) => id)).toEqual(['c']);
    expect(menu.categories[0]?.subcategories).toMatchObject([
      { id: 's', items: [{ id: 'b' }], subcategories: [] },
    ]);
    expect(report.mock.calls.map(([, what]) => what)).toEqual(['category c', 'category s']);
  });

  it('reads categories five deep, and no deeper, however deep they go', () => {
    let deep: object = wireCategory('9999', [wireItem('i9999')]);
    for (let level = 9998; level >= 0; level--)
      deep = { ...wireCategory(`${level}`, [wireItem(`i${level}`)]), subcategories: [deep] };
    const { menu, report } = map([deep]);
    const ids: string[] = [];
    for (let at = menu.categories[0]; at; at = at.subcategories[0]) ids.push(at.id);
    expect(ids).toEqual(['0', '1', '2', '3', '4']);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'category 5');
  });

  it('leaves out a category without a name, and one that is none further down', () => {
    const { menu, report } = map([
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

  it('does without broken hours of a category, and reports them', () => {
    const { menu, report } = map([{ ...wireCategory('c', []), available: '{' }]);
    expect(menu.categories[0]?.window).toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'category c');
  });

  it('keeps subcategories with their items', () => {
    const { menu } = map([
      { ...wireCategory('c', [wireItem('a')]), subcategories: [wireCategory('s', [wireItem('b')])] },
    ]);
    expect(menu.categories[0]?.subcategories[0]).toMatchObject({
      id: 's',
      subcategories: [],
      items: [{ id: 'b' }],
    });
  });
});

describe('readMenu', () => {
  const wire = menuSchema.parse({
    categories: [
      wireCategory('c', [wireItem('a'), null, wireItem('b')]),
      wireCategory('d', [wireItem('z'), wireItem('a', { price: 9 })]),
    ],
  });

  it('reads as far as it is told, and then on', () => {
    const reader = readMenu(wire, KWD, '', () => undefined);
    const ids = () => reader.menu().categories.map(({ items }) => items.map(({ id }) => id));
    expect(reader.read((count) => count < 1)).toBe(false);
    expect(ids()).toEqual([['a'], []]);
    expect(reader.read((count) => count < 9)).toBe(true);
    expect(ids()).toEqual([['a', 'b'], ['z']]);
  });

  it('finds any item before it was read, once and for all', () => {
    const report = vi.fn();
    const reader = readMenu(wire, KWD, '', report);
    const item = reader.item('z');
    expect(item?.id).toBe('z');
    reader.read(() => true);
    expect(reader.item('z')).toBe(item);
    expect(reader.menu().categories[1]?.items[0]).toBe(item);
    expect(reader.item('nothing')).toBeUndefined();
    expect(report.mock.calls.map(([, what]) => what)).toEqual(['item a', 'item undefined']);
  });

  it('gives the first of two items with one id', () => {
    const price = readMenu(wire, KWD, '', () => undefined).item('a')?.price;
    expect(price && toDecimal(price)).toBe(1.5);
  });

  it('makes no code from text: a strict content policy would report it', () => {
    const made = vi.spyOn(globalThis, 'Function');
    const item = readMenu(wire, KWD, '', () => undefined).item('a');
    expect(item?.id).toBe('a');
    expect(made).not.toHaveBeenCalled();
  });
});
