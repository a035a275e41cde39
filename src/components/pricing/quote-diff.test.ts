import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteLine as WireLine, Quote as WireQuote } from '../../api/contract/quote-contract.ts';
import { toQuote } from '../../api/mappers/map-quote.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import type { Money } from '../../domain/money/money.ts';
import { diffQuotes } from './quote-diff.ts';

const wireLine = (item_id: string, total_price: number, overrides: Partial<WireLine> = {}): WireLine => ({
  item_id,
  name: { en: item_id },
  quantity: 1,
  price_label: null,
  modifiers: [],
  comment: '',
  unit_price: total_price,
  discounted_price: total_price,
  modifiers_price: 0,
  total_price,
  ...overrides,
});

const wireQuote = (...lines: WireLine[]): WireQuote => ({
  currency: 'KWD',
  currency_digits: 3,
  lines,
  subtotal: 0,
  net_subtotal: 0,
  discount: 0,
  coupon: 0,
  inclusive_taxes: [],
  exclusive_taxes: [],
  delivery_fee: 0,
  rounding: 0,
  total: 0,
  wallet: 0,
  due: 0,
});

const toDecimalOrNull = (amount: Money | null) => amount && toDecimal(amount);
const diffWireLines = (shownQuote: WireQuote, serverQuote: WireQuote) =>
  diffQuotes(toQuote(shownQuote), toQuote(serverQuote)).lines.map((lineChange) => ({
    ...lineChange,
    before: toDecimalOrNull(lineChange.before),
    after: toDecimalOrNull(lineChange.after),
  }));

const oat = { id: 'oat', locales: {}, quantity: 1, price: 0.2 };
const shot = { id: 'shot', locales: {}, quantity: 1, price: 0.3 };

describe('diffQuotes', () => {
  it('reports no change for a line with the same price in both quotes', () => {
    expect(diffWireLines(wireQuote(wireLine('tea', 1)), wireQuote(wireLine('tea', 1)))).toEqual([]);
  });

  it('returns the old and the new price of a line whose price changed', () => {
    const [lineChange] = diffWireLines(
      wireQuote(wireLine('tea', 1), wireLine('cake', 2)),
      wireQuote(wireLine('tea', 1.5), wireLine('cake', 2)),
    );
    expect(lineChange).toMatchObject({ line: { itemId: 'tea' }, before: 1, after: 1.5, reason: 'price' });
  });

  it('returns no new price for a removed line, and no old price for an added line', () => {
    const changes = diffWireLines(wireQuote(wireLine('tea', 1)), wireQuote(wireLine('cake', 2)));
    expect(changes.map(({ line: { itemId }, before, after }) => [itemId, before, after])).toEqual([
      ['tea', 1, null],
      ['cake', null, 2],
    ]);
  });

  it('compares the prices of lines with the same item and options, whatever the order of the options', () => {
    const shownQuote = wireQuote(wireLine('latte', 2, { modifiers: [oat, shot] }), wireLine('latte', 1.5));
    const serverQuote = wireQuote(wireLine('latte', 1.5), wireLine('latte', 2.5, { modifiers: [shot, oat] }));
    const lines = diffWireLines(shownQuote, serverQuote);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ before: 2, after: 2.5 });
  });

  it('finds no price change between two quotes with the same lines in a different order', () => {
    const lines = fc.uniqueArray(fc.record({ id: fc.string(), price: fc.nat() }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(lines, (randomLines) => {
        const wireLines = randomLines.map(({ id, price }) => wireLine(id, price));
        expect(diffWireLines(wireQuote(...wireLines), wireQuote(...wireLines.toReversed()))).toEqual([]);
      }),
    );
  });

  it.each([
    ['the quantity', { quantity: 2 }, 'quantity'],
    ['the discount', { discounted_price: 0.8 }, 'discount'],
    ['the price of the options', { modifiers_price: 0.5 }, 'options'],
    ['an unknown part', {}, null],
  ] as const)('reports which part of a line’s price changed: %s', (_, overrides, reason) => {
    const tea = wireLine('tea', 1);
    const lines = diffWireLines(wireQuote(tea), wireQuote({ ...tea, total_price: 2, ...overrides }));
    expect(lines[0]?.reason).toBe(reason);
  });
});

describe('diffQuotes of figures', () => {
  const wireTax = (rate: number, totalTaxValue: number, taxId = 'vat') => ({
    taxId,
    taxName: { en: taxId },
    rate,
    totalTaxValue,
    taxValue: totalTaxValue,
    modifiersTaxValue: 0,
  });
  const diffWireFigures = (shownQuote: Partial<WireQuote>, serverQuote: Partial<WireQuote>) =>
    diffQuotes(
      toQuote({ ...wireQuote(), ...shownQuote }),
      toQuote({ ...wireQuote(), ...serverQuote }),
    ).figures.map(({ figure, before, after, rates }) => [
      figure.kind,
      toDecimalOrNull(before),
      toDecimalOrNull(after),
      ...(rates ? [rates] : []),
    ]);

  it('returns the amounts that differ between two quotes, and always the total', () => {
    expect(diffWireFigures({ subtotal: 2, total: 2 }, { subtotal: 2, total: 2 })).toEqual([['total', 2, 2]]);
    expect(
      diffWireFigures(
        { subtotal: 2, total: 3, delivery_fee: 1 },
        { subtotal: 2, total: 3.5, delivery_fee: 1.5 },
      ),
    ).toEqual([
      ['deliveryFee', 1, 1.5],
      ['total', 3, 3.5],
    ]);
  });

  it('returns the earlier reduction of a coupon that the new quote lacks', () => {
    expect(
      diffWireFigures(
        { subtotal: 2, coupon: 0.5, coupon_code: 'TEN', total: 1.5 },
        { subtotal: 2, total: 2 },
      ),
    ).toEqual([
      ['coupon', -0.5, null],
      ['total', 1.5, 2],
    ]);
  });

  it('compares a tax with the earlier tax of the same id after the tax rate has changed', () => {
    expect(
      diffWireFigures({ exclusive_taxes: [wireTax(5, 0.1)] }, { exclusive_taxes: [wireTax(10, 0.2)] }),
    ).toEqual([
      ['taxAdded', 0.1, 0.2, { before: '5', after: '10' }],
      ['total', 0, 0],
    ]);
  });

  it('does not confuse two taxes with the same id and different rates', () => {
    const shownQuote = { inclusive_taxes: [wireTax(5, 0.1), wireTax(10, 0.2)] };
    expect(diffWireFigures(shownQuote, { inclusive_taxes: [wireTax(5, 0.1), wireTax(10, 0.3)] })).toEqual([
      ['total', 0, 0],
      ['taxIncluded', 0.2, 0.3],
    ]);
  });
});
