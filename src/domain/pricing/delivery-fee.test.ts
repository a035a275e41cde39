import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-types.ts';
import type { PriceLabel } from '../menu/menu-types.ts';
import { createCurrency, MoneyError } from '../money/money.ts';
import { buildersFor } from '../testing/build.ts';
import { priceCart } from './cart-price.ts';
import { formatShippedWeight } from './delivery-fee.ts';
import type { PricingInput, ShippingRates } from './pricing-types.ts';
import { findBillFaults } from './testing/bill-faults.ts';
import { cartLine, pricingInput } from './testing/pricing-input.ts';

const EUR = createCurrency('EUR');
const { item, label, price } = buildersFor(EUR);
const buildRates = (feePerKg: number | string, fixedFee: number | string): ShippingRates => ({
  feesPerKg: price(feePerKg),
  fixedFees: price(fixedFee),
});
const computeFee = (
  deliveryFee: PricingInput['deliveryFee'],
  lines: CartLine[],
  items: Parameters<typeof pricingInput>[1],
) => {
  const bill = priceCart(pricingInput(EUR, items, lines, { deliveryFee }));
  expect(findBillFaults(bill)).toEqual([]);
  return bill.deliveryFee.minor;
};
const book = item('book', 10, { shippingWeight: 0.35 });

describe('delivery fee of a zone', () => {
  it('charges the fee of the delivery zone, and nothing when the fee is negative', () => {
    expect(computeFee(price('2.50'), [cartLine('book')], [book])).toBe(250);
    expect(computeFee(price(-1), [cartLine('book')], [book])).toBe(0);
  });
});

it.each([
  ['a zone', price('2.50')],
  ['shipping', buildRates(10, 2)],
])('charges no delivery fee for %s if no line of the cart can be sold', (_, fee) => {
  expect(computeFee(fee, [], [book])).toBe(0);
  expect(computeFee(fee, [cartLine('gone')], [book])).toBe(0);
});

describe('delivery fee by weight', () => {
  // @spec constants/delivery-fee-by-shipping
  it('multiplies the total weight by the delivery fee per kg, and adds the fixed fee once', () => {
    // 3 x 0.35 kg x 4.00 + 1.50
    expect(computeFee(buildRates(4, '1.50'), [cartLine('book', { count: 3 })], [book])).toBe(570);
  });

  it('rounds a weight-based delivery fee once for the whole cart, half away from zero', () => {
    const stamp = item('stamp', 1, { shippingWeight: 0.005 });
    const sheet = item('sheet', 1, { shippingWeight: 0.1 });
    // 0.015 kg x 1.00 = 0.015. Rounding per line would give 0.03, and floats would give 0.01.
    expect(
      computeFee(
        buildRates(1, 0),
        [1, 2, 3].map((key) => cartLine('stamp', { key: `${key}` })),
        [stamp],
      ),
    ).toBe(2);
    expect(
      computeFee(buildRates('0.10', 0), [cartLine('sheet', { count: 3 }), cartLine('stamp')], [sheet, stamp]),
    ).toBe(3);
  });

  it('counts only the weight of sellable lines for the delivery fee', () => {
    const lines = [
      cartLine('book'),
      cartLine('gone', { count: 5 }),
      cartLine('book', { key: 'none', count: 0 }),
    ];
    expect(computeFee(buildRates(10, 0), lines, [book])).toBe(350);
  });

  // @spec constants/delivery-fee-by-shipping
  it('uses the price label’s shipping weight or weight, else the item’s shipping weight or weight', () => {
    const computeFeeFor = (labelFields: Partial<PriceLabel>, itemFields: object) => {
      const tea = item('tea', null, { priceLabels: [label('box', 1, labelFields)], ...itemFields });
      return computeFee(buildRates(1, 0), [cartLine('tea', { priceLabelId: 'box' })], [tea]);
    };
    const weights = { shippingWeight: 3, weight: 4 };
    expect(computeFeeFor({ shippingWeight: 1, weight: 2 }, weights)).toBe(100);
    expect(computeFeeFor({ shippingWeight: 0, weight: 2 }, weights)).toBe(0);
    expect(computeFeeFor({ weight: 2 }, weights)).toBe(200);
    expect(computeFeeFor({}, weights)).toBe(300);
    expect(computeFeeFor({}, { weight: 4 })).toBe(400);
    expect(computeFeeFor({}, {})).toBe(0);
  });

  it('reads the weight of a price label in grams and kilograms, and ignores litres and pieces', () => {
    const computeFeeInUnit = (unit: string | null) => {
      const tea = item('tea', null, { priceLabels: [label('box', 1, { weight: 250, unit })], weight: 2 });
      return computeFee(buildRates('0.10', 0), [cartLine('tea', { priceLabelId: 'box' })], [tea]);
    };
    expect([
      computeFeeInUnit('g'),
      computeFeeInUnit(' G '),
      computeFeeInUnit('kg'),
      computeFeeInUnit('Kg'),
      computeFeeInUnit(null),
      computeFeeInUnit(''),
    ]).toEqual([3, 3, 2500, 2500, 2500, 2500]);
    expect([computeFeeInUnit('ml'), computeFeeInUnit('piece')]).toEqual([20, 20]);
  });

  it('ignores a negative, infinite or tiny weight for the delivery fee', () => {
    for (const weight of [-1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(computeFee(buildRates(1, 1), [cartLine('bad')], [item('bad', 1, { weight })])).toBe(100);
    expect(
      computeFee(buildRates(1, 0), [cartLine('bad')], [item('bad', 1, { shippingWeight: -1, weight: 2 })]),
    ).toBe(200);
    expect(computeFee(buildRates(1, 0), [cartLine('light')], [item('light', 1, { weight: 5e-324 })])).toBe(0);
  });

  it('formats the exact total weight of an order in kg', () => {
    const tea = item('tea', 1, { shippingWeight: 0.25 });
    const heavyTin = item('tin', 1, { shippingWeight: 10 });
    const computeWeight = (count: number, dish = tea) =>
      formatShippedWeight([{ line: cartLine(dish.id, { count }), item: dish }]);
    expect([computeWeight(1), computeWeight(4), computeWeight(3, heavyTin)]).toEqual(['0.25', '1', '30']);
    expect(formatShippedWeight([])).toBe('0');
    expect(computeWeight(1, item('dust', 1, { shippingWeight: 5e-324 }))).toBeNull();
  });

  it('charges nothing for negative delivery rates, and throws for rates in another currency', () => {
    expect(computeFee(buildRates(-1, 0), [cartLine('book')], [book])).toBe(0);
    const oneDinar = buildersFor(createCurrency('KWD')).price(1);
    for (const rates of [
      { feesPerKg: oneDinar, fixedFees: price(0) },
      { feesPerKg: price(0), fixedFees: oneDinar },
    ])
      expect(() => computeFee(rates, [], [])).toThrow(MoneyError);
  });
});
