import fc from 'fast-check';
import type { VectorCoupon, VectorDelivery, VectorDiscount, VectorInput, VectorTip } from './format.ts';
import { amountArbitrary, rate, taxes } from './random-item.ts';

const discount = (id: string, digits: number): fc.Arbitrary<VectorDiscount> =>
  fc.oneof(
    fc.record({ id: fc.constant(id), type: fc.constant('percent' as const), value: rate }),
    fc.record({
      id: fc.constant(id),
      type: fc.constant('fixed' as const),
      value: amountArbitrary(digits, 5000),
    }),
  );

export const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { freq: 2 });
const omitNulls = <T>(entries: readonly (readonly [string, T | null])[]): Record<string, T> =>
  Object.fromEntries(entries.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));

export const discounts = (ids: readonly string[], digits: number): fc.Arbitrary<VectorInput['discounts']> => {
  const discountsBy = (keys: readonly string[], kind: string) =>
    fc
      .tuple(
        ...keys.map((key) =>
          optional(discount(`${kind}-${key}`, digits)).map((discount) => [key, discount] as const),
        ),
      )
      .map(omitNulls);
  return fc.record({
    all_menu: optional(discount('everything', digits)),
    items: discountsBy(ids.slice(0, 1), 'item'),
    categories: discountsBy(['food', 'all-of-it'], 'category'),
  });
};

export const coupon = (ids: readonly string[], digits: number): fc.Arbitrary<VectorCoupon> =>
  fc
    .record({
      code: fc.constant('CODE'),
      discount_type: fc.constantFrom('percent', 'fixed'),
      rate,
      amount: amountArbitrary(digits, 10_000_000),
      all_menu: fc.boolean(),
      item_ids: fc.subarray([...ids, 'elsewhere']),
      max_allowed_items: optional(fc.integer({ min: 1, max: 12 })),
      user_type: fc.constantFrom('all', 'all', 'guest', 'authenticated'),
      free_delivery: fc.boolean(),
      minimum: optional(amountArbitrary(digits, 50_000)),
    })
    .map(({ rate: percent, amount, ...otherFields }) => ({
      ...otherFields,
      discount_value: otherFields.discount_type === 'percent' ? percent : amount,
    }));

export const fees = (digits: number): fc.Arbitrary<VectorInput['fees']> =>
  fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('bag', 'service', 'small'),
      amount: amountArbitrary(digits, 2000),
      below: optional(amountArbitrary(digits, 20_000)),
      taxes,
    }),
    { maxLength: 3, selector: ({ id }) => id },
  );

export const tip = (digits: number): fc.Arbitrary<VectorTip> =>
  fc.oneof(fc.record({ percent: rate }), fc.record({ amount: amountArbitrary(digits, 10_000) }));

export const deliveryTaxes = fc.oneof(fc.constant('goods' as const), taxes);

export const delivery = (digits: number): fc.Arbitrary<VectorDelivery> =>
  fc.oneof(
    fc.constant<VectorDelivery>({ kind: 'none' }),
    fc.record({ kind: fc.constant('zone' as const), fees: amountArbitrary(digits, 5000) }),
    fc.record({
      kind: fc.constant('shipping' as const),
      fees_per_kg: amountArbitrary(digits, 3000),
      fixed_fees: amountArbitrary(digits, 3000),
    }),
  );
