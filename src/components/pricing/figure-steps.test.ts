import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Discount } from '../../domain/menu/menu-types.ts';
import { type Currency, createCurrency, createMoney } from '../../domain/money/money.ts';
import { priceCart } from '../../domain/pricing/cart-price.ts';
import { formatShippedWeight } from '../../domain/pricing/delivery-fee.ts';
import type { PricingInput } from '../../domain/pricing/pricing-types.ts';
import { quoteFromBill } from '../../domain/pricing/quote.ts';
import { cartLine, pricingInput } from '../../domain/pricing/testing/pricing-input.ts';
import { buildersFor, buildTax } from '../../domain/testing/build.ts';
import { buildFigureSteps, buildLineSteps } from './figure-steps.ts';
import { listFigures } from './figures.ts';
import { NO_TERMS, type PriceTerms } from './price-terms.ts';
import { evaluateSteps } from './testing/evaluate-steps.ts';

const currencies = [
  createCurrency('KWD'),
  createCurrency('EUR', 2),
  createCurrency('JPY', 0),
  createCurrency('CHF', 2),
];
const anyMinorUnits = fc.oneof(fc.nat(20), fc.nat(5000), fc.nat(1e7));
const anyRate = fc.oneof(
  fc.constantFrom('5', '8.25', '19', '100'),
  fc.integer({ min: 1, max: 99_999 }).map((thousandths) => String(thousandths / 1000)),
);
const anyTaxes = fc.uniqueArray(
  fc.tuple(fc.constantFrom('vat', 'city'), anyRate).map(([id, rate]) => buildTax(id, rate)),
  { selector: ({ id }) => id, maxLength: 2 },
);

interface Case {
  readonly input: PricingInput;
  readonly terms: PriceTerms;
}

const anyDiscountKind = (currency: Currency): fc.Arbitrary<Discount['kind']> =>
  fc.oneof(
    anyRate.map((rate) => ({ type: 'percent', rate }) as const),
    anyMinorUnits.map((value) => ({ type: 'fixed', value: createMoney(value, currency) }) as const),
  );

/**
 * Generates random carts of three dishes with discounts, coupon, taxes, fee and wallet, in currencies of every
 * precision.
 */
const anyCase: fc.Arbitrary<Case> = fc.constantFrom(...currencies).chain((currency) => {
  const { item, modifier, group } = buildersFor(currency);
  const anyAmount = anyMinorUnits.map((value) => createMoney(value, currency));
  const anyDish = (id: string) =>
    fc
      .record({
        price: anyAmount,
        optionPrice: anyAmount,
        inclusiveTaxes: anyTaxes,
        deposit: fc.option(anyAmount),
        shippingWeight: fc.constantFrom(null, 0.25, 1.5, 0.333),
      })
      .map(({ price, optionPrice, inclusiveTaxes, deposit, shippingWeight }) =>
        item(id, null, {
          price,
          inclusiveTaxes,
          deposit,
          shippingWeight,
          modifierGroups: [
            group('options', 0, 9, [{ ...modifier('m', 0, { maxQuantity: 3 }), price: optionPrice }]),
          ],
        }),
      );
  const anyLine = fc
    .record({
      itemId: fc.constantFrom('a', 'b', 'c'),
      optionCount: fc.nat(3),
      count: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(1000)),
    })
    .map(({ itemId, optionCount, count }) =>
      cartLine(itemId, { count, modifiers: optionCount ? [{ id: 'm', quantity: optionCount }] : [] }),
    );
  const anyCoupon = fc.record({
    code: fc.constant('CODE'),
    kind: anyDiscountKind(currency),
    allMenu: fc.boolean(),
    itemIds: fc.constant(['a', 'b']),
    maxAllowedItems: fc.option(fc.nat(9)),
    userType: fc.constant('all' as const),
    freeDelivery: fc.boolean(),
    minimum: fc.constant(null),
  });
  return fc
    .record({
      items: fc.tuple(anyDish('a'), anyDish('b'), anyDish('c')),
      lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      itemDiscount: fc.option(anyDiscountKind(currency).map((kind): Discount => ({ id: 'off', kind }))),
      exclusiveTaxes: anyTaxes,
      coupon: fc.option(anyCoupon),
      deliveryFee: fc.oneof(anyAmount, fc.record({ feesPerKg: anyAmount, fixedFees: anyAmount })),
      fees: fc.array(
        fc.record({ amount: anyAmount, below: fc.option(anyAmount) }).map((fee) => ({
          id: 'bag',
          name: {},
          taxes: [],
          ...fee,
        })),
        { maxLength: 1 },
      ),
      tip: fc.option(anyDiscountKind(currency)),
      walletBalance: fc.option(anyAmount),
    })
    .map(({ items, lines, itemDiscount, ...otherInput }) => ({
      input: pricingInput(
        currency,
        items,
        lines.map((line, index) => ({ ...line, key: `${index}` })),
        {
          ...otherInput,
          discounts: { allMenu: null, byItem: itemDiscount ? { a: itemDiscount } : {}, byCategory: {} },
        },
      ),
      terms: {
        delivery: { name: {}, isShipped: !('minor' in otherInput.deliveryFee), fee: otherInput.deliveryFee },
        isDeliveryFree: false,
        freeDeliveryFrom: null,
        tipRate: otherInput.tip?.type === 'percent' ? otherInput.tip.rate : null,
        coupon: otherInput.coupon,
        findDiscount: (id) => (id === itemDiscount?.id ? itemDiscount : undefined),
      },
    }));
});

const priceCase = ({ input }: Case) => quoteFromBill(priceCart(input), input.coupon?.code ?? null);

describe('buildFigureSteps and buildLineSteps', () => {
  it('explains every amount of a bill by steps that lead to exactly that amount', () => {
    fc.assert(
      fc.property(anyCase, fc.boolean(), (testCase, isReceipt) => {
        const quote = priceCase(testCase);
        const { delivery } = testCase.terms;
        const weight = formatShippedWeight(priceCart(testCase.input).lines);
        const terms = isReceipt
          ? NO_TERMS
          : { ...testCase.terms, delivery: delivery && { ...delivery, weight } };
        for (const figure of listFigures(quote)) {
          const steps = buildFigureSteps(figure, quote, terms);
          if (!steps) throw new Error(`The figure ${figure.id} has no steps`);
          const { minor } = figure.amount;
          // Reductions are negative figures, but their steps lead to the positive amount.
          const expected = BigInt(figure.kind === 'rounding' ? minor : Math.abs(minor));
          expect([figure.id, evaluateSteps(steps)]).toEqual([figure.id, expected]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('explains the price of every line of a bill by steps that lead to exactly that price', () => {
    fc.assert(
      fc.property(anyCase, (testCase) => {
        const quote = priceCase(testCase);
        for (const line of quote.lines) {
          const steps = buildLineSteps(line, testCase.terms);
          if (!steps) throw new Error(`The line of ${line.itemId} has no steps`);
          expect(evaluateSteps(steps)).toBe(BigInt(line.total.minor));
        }
      }),
      { numRuns: 400 },
    );
  });
});
