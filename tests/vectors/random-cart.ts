import fc from 'fast-check';
import type {
  VectorCoupon,
  VectorDelivery,
  VectorDiscount,
  VectorGroup,
  VectorInput,
  VectorItem,
  VectorLine,
  VectorModifier,
} from './format.ts';
import { amountOf, item, rate, SOLD, taxes } from './random-item.ts';

const CURRENCIES = [
  { code: 'KWD', digits: 3 },
  { code: 'EUR', digits: 2 },
  { code: 'JPY', digits: 0 },
  { code: 'CHF', digits: 2 },
] as const;

const discount = (id: string, digits: number): fc.Arbitrary<VectorDiscount> =>
  fc.oneof(
    fc.record({ id: fc.constant(id), type: fc.constant('percent' as const), value: rate }),
    fc.record({ id: fc.constant(id), type: fc.constant('fixed' as const), value: amountOf(digits, 5000) }),
  );

const some = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 2 });
const present = <T>(entries: readonly (readonly [string, T | null])[]): Record<string, T> =>
  Object.fromEntries(entries.flatMap(([key, value]) => (value === null ? [] : [[key, value]])));

const discounts = (ids: readonly string[], digits: number): fc.Arbitrary<VectorInput['discounts']> => {
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

const coupon = (ids: readonly string[], digits: number): fc.Arbitrary<VectorCoupon> =>
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

const delivery = (digits: number): fc.Arbitrary<VectorDelivery> =>
  fc.oneof(
    fc.constant<VectorDelivery>({ kind: 'none' }),
    fc.record({ kind: fc.constant('zone' as const), fees: amountOf(digits, 5000) }),
    fc.record({
      kind: fc.constant('shipping' as const),
      fees_per_kg: amountOf(digits, 3000),
      fixed_fees: amountOf(digits, 3000),
    }),
  );

/** Options of every group that is asked, one group after the other. */
const chosen = (groups: readonly VectorGroup[], pick: () => boolean): VectorLine['modifiers'] =>
  groups.flatMap(({ modifiers }) =>
    modifiers.flatMap((option) =>
      pick() ? [{ id: option.id, quantity: 1 }, ...chosen(option.groups, pick)] : [],
    ),
  );

const line = (items: readonly VectorItem[]): fc.Arbitrary<VectorLine> =>
  fc
    .record({
      of: fc.constantFrom(...items),
      labelAt: fc.nat({ max: 1 }),
      bits: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 12, maxLength: 12 }),
      extra: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 0, max: 3 }) },
        { weight: 2, arbitrary: fc.constantFrom(-1, 20, 37) },
      ),
      flaw: fc.constantFrom(...Array<null>(12).fill(null), 'item', 'label', 'modifier', 'comment'),
    })
    .map(({ of, labelAt, bits, quantities, extra, flaw }) => {
      const chosenLabel = of.price_labels[labelAt];
      const ones = chosenLabel && !chosenLabel.is_qty;
      const least = ones ? 1 : Math.max(chosenLabel?.minimum ?? 1, of.minimum_quantity);
      let bit = 0;
      const modifiers = chosen(of.modifier_groups, () => bits[bit++ % bits.length] === true);
      const at = new Map(optionsOf(of.modifier_groups).map((option) => [option.id, option.max_quantity]));
      return {
        item_id: flaw === 'item' ? 'gone' : of.id,
        price_label_id: flaw === 'label' ? 'gone' : (chosenLabel?.id ?? null),
        modifiers: [...modifiers, ...(flaw === 'modifier' ? [{ id: 'gone' }] : [])].map(({ id }, turn) => ({
          id,
          quantity: Math.min(at.get(id) ?? 1, quantities[turn % quantities.length] ?? 1),
        })),
        comment: of.comment_required && flaw !== 'comment' ? 'As always' : ' ',
        quantity: least + (ones && extra > 0 ? 0 : extra),
      };
    });

const optionsOf = (groups: readonly VectorGroup[]): VectorModifier[] =>
  groups.flatMap(({ modifiers }) => modifiers.flatMap((option) => [option, ...optionsOf(option.groups)]));

/** A random cart of a random business. */
export const randomCart: fc.Arbitrary<VectorInput> = fc.constantFrom(...CURRENCIES).chain((currency) => {
  const { digits } = currency;
  const ids = ['one', 'two', 'three'];
  return fc.tuple(...ids.map((id) => item(id, digits))).chain((items) =>
    fc.record({
      currency: fc.constant(currency),
      selling_type: fc.constant(SOLD),
      items: fc.constant(items),
      discounts: discounts(ids, digits),
      exclusive_taxes: taxes,
      coupon: some(coupon(ids, digits)),
      customer: fc.constantFrom('guest', 'authenticated'),
      delivery: delivery(digits),
      wallet_balance: some(amountOf(digits, 10_000_000)),
      lines: fc.array(line(items), { maxLength: 6 }),
    }),
  );
});
