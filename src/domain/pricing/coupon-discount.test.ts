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
const percent = (rate: string): Coupon['kind'] => ({ type: 'percent', rate });
const fixed = (value: number | string): Coupon['kind'] => ({ type: 'fixed', value: price(value) });
const createCoupon = (kind: Coupon['kind'], part: Partial<Coupon> = {}): Coupon => ({
  code: 'CODE',
  kind,
  allMenu: true,
  itemIds: [],
  maxAllowedItems: null,
  userType: 'all',
  freeDelivery: false,
  minimum: null,
  ...part,
});
const computeBill = (coupon: Coupon, lines: CartLine[], part: Partial<PricingInput> = {}) =>
  priceAndCheckCart(EUR, items, lines, { coupon, ...part });
const computeShares = (...args: Parameters<typeof computeBill>) =>
  computeBill(...args).lines.map((line) => [line.couponDiscountCount, line.couponDiscountAmount.minor]);
const lines = [cartLine('tea', { count: 2 }), cartLine('cake'), cartLine('juice', { count: 2 })];

describe('units that the coupon applies to', () => {
  it('applies a coupon without a limit of units to all units', () => {
    expect(computeShares(createCoupon(percent('10')), lines)).toEqual([
      [2, 40],
      [1, 30],
      [2, 60],
    ]);
  });

  // @spec validation/coupons-2
  it('applies a coupon with a limit of units to the most expensive units first', () => {
    expect(computeShares(createCoupon(percent('10'), { maxAllowedItems: 2 }), lines)).toEqual([
      [0, 0],
      [1, 30],
      [1, 30],
    ]);
    expect(computeShares(createCoupon(percent('10'), { maxAllowedItems: 4 }), lines)).toEqual([
      [1, 20],
      [1, 30],
      [2, 60],
    ]);
  });

  it('includes modifiers in the price when it picks the most expensive units for a coupon', () => {
    const oat = cartLine('latte', { modifiers: [{ id: 'oat', quantity: 1 }] });
    expect(computeShares(createCoupon(percent('10'), { maxAllowedItems: 1 }), [...lines, oat])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 35],
    ]);
  });

  it('applies a coupon only to its items, unless it covers the whole menu', () => {
    const teaCoupon = createCoupon(percent('50'), { allMenu: false, itemIds: ['tea', 'gone'] });
    expect(computeShares(teaCoupon, lines)).toEqual([
      [2, 200],
      [0, 0],
      [0, 0],
    ]);
    expect(computeBill(teaCoupon, [cartLine('cake')]).couponOutcome).toBe('no_eligible_items');
    expect(computeBill(createCoupon(percent('50'), { maxAllowedItems: 0 }), lines).couponOutcome).toBe(
      'no_eligible_items',
    );
  });
});

describe('lines with equal prices', () => {
  const extras = [
    modifier('nuts', '0.50'),
    modifier('seeds', '0.50'),
    modifier('salt', 0, { maxQuantity: 2 }),
  ];
  const bowl = item('bowl', null, {
    priceLabels: [label('large', 3), label('small', 3)],
    modifierGroups: [group('extras', 0, 3, extras)],
  });
  const bowlLine = (part: Partial<CartLine>) => cartLine('bowl', { priceLabelId: 'large', ...part });
  const withExtra = (id: string, quantity = 1) => bowlLine({ modifiers: [{ id, quantity }] });

  it.each([
    ['price label', bowlLine({}), bowlLine({ priceLabelId: 'small' })],
    ['option', withExtra('nuts'), withExtra('seeds')],
    ['quantity of an option', withExtra('salt'), withExtra('salt', 2)],
    ['number of units', bowlLine({}), bowlLine({ count: 2 })],
  ])('gives a limited coupon to the same line in any order of the cart: %s', (_, first, second) => {
    const coupon = createCoupon(percent('10'), { maxAllowedItems: 1 });
    const listUnits = (cart: CartLine[]) =>
      priceAndCheckCart(EUR, [bowl], cart, { coupon }).lines.map((line) => line.couponDiscountCount);
    expect(listUnits([first, second])).toEqual([1, 0]);
    expect(listUnits([second, first])).toEqual([0, 1]);
  });
});

describe('minimum subtotal', () => {
  it('compares the coupon’s minimum with the discounted subtotal of the whole cart', () => {
    const getOutcome = (minimum: string, part: Partial<PricingInput> = {}) => {
      const coupon = createCoupon(percent('10'), {
        allMenu: false,
        itemIds: ['tea'],
        minimum: price(minimum),
      });
      const bill = computeBill(coupon, lines, part);
      expect(bill.coupon.minor > 0).toBe(bill.couponOutcome === 'applied');
      return bill.couponOutcome;
    };
    expect(getOutcome('13.00')).toBe('applied');
    expect(getOutcome('13.01')).toBe('below_minimum');
    const discounts = { ...noDiscounts, byItem: { cake: { id: 'off', kind: fixed(1) } } };
    expect(getOutcome('12.00', { discounts })).toBe('applied');
    expect(getOutcome('12.01', { discounts })).toBe('below_minimum');
  });
});

describe('amount of the coupon', () => {
  // @spec validation/coupons
  it('rounds a percentage coupon per unit, not per line', () => {
    // 0.05 x 10% = 0.005, rounded to 0.01 for each of three units; 0.015 for the line would round to 0.02.
    expect(computeShares(createCoupon(percent('10')), [cartLine('mint', { count: 3 })])).toEqual([[3, 3]]);
  });

  // @spec entities/cart-item, validation/coupons
  it('subtracts a fixed coupon once and splits it over the lines by largest remainder', () => {
    // 4.00 + 3.00 + 6.00; 1.00 x 4/13 = 30.77, x 3/13 = 23.08, x 6/13 = 46.15
    expect(computeShares(createCoupon(fixed(1)), lines)).toEqual([
      [2, 31],
      [1, 23],
      [2, 46],
    ]);
  });

  // @spec validation/coupons
  it('limits a coupon to the price of the units to which the coupon applies', () => {
    const bill = computeBill(createCoupon(fixed(50), { maxAllowedItems: 2 }), lines);
    expect(bill.coupon.minor).toBe(600);
    expect(computeBill(createCoupon(fixed(50)), lines).total.minor).toBe(0);
    expect(computeBill(createCoupon(fixed(-1)), lines).coupon.minor).toBe(0);
    expect(computeBill(createCoupon(percent('250')), lines).total.minor).toBe(0);
  });

  // @spec constants/free-delivery-makes-fee-0
  it('makes delivery free only when a coupon with free delivery applies', () => {
    const part = { itemType: 'delivery', deliveryFee: price(4) } as const;
    const free = createCoupon(percent('0'), { freeDelivery: true });
    expect(computeBill(free, lines, part).deliveryFee.minor).toBe(0);
    expect(computeBill({ ...free, userType: 'authenticated' }, lines, part).deliveryFee.minor).toBe(400);
    expect(computeBill({ ...free, freeDelivery: false }, lines, part).deliveryFee.minor).toBe(400);
  });
});

describe('edge cases of a coupon', () => {
  const part = { itemType: 'delivery', deliveryFee: price(4) } as const;

  it('charges the delivery fee even when the coupon is worth more than the cart', () => {
    const bill = computeBill(createCoupon(fixed(1000)), lines, part);
    expect([bill.coupon.minor, bill.total.minor]).toEqual([1300, 400]);
    const fullyDiscounted = computeBill(createCoupon(percent('100'), { freeDelivery: true }), lines, part);
    expect([fullyDiscounted.coupon.minor, fullyDiscounted.total.minor]).toEqual([1300, 0]);
  });

  it('makes delivery free with a coupon that has no discount', () => {
    const bill = computeBill(createCoupon(fixed(0), { freeDelivery: true }), lines, part);
    expect([bill.couponOutcome, bill.coupon.minor, bill.total.minor]).toEqual(['applied', 0, 1300]);
  });

  it.each(['car_pickup', 'dine_in'] as const)(
    'does not apply a coupon that only makes delivery free to the order type %s',
    (itemType) => {
      for (const kind of [fixed(0), percent('0')]) {
        const bill = computeBill(createCoupon(kind, { freeDelivery: true }), lines, { itemType });
        expect([bill.couponOutcome, bill.total.minor]).toEqual(['delivery_only', 1300]);
      }
      const bill = computeBill(createCoupon(fixed(1), { freeDelivery: true }), lines, { itemType });
      expect([bill.couponOutcome, bill.total.minor]).toEqual(['applied', 1200]);
    },
  );

  it('charges for delivery if the subtotal is below the free-delivery coupon’s minimum or no item is eligible', () => {
    const free = createCoupon(fixed(0), { freeDelivery: true });
    expect(computeBill({ ...free, minimum: price('13.01') }, lines, part).total.minor).toBe(1700);
    expect(computeBill({ ...free, allMenu: false }, lines, part).total.minor).toBe(1700);
  });

  it('rounds a coupon’s fractional unit limit down, and treats a negative limit as zero', () => {
    expect(
      computeShares(createCoupon(percent('10'), { maxAllowedItems: 1.9 }), [cartLine('tea', { count: 2 })]),
    ).toEqual([[1, 20]]);
    expect(computeBill(createCoupon(percent('10'), { maxAllowedItems: -1 }), lines).couponOutcome).toBe(
      'no_eligible_items',
    );
  });
});

describe('customers that a coupon is for', () => {
  // @spec validation/coupons-3
  it('does not apply a coupon for guests to accounts or one for accounts to guests, and gives the reason', () => {
    const getOutcome = (userType: Coupon['userType'], customer: PricingInput['customer']) => {
      const bill = computeBill(createCoupon(percent('10'), { userType }), lines, { customer });
      expect(bill.coupon.minor > 0).toBe(bill.couponOutcome === 'applied');
      return bill.couponOutcome;
    };
    expect(getOutcome('guest', 'guest')).toBe('applied');
    expect(getOutcome('guest', 'authenticated')).toBe('guests_only');
    expect(getOutcome('authenticated', 'guest')).toBe('authenticated_only');
    expect(getOutcome('authenticated', 'authenticated')).toBe('applied');
    expect(getOutcome('all', 'authenticated')).toBe('applied');
  });
});

it('discounts the same units with a coupon as a sort of all units by price and id would', () => {
  const cart = fc.array(fc.record({ id: fc.nat(4), count: fc.integer({ min: 1, max: 6 }) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(cart, fc.nat(20), fc.integer({ min: 0, max: 10_000 }), (chosen, limit, basisPoints) => {
      const cartLines = chosen.map(({ id, count }, key) =>
        cartLine(items[id]?.id ?? '', { key: `${key}`, count }),
      );
      const units = cartLines
        .flatMap(({ itemId, count }, line) => {
          const minor = items.find(({ id }) => id === itemId)?.price?.minor ?? 0;
          return Array.from({ length: count }, () => ({ line, minor, key: `${itemId} ${count}` }));
        })
        .sort((a, b) => b.minor - a.minor || (a.key < b.key ? -1 : Number(a.key > b.key)) || a.line - b.line)
        .slice(0, limit);
      const expected = cartLines.map((_, line) => {
        const lineUnits = units.filter((unit) => unit.line === line);
        const reductions = lineUnits.map(({ minor }) => Math.floor((minor * basisPoints + 5000) / 10_000));
        return [lineUnits.length, reductions.reduce((a, b) => a + b, 0)];
      });
      const coupon = createCoupon(percent(String(basisPoints / 100)), { maxAllowedItems: limit });
      expect(computeShares(coupon, cartLines)).toEqual(expected);
    }),
  );
});
