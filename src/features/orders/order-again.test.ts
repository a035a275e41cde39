import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteLine as WireLine } from '../../api/contract/quote-contract.ts';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { wireQuote } from '../../api/testing/wire-examples.ts';
import type { DiscountBook } from '../../domain/menu/menu-types.ts';
import { createCurrency } from '../../domain/money/money.ts';
import { buildersFor } from '../../domain/testing/build.ts';
import { compareWithMenu, isSelectedInitially, isUnchanged } from './order-again.ts';

const { item, label, group, modifier } = buildersFor(createCurrency('KWD'));
const NO_DISCOUNTS: DiscountBook = { allMenu: null, byItem: {}, byCategory: {} };

const buildLine = (item_id: string, overrides: Partial<WireLine> = {}): WireLine => ({
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
  ...overrides,
});
const buildOption = (id: string) => ({ id, locales: { en: id }, quantity: 1, price: 0.2 });

const milkGroup = group('milk', 1, 1, [modifier('oat', 0.2), modifier('soy', 0.2, { available: false })]);
const extrasGroup = group('extras', 0, 3, [
  modifier('shot', 0.3),
  modifier('syrup', 0.1, { available: false }),
]);
const menu = [
  item('tea', 1),
  item('juice', null, { priceLabels: [label('s', 1, { label: { en: 'Small', ar: 'صغير' } })] }),
  item('latte', 1.5, { modifierGroups: [milkGroup] }),
  item('mocha', 2, { modifierGroups: [extrasGroup] }),
  item('cake', 2, { soldOut: true }),
  item('tray', 9, { types: { car_pickup: false, delivery: true, dine_in: true, reservation: false } }),
  item('box', 1, { minimumQuantity: 4 }),
];
const compareLines = (lines: WireLine[], discounts = NO_DISCOUNTS) =>
  compareWithMenu(toQuote(wireQuote({ lines })), {
    findItem: (id) => menu.find((entry) => entry.id === id),
    discounts,
    type: 'car_pickup',
  });
const compareLine = (...compareArguments: Parameters<typeof compareLines>) =>
  compareLines(...compareArguments)[0];

describe('ordering again', () => {
  it('keeps the count and note of a reordered line and uses the item’s current name', () => {
    const lines = compareLines([buildLine('tea', { comment: 'hot' })]);
    expect(lines[0]).toMatchObject({
      name: { en: 'tea' },
      choice: { itemId: 'tea', priceLabelId: null, modifiers: [], note: 'hot', count: 2 },
      differences: [],
    });
    expect(isUnchanged(lines)).toBe(true);
  });

  it('finds the price label of a reordered line by the label’s name in any language', () => {
    expect(compareLine([buildLine('juice', { price_label: { ar: 'صغير' } })])?.choice?.priceLabelId).toBe(
      's',
    );
    expect(compareLine([buildLine('juice', { price_label: { en: 'Large' } })])?.differences).toEqual([
      { kind: 'gone', reason: 'size_gone' },
    ]);
  });

  it.each([
    ['soup', 'not_here'],
    ['cake', 'sold_out'],
    ['tray', 'not_sold_for_order_type'],
    ['latte', 'choice_gone'],
  ])('reports why the item %s cannot be ordered again: %s', (id, reason) => {
    const reorderLine = compareLine([buildLine(id)]);
    expect(reorderLine).toMatchObject({ choice: null, differences: [{ kind: 'gone', reason }] });
  });

  it('uses the old name of a reordered item that is no longer on the menu', () => {
    expect(compareLine([buildLine('soup')])?.name).toEqual({ en: 'old soup' });
  });

  it('offers a reordered line without its removed options, but does not preselect the line', () => {
    const oldLine = buildLine('mocha', {
      modifiers: [buildOption('shot'), buildOption('syrup'), buildOption('gold')],
      discounted_price: 2,
      modifiers_price: 0.6,
    });
    const reorderLine = compareLine([oldLine]);
    expect(reorderLine?.choice?.modifiers).toEqual([{ id: 'shot', quantity: 1 }]);
    expect(reorderLine?.differences).toMatchObject([
      { kind: 'without', options: [{ en: 'syrup' }, { en: 'gold' }] },
      { kind: 'price', from: { minor: 2600 }, to: { minor: 2300 } },
    ]);
    expect(reorderLine && isSelectedInitially(reorderLine)).toBe(false);
    // A required group without an available option cannot be completed.
    expect(compareLine([buildLine('latte', { modifiers: [buildOption('soy')] })])?.choice).toBeNull();
  });

  it('reports that the unit price of a reordered line has changed, discounts included', () => {
    expect(compareLine([buildLine('tea', { discounted_price: 0.8 })])?.differences).toMatchObject([
      { kind: 'price', from: { minor: 800 }, to: { minor: 1000 } },
    ]);
    const halfPrice: DiscountBook = {
      allMenu: { id: 'half', kind: { type: 'percent', rate: '50' } },
      byItem: {},
      byCategory: {},
    };
    const [discountedLine] = compareLines([buildLine('tea')], halfPrice);
    expect(discountedLine?.differences).toMatchObject([{ kind: 'price', to: { minor: 500 } }]);
    expect(discountedLine && isSelectedInitially(discountedLine)).toBe(true);
  });

  it('raises the count of a reordered line to the minimum quantity', () => {
    expect(compareLine([buildLine('box')])).toMatchObject({
      choice: { count: 4 },
      differences: [{ kind: 'count', from: 2, to: 4 }],
    });
  });

  it('reorders only items and options of the earlier order, and reports everything that is missing', () => {
    const anyLine = fc
      .record({
        id: fc.constantFrom(...menu.map(({ id }) => id), 'soup'),
        options: fc.uniqueArray(fc.constantFrom('oat', 'soy', 'shot', 'syrup', 'gold')),
        quantity: fc.integer({ min: 1, max: 9 }),
      })
      .map(({ id, options, quantity }) => buildLine(id, { quantity, modifiers: options.map(buildOption) }));
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1 }), (lines) => {
        for (const [index, { choice, differences }] of compareLines(lines).entries()) {
          const orderedLine = lines[index];
          const differenceKinds = differences.map(({ kind }) => kind);
          if (!choice) {
            expect(differenceKinds).toEqual(['gone']);
            continue;
          }
          expect(choice.itemId).toBe(orderedLine?.item_id);
          const orderedOptionIds = orderedLine?.modifiers.map(({ id }) => id) ?? [];
          for (const { id } of choice.modifiers) expect(orderedOptionIds).toContain(id);
          expect(differenceKinds.includes('without')).toBe(choice.modifiers.length < orderedOptionIds.length);
          expect(differenceKinds.includes('count')).toBe(choice.count !== orderedLine?.quantity);
        }
      }),
    );
  });
});
