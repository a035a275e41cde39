import fc from 'fast-check';
import type { VectorCoupon, VectorDelivery, VectorDiscount, VectorInput } from './format.ts';
import { amountOf, rate } from './random-item.ts';

const discount = (id: string, digits: number): fc.Arbitrary<VectorDiscount> =>
  fc.oneof(
    fc.record({ id: fc.constant(id), type: fc.constant('percent' as const), value: rate }),
    fc.record({ id: fc.constant(id), type: fc.constant('fixed' as const), value: amountOf(digits, 5000) }),
  );

export const some = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { freq: 2 });
const present = <T>(entries: readonly (readonly [string, T | null])[]): Record<string, T> =>
  Object.fromEntries(entries.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));

export const discounts = (ids: readonly string[], digits: number): fc.Arbitrary<VectorInput['discounts']> => {
  const by = (keys: readonly string[], kind: string) =>
    fc
      .tuple(
        ...keys.map((key) => some(discount(`${kind}-${key}`, digits)).map((made) => [key, made] as const)),
      )
      .map(present);
  return fc.record({
    all_menu: some(discount('everything', digits)),
    items: by(ids.slice(0, 1), 'item'),
    categories: by(['food', 'all-of-it'], 'category'),
  });
};

export const coupon = (ids: readonly string[], digits: number): fc.Arbitrary<VectorCoupon> =>
  fc
    .record({
      code: fc.constant('CODE'),
      discount_type: fc.constantFrom('percent', 'fixed'),
      rate,
      amount: amountOf(digits, 10_000_000),
      all_menu: fc.boolean(),
      item_ids: fc.subarray([...ids, 'elsewhere']),
      max_allowed_items: some(fc.integer({ min: 1, max: 12 })),
      user_type: fc.constantFrom('all', 'all', 'guest', 'authenticated'),
      free_delivery: fc.boolean(),
      minimum: some(amountOf(digits, 50_000)),
    })
    .map(({ rate: percent, amount, ...rest }) => ({
      ...rest,
      discount_value: rest.discount_type === 'percent' ? percent : amount,
    }));

export const delivery = (digits: number): fc.Arbitrary<VectorDelivery> =>
  fc.oneof(
    fc.constant<VectorDelivery>({ kind: 'none' }),
    fc.record({ kind: fc.constant('zone' as const), fees: amountOf(digits, 5000) }),
    fc.record({
      kind: fc.constant('shipping' as const),
      fees_per_kg: amountOf(digits, 3000),
      fixed_fees: amountOf(digits, 3000),
    }),
  );
