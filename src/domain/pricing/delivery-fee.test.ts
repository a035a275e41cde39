import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-types.ts';
import type { PriceLabel } from '../menu/menu-types.ts';
import { currencyOf, MoneyError } from '../money/money.ts';
import { buildersFor } from '../testing/build.ts';
import { priceCart } from './cart-price.ts';
import { shippedWeight } from './delivery-fee.ts';
import type { PricingInput, ShippingRates } from './pricing-types.ts';
import { faultsIn } from './testing/adds-up.ts';
import { inputOf, lineOf } from './testing/pricing-input.ts';

const EUR = currencyOf('EUR');
const { item, label, price } = buildersFor(EUR);
const shipping = (perKg: number | string, fixed: number | string): ShippingRates => ({
  feesPerKg: price(perKg),
  fixedFees: price(fixed),
});
const feeOf = (
  deliveryFee: PricingInput['deliveryFee'],
  lines: CartLine[],
  items: Parameters<typeof inputOf>[1],
) => {
  const bill = priceCart(inputOf(EUR, items, lines, { deliveryFee }));
  expect(faultsIn(bill)).toEqual([]);
  return bill.deliveryFee.minor;
};
const book = item('book', 10, { shippingWeight: 0.35 });

describe('a zone’s fee', () => {
  it('is what the zone charges, and never less than nothing', () => {
    expect(feeOf(price('2.50'), [lineOf('book')], [book])).toBe(250);
    expect(feeOf(price(-1), [lineOf('book')], [book])).toBe(0);
  });
});

describe('shipping by weight', () => {
  // @spec constants/delivery-fee-by-shipping
  it('is each kg of what is sold, and once for all', () => {
    // 3 x 0.35 kg x 4.00 + 1.50
    expect(feeOf(shipping(4, '1.50'), [lineOf('book', { count: 3 })], [book])).toBe(570);
  });

  it('is rounded once over the sum of the lines, half away from zero, without a trace of floats', () => {
    const stamp = item('stamp', 1, { shippingWeight: 0.005 });
    const sheet = item('sheet', 1, { shippingWeight: 0.1 });
    // 0.015 kg x 1.00 = 0.015; rounded per line it would be 0.03, or 0.01 for a float
    expect(
      feeOf(
        shipping(1, 0),
        [1, 2, 3].map((key) => lineOf('stamp', { key: `${key}` })),
        [stamp],
      ),
    ).toBe(2);
    expect(feeOf(shipping('0.10', 0), [lineOf('sheet', { count: 3 }), lineOf('stamp')], [sheet, stamp])).toBe(
      3,
    );
  });

  it('weighs only what can be sold', () => {
    const gone = [lineOf('book'), lineOf('gone', { count: 5 }), lineOf('book', { key: 'none', count: 0 })];
    expect(feeOf(shipping(10, 0), gone, [book])).toBe(350);
    expect(feeOf(shipping(10, 2), [], [])).toBe(200);
  });

  // @spec constants/delivery-fee-by-shipping
  it('takes the shipping weight of the label, else what that holds, else the item’s shipping weight, else its weight', () => {
    const weight = (of: Partial<PriceLabel>, ofItem: object) => {
      const tea = item('tea', null, { priceLabels: [label('box', 1, of)], ...ofItem });
      return feeOf(shipping(1, 0), [lineOf('tea', { priceLabelId: 'box' })], [tea]);
    };
    const both = { shippingWeight: 3, weight: 4 };
    expect(weight({ shippingWeight: 1, weight: 2 }, both)).toBe(100);
    expect(weight({ shippingWeight: 0, weight: 2 }, both)).toBe(0);
    expect(weight({ weight: 2 }, both)).toBe(200);
    expect(weight({}, both)).toBe(300);
    expect(weight({}, { weight: 4 })).toBe(400);
    expect(weight({}, {})).toBe(0);
  });

  it('knows grams; litres and pieces do not say what they weigh', () => {
    const weight = (unit: string | null) => {
      const tea = item('tea', null, { priceLabels: [label('box', 1, { weight: 250, unit })], weight: 2 });
      return feeOf(shipping('0.10', 0), [lineOf('tea', { priceLabelId: 'box' })], [tea]);
    };
    expect([weight('g'), weight(' G '), weight('kg'), weight('Kg'), weight(null), weight('')]).toEqual([
      3, 3, 2500, 2500, 2500, 2500,
    ]);
    expect([weight('ml'), weight('piece')]).toEqual([20, 20]);
  });

  it('leaves out a weight that cannot be', () => {
    for (const weight of [-1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(feeOf(shipping(1, 1), [lineOf('bad')], [item('bad', 1, { weight })])).toBe(100);
    expect(feeOf(shipping(1, 0), [lineOf('bad')], [item('bad', 1, { shippingWeight: -1, weight: 2 })])).toBe(
      200,
    );
    expect(feeOf(shipping(1, 0), [lineOf('light')], [item('light', 1, { weight: 5e-324 })])).toBe(0);
  });

  it('says what it weighed, to the last gram', () => {
    const tea = item('tea', 1, { shippingWeight: 0.25 });
    const tin = item('tin', 1, { shippingWeight: 10 });
    const weightOf = (count: number, of = tea) =>
      shippedWeight([{ line: lineOf(of.id, { count }), item: of }]);
    expect([weightOf(1), weightOf(4), weightOf(3, tin)]).toEqual(['0.25', '1', '30']);
    expect(shippedWeight([])).toBe('0');
    expect(weightOf(1, item('dust', 1, { shippingWeight: 5e-324 }))).toBeNull();
  });

  it('is never less than nothing, and of one currency with the menu', () => {
    expect(feeOf(shipping(-1, 0), [lineOf('book')], [book])).toBe(0);
    const dinar = buildersFor(currencyOf('KWD')).price(1);
    for (const rates of [
      { feesPerKg: dinar, fixedFees: price(0) },
      { feesPerKg: price(0), fixedFees: dinar },
    ])
      expect(() => feeOf(rates, [], [])).toThrow(MoneyError);
  });
});
