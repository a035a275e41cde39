import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-types.ts';
import { currencyOf } from '../money/money.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import type { Coupon, PricingInput } from './pricing-types.ts';
import { lineOf } from './testing/pricing-input.ts';
import { soundBill } from './testing/sound-bill.ts';

const EUR = currencyOf('EUR', 2);
const { item, price, group, modifier } = buildersFor(EUR);
const items = [
  item('tea', 2),
  item('cake', 3),
  item('juice', 3),
  item('latte', 2, { modifierGroups: [group('milk', 0, 1, [modifier('oat', '1.50')])] }),
  item('mint', '0.05'),
];
const percent = (rate: string): Coupon['kind'] => ({ type: 'percent', rate });
const fixed = (value: number | string): Coupon['kind'] => ({ type: 'fixed', value: price(value) });
const couponOf = (kind: Coupon['kind'], part: Partial<Coupon> = {}): Coupon => ({
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
const billOf = (coupon: Coupon, lines: CartLine[], part: Partial<PricingInput> = {}) =>
  soundBill(EUR, items, lines, { coupon, ...part });
const sharesOf = (...args: Parameters<typeof billOf>) =>
  billOf(...args).lines.map((line) => [line.couponDiscountCount, line.couponDiscountAmount.minor]);
const lines = [lineOf('tea', { count: 2 }), lineOf('cake'), lineOf('juice', { count: 2 })];

describe('which units get the coupon', () => {
  it('all of them without a limit', () => {
    expect(sharesOf(couponOf(percent('10')), lines)).toEqual([
      [2, 40],
      [1, 30],
      [2, 60],
    ]);
  });

  // @spec validation/coupons-2
  it('the dearest first, ties in cart order, up to the limit over the whole cart', () => {
    expect(sharesOf(couponOf(percent('10'), { maxAllowedItems: 2 }), lines)).toEqual([
      [0, 0],
      [1, 30],
      [1, 30],
    ]);
    expect(sharesOf(couponOf(percent('10'), { maxAllowedItems: 4 }), lines)).toEqual([
      [1, 20],
      [1, 30],
      [2, 60],
    ]);
  });

  it('modifiers make a unit dearer', () => {
    const oat = lineOf('latte', { modifiers: [{ id: 'oat', quantity: 1 }] });
    expect(sharesOf(couponOf(percent('10'), { maxAllowedItems: 1 }), [...lines, oat])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 35],
    ]);
  });

  it('only named items, unless it is for the whole menu', () => {
    const named = couponOf(percent('50'), { allMenu: false, itemIds: ['tea', 'gone'] });
    expect(sharesOf(named, lines)).toEqual([
      [2, 200],
      [0, 0],
      [0, 0],
    ]);
    expect(billOf(named, [lineOf('cake')]).couponOutcome).toBe('no_eligible_items');
    expect(billOf(couponOf(percent('50'), { maxAllowedItems: 0 }), lines).couponOutcome).toBe(
      'no_eligible_items',
    );
  });
});

describe('from which subtotal', () => {
  it('asks for the least subtotal of the whole cart, after discounts, also where few items are eligible', () => {
    const outcome = (minimum: string, part: Partial<PricingInput> = {}) => {
      const coupon = couponOf(percent('10'), { allMenu: false, itemIds: ['tea'], minimum: price(minimum) });
      const bill = billOf(coupon, lines, part);
      expect(bill.coupon.minor > 0).toBe(bill.couponOutcome === 'applied');
      return bill.couponOutcome;
    };
    expect(outcome('13.00')).toBe('applied');
    expect(outcome('13.01')).toBe('below_minimum');
    const discounts = { ...noDiscounts, byItem: { cake: { id: 'off', kind: fixed(1) } } };
    expect(outcome('12.00', { discounts })).toBe('applied');
    expect(outcome('12.01', { discounts })).toBe('below_minimum');
  });
});

describe('what it takes off', () => {
  // @spec validation/coupons
  it('percent rounds per unit, not per line', () => {
    // 0.05 x 10% = 0.005, so 0.01 for each of three; 0.015 on the line would have been 0.02.
    expect(sharesOf(couponOf(percent('10')), [lineOf('mint', { count: 3 })])).toEqual([[3, 3]]);
  });

  // @spec entities/cart-item, validation/coupons
  it('fixed counts once over the cart, shared in proportion by largest remainder', () => {
    // 4.00 + 3.00 + 6.00; 1.00 x 4/13 = 30.77, x 3/13 = 23.08, x 6/13 = 46.15
    expect(sharesOf(couponOf(fixed(1)), lines)).toEqual([
      [2, 31],
      [1, 23],
      [2, 46],
    ]);
  });

  // @spec validation/coupons
  it('fixed is never more than the units it is for', () => {
    const bill = billOf(couponOf(fixed(50), { maxAllowedItems: 2 }), lines);
    expect(bill.coupon.minor).toBe(600);
    expect(billOf(couponOf(fixed(50)), lines).total.minor).toBe(0);
    expect(billOf(couponOf(fixed(-1)), lines).coupon.minor).toBe(0);
    expect(billOf(couponOf(percent('250')), lines).total.minor).toBe(0);
  });

  // @spec constants/free-delivery-makes-fee-0
  it('makes delivery free only where it applies', () => {
    const part = { deliveryFee: price(4) };
    const free = couponOf(percent('0'), { freeDelivery: true });
    expect(billOf(free, lines, part).deliveryFee.minor).toBe(0);
    expect(billOf({ ...free, userType: 'authenticated' }, lines, part).deliveryFee.minor).toBe(400);
    expect(billOf({ ...free, freeDelivery: false }, lines, part).deliveryFee.minor).toBe(400);
  });
});

describe('a coupon worth more than the cart, or nothing', () => {
  const part = { deliveryFee: price(4) };

  it('leaves the fee to be paid, and never a total below it', () => {
    const bill = billOf(couponOf(fixed(1000)), lines, part);
    expect([bill.coupon.minor, bill.total.minor]).toEqual([1300, 400]);
    const off = billOf(couponOf(percent('100'), { freeDelivery: true }), lines, part);
    expect([off.coupon.minor, off.total.minor]).toEqual([1300, 0]);
  });

  it('applies for its free delivery alone', () => {
    const bill = billOf(couponOf(fixed(0), { freeDelivery: true }), lines, part);
    expect([bill.couponOutcome, bill.coupon.minor, bill.total.minor]).toEqual(['applied', 0, 1300]);
  });

  it('makes delivery free neither below its minimum nor without an item it is for', () => {
    const free = couponOf(fixed(0), { freeDelivery: true });
    expect(billOf({ ...free, minimum: price('13.01') }, lines, part).total.minor).toBe(1700);
    expect(billOf({ ...free, allMenu: false }, lines, part).total.minor).toBe(1700);
  });

  it('counts a limit that is no whole number by its whole units, and one below zero as none', () => {
    expect(
      sharesOf(couponOf(percent('10'), { maxAllowedItems: 1.9 }), [lineOf('tea', { count: 2 })]),
    ).toEqual([[1, 20]]);
    expect(billOf(couponOf(percent('10'), { maxAllowedItems: -1 }), lines).couponOutcome).toBe(
      'no_eligible_items',
    );
  });
});

describe('who may use it', () => {
  // @spec validation/coupons-3
  it('is ignored for the other side, and says why', () => {
    const outcome = (userType: Coupon['userType'], customer: PricingInput['customer']) => {
      const bill = billOf(couponOf(percent('10'), { userType }), lines, { customer });
      expect(bill.coupon.minor > 0).toBe(bill.couponOutcome === 'applied');
      return bill.couponOutcome;
    };
    expect(outcome('guest', 'guest')).toBe('applied');
    expect(outcome('guest', 'authenticated')).toBe('guests_only');
    expect(outcome('authenticated', 'guest')).toBe('authenticated_only');
    expect(outcome('authenticated', 'authenticated')).toBe('applied');
    expect(outcome('all', 'authenticated')).toBe('applied');
  });
});

it('agrees with laying every unit out, dearest first, one by one', () => {
  const cart = fc.array(fc.record({ id: fc.nat(4), count: fc.integer({ min: 1, max: 6 }) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(cart, fc.nat(20), fc.integer({ min: 0, max: 10_000 }), (chosen, limit, basisPoints) => {
      const cartLines = chosen.map(({ id, count }, key) =>
        lineOf(items[id]?.id ?? '', { key: `${key}`, count }),
      );
      const units = cartLines
        .flatMap(({ itemId, count }, line) => {
          const minor = items.find(({ id }) => id === itemId)?.price?.minor ?? 0;
          return Array.from({ length: count }, () => ({ line, minor }));
        })
        .sort((a, b) => b.minor - a.minor || a.line - b.line)
        .slice(0, limit);
      const expected = cartLines.map((_, line) => {
        const mine = units.filter((unit) => unit.line === line);
        const off = mine.map(({ minor }) => Math.floor((minor * basisPoints + 5000) / 10_000));
        return [mine.length, off.reduce((a, b) => a + b, 0)];
      });
      const coupon = couponOf(percent(String(basisPoints / 100)), { maxAllowedItems: limit });
      expect(sharesOf(coupon, cartLines)).toEqual(expected);
    }),
  );
});
