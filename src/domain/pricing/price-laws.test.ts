import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildersFor, taxOf } from '../build-for-tests.ts';
import type { CartLine } from '../cart/types.ts';
import type { Discount, MenuItem } from '../menu/types.ts';
import { type Currency, currencyOf, money } from '../money/money.ts';
import { faultsIn } from './adds-up-for-tests.ts';
import { inputOf, lineOf } from './input-for-tests.ts';
import { priceCart } from './price.ts';
import type { Coupon, PricingInput } from './types.ts';

const currencies = [
  currencyOf('KWD'),
  currencyOf('EUR', 2),
  currencyOf('JPY', 0),
  currencyOf('CHF', 2),
  currencyOf('CHF', 3),
];
const rate = fc.oneof(
  fc.constantFrom('0', '5', '7', '8.25', '19', '100'),
  fc.nat(100_000).map((thousandths) => String(thousandths / 1000)),
);
const taxes = fc.uniqueArray(
  fc.tuple(fc.constantFrom('vat', 'city', 'drink'), rate).map(([id, r]) => taxOf(id, r)),
  { selector: ({ id }) => id, maxLength: 3 },
);
const minor = fc.oneof(fc.nat(20), fc.nat(5000), fc.nat(1e7));
const ids = ['a', 'b', 'c', 'd'] as const;

function itemsOf(currency: Currency): fc.Arbitrary<MenuItem[]> {
  const { item, label, modifier, group } = buildersFor(currency);
  const amount = minor.map((value) => money(value, currency));
  return fc.tuple(
    ...ids.map((id) =>
      fc
        .record({
          price: amount,
          small: amount,
          options: fc.array(amount, { maxLength: 3 }),
          own: fc.option(taxes),
          taxes,
        })
        .map(({ price, small, options, own, taxes: inclusiveTaxes }) =>
          item(id, null, {
            price,
            // Only "d" is priced by labels.
            priceLabels: id === 'd' ? [{ ...label('small', 0), price: small }] : [],
            inclusiveTaxes,
            categoryId: id < 'c' ? 'low' : 'high',
            modifierGroups: [
              group(
                'options',
                0,
                9,
                options.map((cost, index) => ({
                  ...modifier(`m${index}`, 0, { maxQuantity: 3, taxes: index ? null : own }),
                  price: cost,
                })),
              ),
            ],
          }),
        ),
    ),
  );
}

const anyLine: fc.Arbitrary<CartLine> = fc
  .record({
    itemId: fc.constantFrom(...ids, 'gone'),
    modifiers: fc.uniqueArray(
      fc.record({ id: fc.constantFrom('m0', 'm1', 'm2'), quantity: fc.integer({ min: 1, max: 3 }) }),
      { selector: ({ id }) => id, maxLength: 2 },
    ),
    count: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(999, 1000, 0)),
  })
  .map((part) => lineOf(part.itemId, { ...part, priceLabelId: part.itemId === 'd' ? 'small' : null }));

const kindOf = (currency: Currency): fc.Arbitrary<Discount['kind']> =>
  fc.oneof(
    rate.map((r) => ({ type: 'percent', rate: r }) as const),
    minor.map((value) => ({ type: 'fixed', value: money(value, currency) }) as const),
  );

const anyInput: fc.Arbitrary<PricingInput> = fc.constantFrom(...currencies).chain((currency) => {
  const discount = kindOf(currency).map((kind) => ({ id: 'off', kind }));
  const coupon: fc.Arbitrary<Coupon> = fc.record({
    code: fc.constant('CODE'),
    kind: kindOf(currency),
    allMenu: fc.boolean(),
    itemIds: fc.subarray([...ids]),
    maxAllowedItems: fc.option(fc.nat(12)),
    userType: fc.constantFrom('all', 'guest', 'authenticated'),
    freeDelivery: fc.boolean(),
    minimum: fc.option(minor.map((value) => money(value, currency))),
  });
  const amount = minor.map((value) => money(value, currency));
  return fc
    .record({
      items: itemsOf(currency),
      lines: fc.array(anyLine, { maxLength: 12 }),
      discounts: fc.record({
        allMenu: fc.option(discount),
        byItem: fc.dictionary(fc.constantFrom(...ids), discount, { maxKeys: 2 }),
        byCategory: fc.dictionary(fc.constantFrom('low', 'high'), discount, { maxKeys: 1 }),
      }),
      exclusiveTaxes: taxes,
      coupon: fc.option(coupon),
      customer: fc.constantFrom('guest', 'authenticated'),
      deliveryFee: amount,
      walletBalance: fc.option(amount),
    })
    .map(({ items, lines, ...part }) =>
      inputOf(
        currency,
        items,
        lines.map((line, index) => ({ ...line, key: `${index}` })),
        part,
      ),
    );
});

describe('for every cart', () => {
  it('the parts add up to the total exactly, and nothing is negative', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const bill = priceCart(input);
        expect(faultsIn(bill)).toEqual([]);
        expect(bill.lines.length + bill.problems.length).toBe(input.lines.length);
      }),
      { numRuns: 500 },
    );
  });

  it('permuting its lines does not change the bill’s sums', () => {
    const permuted = anyInput.chain((input) =>
      fc
        .shuffledSubarray([...input.lines], { minLength: input.lines.length })
        .map((lines) => [input, { ...input, lines }] as const),
    );
    fc.assert(
      fc.property(permuted, ([input, other]) => {
        const sums = (of: PricingInput) => {
          const { lines, problems, inclusiveTaxes, ...rest } = priceCart(of);
          return { ...rest, inclusive: inclusiveTaxes.map((tax) => JSON.stringify(tax)).sort() };
        };
        expect(sums(other)).toEqual(sums(input));
      }),
      { numRuns: 300 },
    );
  });

  it('one unit more never lowers the undiscounted subtotal', () => {
    fc.assert(
      fc.property(anyInput, fc.nat(11), (input, index) => {
        const lines = input.lines.map((line, at) =>
          at === index && line.count < 1000 ? { ...line, count: line.count + 1 } : line,
        );
        const before = priceCart(input);
        const after = priceCart({ ...input, lines });
        expect(after.subtotal.minor + after.discount.minor).toBeGreaterThanOrEqual(
          before.subtotal.minor + before.discount.minor,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('the same input gives the same bill, and the input stays as it was', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const before = JSON.stringify(input);
        expect(priceCart(input)).toEqual(priceCart(input));
        expect(JSON.stringify(input)).toBe(before);
      }),
    );
  });

  it('no customer’s line, however odd, makes it throw', () => {
    const odd = fc.record({
      key: fc.string(),
      itemId: fc.oneof(fc.constantFrom(...ids), fc.string()),
      priceLabelId: fc.option(fc.string()),
      modifiers: fc.array(
        fc.record({
          id: fc.oneof(fc.constantFrom('m0', 'm1'), fc.string()),
          quantity: fc.oneof(fc.integer(), fc.double()),
        }),
      ),
      note: fc.string(),
      count: fc.oneof(fc.integer(), fc.double()),
    });
    fc.assert(
      fc.property(anyInput, fc.array(odd), (input, lines) => {
        const bill = priceCart({ ...input, lines: [...input.lines, ...lines] });
        expect(faultsIn(bill)).toEqual([]);
      }),
    );
  });
});
