import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Discount } from '../../domain/menu/menu-types.ts';
import { type Currency, currencyOf, money } from '../../domain/money/money.ts';
import { priceCart } from '../../domain/pricing/cart-price.ts';
import { formatShippedWeight } from '../../domain/pricing/delivery-fee.ts';
import type { PricingInput } from '../../domain/pricing/pricing-types.ts';
import { quoteFromBill } from '../../domain/pricing/quote.ts';
import { cartLine, pricingInput } from '../../domain/pricing/testing/pricing-input.ts';
import { buildersFor, buildTax } from '../../domain/testing/build.ts';
import { figureSteps, lineSteps } from './figure-steps.ts';
import { billFigures } from './figures.ts';
import { NO_TERMS, type PriceTerms } from './price-terms.ts';
import { evaluateSteps } from './testing/evaluate-steps.ts';

const currencies = [currencyOf('KWD'), currencyOf('EUR', 2), currencyOf('JPY', 0), currencyOf('CHF', 2)];
const minor = fc.oneof(fc.nat(20), fc.nat(5000), fc.nat(1e7));
const rate = fc.oneof(
  fc.constantFrom('5', '8.25', '19', '100'),
  fc.integer({ min: 1, max: 99_999 }).map((thousandths) => String(thousandths / 1000)),
);
const taxes = fc.uniqueArray(
  fc.tuple(fc.constantFrom('vat', 'city'), rate).map(([id, r]) => buildTax(id, r)),
  { selector: ({ id }) => id, maxLength: 2 },
);

interface Case {
  readonly input: PricingInput;
  readonly terms: PriceTerms;
}

const kindOf = (currency: Currency): fc.Arbitrary<Discount['kind']> =>
  fc.oneof(
    rate.map((r) => ({ type: 'percent', rate: r }) as const),
    minor.map((value) => ({ type: 'fixed', value: money(value, currency) }) as const),
  );

/** Random carts of three dishes with discounts, coupon, taxes, fee and wallet, in currencies of every precision. */
const anyCase: fc.Arbitrary<Case> = fc.constantFrom(...currencies).chain((currency) => {
  const { item, modifier, group } = buildersFor(currency);
  const amount = minor.map((value) => money(value, currency));
  const dish = (id: string) =>
    fc
      .record({
        price: amount,
        option: amount,
        inclusiveTaxes: taxes,
        shippingWeight: fc.constantFrom(null, 0.25, 1.5, 0.333),
      })
      .map(({ price, option, inclusiveTaxes, shippingWeight }) =>
        item(id, null, {
          price,
          inclusiveTaxes,
          shippingWeight,
          modifierGroups: [
            group('options', 0, 9, [{ ...modifier('m', 0, { maxQuantity: 3 }), price: option }]),
          ],
        }),
      );
  const line = fc
    .record({
      itemId: fc.constantFrom('a', 'b', 'c'),
      options: fc.nat(3),
      count: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(1000)),
    })
    .map(({ itemId, options, count }) =>
      cartLine(itemId, { count, modifiers: options ? [{ id: 'm', quantity: options }] : [] }),
    );
  const coupon = fc.record({
    code: fc.constant('CODE'),
    kind: kindOf(currency),
    allMenu: fc.boolean(),
    itemIds: fc.constant(['a', 'b']),
    maxAllowedItems: fc.option(fc.nat(9)),
    userType: fc.constant('all' as const),
    freeDelivery: fc.boolean(),
    minimum: fc.constant(null),
  });
  return fc
    .record({
      items: fc.tuple(dish('a'), dish('b'), dish('c')),
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      off: fc.option(kindOf(currency).map((kind): Discount => ({ id: 'off', kind }))),
      exclusiveTaxes: taxes,
      coupon: fc.option(coupon),
      deliveryFee: fc.oneof(amount, fc.record({ feesPerKg: amount, fixedFees: amount })),
      walletBalance: fc.option(amount),
    })
    .map(({ items, lines, off, ...part }) => ({
      input: pricingInput(
        currency,
        items,
        lines.map((one, index) => ({ ...one, key: `${index}` })),
        { ...part, discounts: { allMenu: null, byItem: off ? { a: off } : {}, byCategory: {} } },
      ),
      terms: {
        delivery: { name: {}, fee: part.deliveryFee },
        isDeliveryFree: false,
        coupon: part.coupon,
        discountOf: (id) => (id === off?.id ? off : undefined),
      },
    }));
});

const quoteOf = ({ input }: Case) => quoteFromBill(priceCart(input), input.coupon?.code ?? null);

describe('explanation steps', () => {
  it('shows steps that lead to exactly the explained figure, for every figure of every bill', () => {
    fc.assert(
      fc.property(anyCase, fc.boolean(), (testCase, isReceipt) => {
        const quote = quoteOf(testCase);
        const { delivery } = testCase.terms;
        const weight = formatShippedWeight(priceCart(testCase.input).lines);
        const terms = isReceipt
          ? NO_TERMS
          : { ...testCase.terms, delivery: delivery && { ...delivery, weight } };
        for (const figure of billFigures(quote)) {
          const steps = figureSteps(figure, quote, terms);
          if (!steps) throw new Error(`${figure.id} has no steps`);
          const { minor } = figure.amount;
          // Reductions are negative figures; their steps lead to the positive amount.
          const expected = BigInt(figure.kind === 'rounding' ? minor : Math.abs(minor));
          expect([figure.id, evaluateSteps(steps)]).toEqual([figure.id, expected]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('shows steps that lead to exactly the price of each line', () => {
    fc.assert(
      fc.property(anyCase, (testCase) => {
        const quote = quoteOf(testCase);
        for (const line of quote.lines) {
          const steps = lineSteps(line, testCase.terms);
          if (!steps) throw new Error(`${line.itemId} has no steps`);
          expect(evaluateSteps(steps)).toBe(BigInt(line.total.minor));
        }
      }),
      { numRuns: 400 },
    );
  });
});
