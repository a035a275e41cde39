import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteLine as WireLine } from '../../api/contract/quote-contract.ts';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { wireQuote } from '../../api/testing/wire-examples.ts';
import type { DiscountBook } from '../../domain/menu/menu-types.ts';
import { currencyOf } from '../../domain/money/money.ts';
import { buildersFor } from '../../domain/testing/build.ts';
import { isAsItWas, isTakenFirst, orderAgain } from './order-again.ts';

const { item, label, group, modifier } = buildersFor(currencyOf('KWD'));
const NONE: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };

const line = (item_id: string, part: Partial<WireLine> = {}): WireLine => ({
  item_id,
  name: { en: `old ${item_id}` },
  quantity: 2,
  price_label: null,
  modifiers: [],
  comment: '',
  unit_price: 1,
  discounted_price: 1,
  modifiers_price: 0,
  total_price: 2,
  ...part,
});
const option = (id: string) => ({ id, locales: { en: id }, quantity: 1, price: 0.2 });

const milk = group('milk', 1, 1, [modifier('oat', 0.2), modifier('soy', 0.2, { available: false })]);
const extras = group('extras', 0, 3, [modifier('shot', 0.3), modifier('syrup', 0.1, { available: false })]);
const menu = [
  item('tea', 1),
  item('juice', null, { priceLabels: [label('s', 1, { label: { en: 'Small', ar: 'صغير' } })] }),
  item('latte', 1.5, { modifierGroups: [milk] }),
  item('mocha', 2, { modifierGroups: [extras] }),
  item('cake', 2, { soldOut: true }),
  item('tray', 9, { types: { car_pickup: false, delivery: true, dine_in: true, reservation: false } }),
  item('box', 1, { minimumQuantity: 4 }),
];
const again = (lines: WireLine[], discounts = NONE) =>
  orderAgain(toQuote(wireQuote({ lines })), {
    itemById: (id) => menu.find((entry) => entry.id === id),
    discounts,
    type: 'car_pickup',
  });
const only = (...given: Parameters<typeof again>) => again(...given)[0];

describe('ordering again', () => {
  it('takes lines over as they were, with count and note, by today’s name', () => {
    const lines = again([line('tea', { comment: 'hot' })]);
    expect(lines[0]).toMatchObject({
      name: { en: 'tea' },
      choice: { itemId: 'tea', priceLabelId: null, modifiers: [], note: 'hot', count: 2 },
      differences: [],
    });
    expect(isAsItWas(lines)).toBe(true);
  });

  it('finds the size by its name in any language', () => {
    expect(only([line('juice', { price_label: { ar: 'صغير' } })])?.choice?.priceLabelId).toBe('s');
    expect(only([line('juice', { price_label: { en: 'Large' } })])?.differences).toEqual([
      { kind: 'gone', reason: 'size_gone' },
    ]);
  });

  it.each([
    ['soup', 'not_here'],
    ['cake', 'sold_out'],
    ['tray', 'not_sold_so'],
    ['latte', 'choice_gone'],
  ])('says why %s cannot be had: %s', (id, reason) => {
    const found = only([line(id)]);
    expect(found).toMatchObject({ choice: null, differences: [{ kind: 'gone', reason }] });
  });

  it('calls what is gone as it was called', () => {
    expect(only([line('soup')])?.name).toEqual({ en: 'old soup' });
  });

  it('offers a line without the options that are gone, and takes it so only when asked', () => {
    const bought = line('mocha', {
      modifiers: [option('shot'), option('syrup'), option('gold')],
      discounted_price: 2,
      modifiers_price: 0.6,
    });
    const found = only([bought]);
    expect(found?.choice?.modifiers).toEqual([{ id: 'shot', quantity: 1 }]);
    expect(found?.differences).toMatchObject([
      { kind: 'without', options: [{ en: 'syrup' }, { en: 'gold' }] },
      { kind: 'price', from: { minor: 2600 }, to: { minor: 2300 } },
    ]);
    expect(found && isTakenFirst(found)).toBe(false);
    // Where one of them has to be chosen there is nothing left to take.
    expect(only([line('latte', { modifiers: [option('soy')] })])?.choice).toBeNull();
  });

  it('says what another price it has, for one count, also when that is a discount', () => {
    expect(only([line('tea', { discounted_price: 0.8 })])?.differences).toMatchObject([
      { kind: 'price', from: { minor: 800 }, to: { minor: 1000 } },
    ]);
    const half: DiscountBook = {
      allMenu: { id: 'half', kind: { type: 'percent', rate: '50' } },
      byItem: {},
      byCategory: {},
    };
    const [now] = again([line('tea')], half);
    expect(now?.differences).toMatchObject([{ kind: 'price', to: { minor: 500 } }]);
    expect(now && isTakenFirst(now)).toBe(true);
  });

  it('takes no fewer than there have to be', () => {
    expect(only([line('box')])).toMatchObject({
      choice: { count: 4 },
      differences: [{ kind: 'count', from: 2, to: 4 }],
    });
  });

  it('never puts anything into a cart that was not ordered, and names whatever is missing', () => {
    const anyLine = fc
      .record({
        id: fc.constantFrom(...menu.map(({ id }) => id), 'soup'),
        options: fc.uniqueArray(fc.constantFrom('oat', 'soy', 'shot', 'syrup', 'gold')),
        quantity: fc.integer({ min: 1, max: 9 }),
      })
      .map(({ id, options, quantity }) => line(id, { quantity, modifiers: options.map(option) }));
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1 }), (lines) => {
        for (const [at, { choice, differences }] of again(lines).entries()) {
          const bought = lines[at];
          const kinds = differences.map(({ kind }) => kind);
          if (!choice) {
            expect(kinds).toEqual(['gone']);
            continue;
          }
          expect(choice.itemId).toBe(bought?.item_id);
          const ids = bought?.modifiers.map(({ id }) => id) ?? [];
          for (const { id } of choice.modifiers) expect(ids).toContain(id);
          expect(kinds.includes('without')).toBe(choice.modifiers.length < ids.length);
          expect(kinds.includes('count')).toBe(choice.count !== bought?.quantity);
        }
      }),
    );
  });
});
