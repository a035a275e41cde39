import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-types.ts';
import { createCurrency } from '../money/money.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import type { Coupon, PricingInput } from './pricing-types.ts';
import { priceAndCheckCart } from './testing/priced-and-checked-cart.ts';
import { cartLine } from './testing/pricing-input.ts';

const EUR = createCurrency('EUR', 2);
const { item, label, price, group, modifier } = buildersFor(EUR);
const items = [
  item('tea', 2),
  item('cake', 3),
  item('juice', 3),
  item('latte', 2, { modifierGroups: [group('milk', 0, 1, [modifier('oat', '1.50')])] }),
  item('mint', '0.05'),
];
const buildPercentKind = (rate: string): Coupon['kind'] => ({ type: 'percent', rate });
const buildFixedKind = (value: number | string): Coupon['kind'] => ({ type: 'fixed', value: price(value) });
const createCoupon = (kind: Coupon['kind'], overrides: Partial<Coupon> = {}): Coupon => ({
  code: 'CODE',
  kind,
  allMenu: true,
  itemIds: [],
  maxAllowedItems: null,
  userType: 'all',
  freeDelivery: false,
  minimum: null,
  ...overrides,
});
const computeBill = (coupon: Coupon, lines: CartLine[], overrides: Partial<PricingInput> = {}) =>
  priceAndCheckCart(EUR, items, lines, { coupon, ...overrides });
const computeShares = (...args: Parameters<typeof computeBill>) =>
  computeBill(...args).lines.map((line) => [line.couponDiscountCount, line.couponDiscountAmount.minor]);
const lines = [cartLine('tea', { count: 2 }), cartLine('cake'), cartLine('juice', { count: 2 })];

describe('units that the coupon applies to', () => {
  it('applies a coupon without a unit limit to every unit in the cart', () => {
    expect(computeShares(createCoupon(buildPercentKind('10')), lines)).toEqual([
      [2, 40],
      [1, 30],
      [2, 60],
    ]);
  });

  // @spec validation/coupons-2
  it('applies a coupon with a unit limit to the most expensive units first', () => {
    expect(computeShares(createCoupon(buildPercentKind('10'), { maxAllowedItems: 2 }), lines)).toEqual([
      [0, 0],
      [1, 30],
      [1, 30],
    ]);
    expect(computeShares(createCoupon(buildPercentKind('10'), { maxAllowedItems: 4 }), lines)).toEqual([
      [1, 20],
      [1, 30],
      [2, 60],
    ]);
  });

  it('includes the price of modifiers when choosing the most expensive units for a coupon', () => {
    const latteWithOat = cartLine('latte', { modifiers: [{ id: 'oat', quantity: 1 }] });
    expect(
      computeShares(createCoupon(buildPercentKind('10'), { maxAllowedItems: 1 }), [...lines, latteWithOat]),
    ).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 35],
    ]);
  });

  it('applies a coupon only to its items, unless it covers the whole menu', () => {
    const teaCoupon = createCoupon(buildPercentKind('50'), { allMenu: false, itemIds: ['tea', 'gone'] });
    expect(computeShares(teaCoupon, lines)).toEqual([
      [2, 200],
      [0, 0],
      [0, 0],
    ]);
    expect(computeBill(teaCoupon, [cartLine('cake')]).couponOutcome).toBe('no_eligible_items');
    expect(
      computeBill(createCoupon(buildPercentKind('50'), { maxAllowedItems: 0 }), lines).couponOutcome,
    ).toBe('no_eligible_items');
  });
});

describe('lines with equal prices', () => {
  const bowlOptions = [
    modifier('nuts', '0.50'),
    modifier('seeds', '0.50'),
    modifier('salt', 0, { maxQuantity: 2 }),
  ];
  const bowl = item('bowl', null, {
    priceLabels: [label('large', 3), label('small', 3)],
    modifierGroups: [group('extras', 0, 3, bowlOptions)],
  });
  const buildBowlLine = (overrides: Partial<CartLine>) =>
    cartLine('bowl', { priceLabelId: 'large', ...overrides });
  const buildBowlWithExtra = (id: string, quantity = 1) => buildBowlLine({ modifiers: [{ id, quantity }] });

  it.each([
    ['price label', buildBowlLine({}), buildBowlLine({ priceLabelId: 'small' })],
    ['option', buildBowlWithExtra('nuts'), buildBowlWithExtra('seeds')],
    ['quantity of an option', buildBowlWithExtra('salt'), buildBowlWithExtra('salt', 2)],
    ['number of units', buildBowlLine({}), buildBowlLine({ count: 2 })],
  ])(
    'applies a one-unit coupon to the same one of two equally priced lines in either order, if they differ in the %s',
    (_, firstLine, secondLine) => {
      const coupon = createCoupon(buildPercentKind('10'), { maxAllowedItems: 1 });
      const countCouponUnits = (cartLines: CartLine[]) =>
        priceAndCheckCart(EUR, [bowl], cartLines, { coupon }).lines.map((line) => line.couponDiscountCount);
      expect(countCouponUnits([firstLine, secondLine])).toEqual([1, 0]);
      expect(countCouponUnits([secondLine, firstLine])).toEqual([0, 1]);
    },
  );
});

describe('minimum subtotal', () => {
  it('compares the coupon’s minimum with the discounted subtotal of the whole cart', () => {
    const getOutcomeForMinimum = (minimum: string, overrides: Partial<PricingInput> = {}) => {
      const coupon = createCoupon(buildPercentKind('10'), {
        allMenu: false,
        itemIds: ['tea'],
        minimum: price(minimum),
      });
      const bill = computeBill(coupon, lines, overrides);
      expect(bill.coupon.minor > 0).toBe(bill.couponOutcome === 'applied');
      return bill.couponOutcome;
    };
    expect(getOutcomeForMinimum('13.00')).toBe('applied');
    expect(getOutcomeForMinimum('13.01')).toBe('below_minimum');
    const discounts = { ...noDiscounts, byItem: { cake: { id: 'off', kind: buildFixedKind(1) } } };
    expect(getOutcomeForMinimum('12.00', { discounts })).toBe('applied');
    expect(getOutcomeForMinimum('12.01', { discounts })).toBe('below_minimum');
  });
});

describe('amount of the coupon', () => {
  // @spec validation/coupons
  it('rounds a percentage coupon per unit, not per line', () => {
    // 0.05 x 10% = 0.005, rounded to 0.01 for each of three units; 0.015 for the line would round to 0.02.
    expect(computeShares(createCoupon(buildPercentKind('10')), [cartLine('mint', { count: 3 })])).toEqual([
      [3, 3],
    ]);
  });

  // @spec entities/cart-item, validation/coupons
  it('subtracts a fixed coupon once and splits it over the lines by largest remainder', () => {
    // The lines cost 4.00, 3.00 and 6.00. 100 cents x 4/13 = 30.77, x 3/13 = 23.08, x 6/13 = 46.15.
    expect(computeShares(createCoupon(buildFixedKind(1)), lines)).toEqual([
      [2, 31],
      [1, 23],
      [2, 46],
    ]);
  });

  // @spec validation/coupons
  it('limits the amount of a coupon to the price of the units that it applies to', () => {
    const bill = computeBill(createCoupon(buildFixedKind(50), { maxAllowedItems: 2 }), lines);
    expect(bill.coupon.minor).toBe(600);
    expect(computeBill(createCoupon(buildFixedKind(50)), lines).total.minor).toBe(0);
    expect(computeBill(createCoupon(buildFixedKind(-1)), lines).coupon.minor).toBe(0);
    expect(computeBill(createCoupon(buildPercentKind('250')), lines).total.minor).toBe(0);
  });

  // @spec constants/free-delivery-makes-fee-0
  it('makes delivery free only if the coupon applies to the cart and includes free delivery', () => {
    const deliveryOverrides = { itemType: 'delivery', deliveryFee: price(4) } as const;
    const freeDeliveryCoupon = createCoupon(buildPercentKind('0'), { freeDelivery: true });
    expect(computeBill(freeDeliveryCoupon, lines, deliveryOverrides).deliveryFee.minor).toBe(0);
    expect(
      computeBill({ ...freeDeliveryCoupon, userType: 'authenticated' }, lines, deliveryOverrides).deliveryFee
        .minor,
    ).toBe(400);
    expect(
      computeBill({ ...freeDeliveryCoupon, freeDelivery: false }, lines, deliveryOverrides).deliveryFee.minor,
    ).toBe(400);
  });
});

describe('edge cases of a coupon', () => {
  const deliveryOverrides = { itemType: 'delivery', deliveryFee: price(4) } as const;

  it('charges the delivery fee even when the coupon is worth more than the cart', () => {
    const bill = computeBill(createCoupon(buildFixedKind(1000)), lines, deliveryOverrides);
    expect([bill.coupon.minor, bill.total.minor]).toEqual([1300, 400]);
    const fullyDiscountedBill = computeBill(
      createCoupon(buildPercentKind('100'), { freeDelivery: true }),
      lines,
      deliveryOverrides,
    );
    expect([fullyDiscountedBill.coupon.minor, fullyDiscountedBill.total.minor]).toEqual([1300, 0]);
  });

  it('makes delivery free with a coupon that has no discount', () => {
    const bill = computeBill(
      createCoupon(buildFixedKind(0), { freeDelivery: true }),
      lines,
      deliveryOverrides,
    );
    expect([bill.couponOutcome, bill.coupon.minor, bill.total.minor]).toEqual(['applied', 0, 1300]);
  });

  it.each(['car_pickup', 'dine_in'] as const)(
    'does not apply a coupon whose only benefit is free delivery, if the order type is %s',
    (itemType) => {
      for (const kind of [buildFixedKind(0), buildPercentKind('0')]) {
        const bill = computeBill(createCoupon(kind, { freeDelivery: true }), lines, { itemType });
        expect([bill.couponOutcome, bill.total.minor]).toEqual(['delivery_only', 1300]);
      }
      const bill = computeBill(createCoupon(buildFixedKind(1), { freeDelivery: true }), lines, { itemType });
      expect([bill.couponOutcome, bill.total.minor]).toEqual(['applied', 1200]);
    },
  );

  it('charges for delivery if the subtotal is below the free-delivery coupon’s minimum or no item is eligible', () => {
    const freeDeliveryCoupon = createCoupon(buildFixedKind(0), { freeDelivery: true });
    expect(
      computeBill({ ...freeDeliveryCoupon, minimum: price('13.01') }, lines, deliveryOverrides).total.minor,
    ).toBe(1700);
    expect(computeBill({ ...freeDeliveryCoupon, allMenu: false }, lines, deliveryOverrides).total.minor).toBe(
      1700,
    );
  });

  it('rounds a coupon’s fractional unit limit down, and treats a negative limit as zero', () => {
    expect(
      computeShares(createCoupon(buildPercentKind('10'), { maxAllowedItems: 1.9 }), [
        cartLine('tea', { count: 2 }),
      ]),
    ).toEqual([[1, 20]]);
    expect(
      computeBill(createCoupon(buildPercentKind('10'), { maxAllowedItems: -1 }), lines).couponOutcome,
    ).toBe('no_eligible_items');
  });
});

describe('customers that a coupon is for', () => {
  // @spec validation/coupons-3
  it('refuses a guest-only coupon to accounts and an account-only coupon to guests, and gives the reason', () => {
    const getOutcomeForCustomer = (userType: Coupon['userType'], customer: PricingInput['customer']) => {
      const bill = computeBill(createCoupon(buildPercentKind('10'), { userType }), lines, { customer });
      expect(bill.coupon.minor > 0).toBe(bill.couponOutcome === 'applied');
      return bill.couponOutcome;
    };
    expect(getOutcomeForCustomer('guest', 'guest')).toBe('applied');
    expect(getOutcomeForCustomer('guest', 'authenticated')).toBe('guests_only');
    expect(getOutcomeForCustomer('authenticated', 'guest')).toBe('authenticated_only');
    expect(getOutcomeForCustomer('authenticated', 'authenticated')).toBe('applied');
    expect(getOutcomeForCustomer('all', 'authenticated')).toBe('applied');
  });
});

it('applies a coupon with a unit limit to the most expensive units, sorting equal prices by item id', () => {
  const anyLines = fc.array(fc.record({ itemIndex: fc.nat(4), count: fc.integer({ min: 1, max: 6 }) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(
      anyLines,
      fc.nat(20),
      fc.integer({ min: 0, max: 10_000 }),
      (lineChoices, unitLimit, basisPoints) => {
        const cartLines = lineChoices.map(({ itemIndex, count }, index) =>
          cartLine(items[itemIndex]?.id ?? '', { key: `${index}`, count }),
        );
        const units = cartLines
          .flatMap(({ itemId, count }, lineIndex) => {
            const minor = items.find(({ id }) => id === itemId)?.price?.minor ?? 0;
            return Array.from({ length: count }, () => ({
              lineIndex,
              minor,
              key: `${itemId} ${count}`,
            }));
          })
          .sort(
            (a, b) =>
              b.minor - a.minor || (a.key < b.key ? -1 : Number(a.key > b.key)) || a.lineIndex - b.lineIndex,
          )
          .slice(0, unitLimit);
        const expected = cartLines.map((_, lineIndex) => {
          const lineUnits = units.filter((unit) => unit.lineIndex === lineIndex);
          const reductions = lineUnits.map(({ minor }) => Math.floor((minor * basisPoints + 5000) / 10_000));
          return [lineUnits.length, reductions.reduce((a, b) => a + b, 0)];
        });
        const coupon = createCoupon(buildPercentKind(String(basisPoints / 100)), {
          maxAllowedItems: unitLimit,
        });
        expect(computeShares(coupon, cartLines)).toEqual(expected);
      },
    ),
  );
});
