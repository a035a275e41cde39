import { describe, expect, it, vi } from 'vitest';
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
    ['no price at all', wireItem('bad', { price: null })],
    ['a picture that is code', wireItem('bad', { image: { src: 7 as never, width: 1, height: 1 } })],
  ])('drops one bad item and reports it: %s', (_, bad) => {
    const { menu, report } = map([wireCategory('c', [wireItem('a'), bad, wireItem('b')])]);
    expect(menu.categories[0]?.items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), bad ? 'item bad' : 'item undefined');
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
    expect(ids()).toEqual([
      ['a', 'b'],
      ['z', 'a'],
    ]);
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
    expect(report).toHaveBeenCalledOnce();
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
