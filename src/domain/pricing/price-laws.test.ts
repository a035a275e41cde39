import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { priceCart } from './cart-price.ts';
import { findBillFaults } from './testing/bill-faults.ts';
import { CartArbitrary } from './testing/cart-arbitrary.ts';
import { cartLine } from './testing/pricing-input.ts';
import { ITEM_IDS, OPTION_IDS } from './testing/random-menu-parts.ts';

const anyCart = new CartArbitrary(
  createCurrency('KWD'),
  createCurrency('EUR'),
  createCurrency('JPY'),
  createCurrency('CHF'),
);

describe('for every cart', () => {
  it('computes the same bill for the same cart and does not modify the cart', () => {
    fc.assert(
      fc.property(anyCart, (input) => {
        const inputBefore = JSON.stringify(input);
        expect(priceCart(input)).toEqual(priceCart(input));
        expect(JSON.stringify(input)).toBe(inputBefore);
      }),
    );
  });

  it('computes a consistent bill for any line that a customer could send, and never throws', () => {
    const unusualNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(2 ** 53, 1e308, -0));
    const unusualLine = fc.record({
      key: fc.string(),
      itemId: fc.oneof(fc.constantFrom(...ITEM_IDS, '__proto__'), fc.string()),
      priceLabelId: fc.option(fc.oneof(fc.constant('small'), fc.string())),
      modifiers: fc.array(
        fc.record({ id: fc.oneof(fc.constantFrom(...OPTION_IDS), fc.string()), quantity: unusualNumber }),
      ),
      note: fc.string(),
      count: unusualNumber,
    });
    fc.assert(
      fc.property(anyCart, fc.array(unusualLine), (input, lines) => {
        const bill = priceCart({ ...input, lines: [...input.lines, ...lines] });
        expect(findBillFaults(bill)).toEqual([]);
        for (const { line } of bill.lines) expect(Number.isSafeInteger(line.count)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it.each([-1, 0, 0.5, 1001, 2 ** 53, 1e308, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'refuses a cart line with a count of %s and prices the other lines',
    (count) => {
      fc.assert(
        fc.property(anyCart, (input) => {
          const lineWithInvalidCount = cartLine('a', { key: 'bad', count });
          const bill = priceCart({ ...input, lines: [lineWithInvalidCount, ...input.lines] });
          expect(bill.problems[0]).toEqual({ line: lineWithInvalidCount, reason: 'count_invalid' });
          expect(bill.total).toEqual(priceCart(input).total);
        }),
        { numRuns: 20 },
      );
    },
  );
});
