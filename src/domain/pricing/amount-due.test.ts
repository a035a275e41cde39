import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtract } from '../money/arithmetic.ts';
import { createCurrency, createMoney, MoneyError } from '../money/money.ts';
import { computeAmountDue } from './amount-due.ts';
import { priceCart } from './cart-price.ts';
import { CartArbitrary } from './testing/cart-arbitrary.ts';

const KWD = createCurrency('KWD');
const fils = (minor: number) => createMoney(minor, KWD);
const NO_STEPS = { cashStep: null, onlineStep: null };
const anyCart = new CartArbitrary(KWD, createCurrency('CHF'), createCurrency('SEK'), createCurrency('JPY'));

describe('computeAmountDue', () => {
  it.each([
    [
      'cash',
      { ...NO_STEPS, cashStep: fils(5) },
      { cashRounding: fils(-1), onlineRounding: fils(0), due: fils(6455) },
    ],
    [
      'an online payment',
      { ...NO_STEPS, onlineStep: fils(10) },
      { cashRounding: fils(0), onlineRounding: fils(4), due: fils(6460) },
    ],
    [
      'a payment without steps',
      NO_STEPS,
      { cashRounding: fils(0), onlineRounding: fils(0), due: fils(6456) },
    ],
  ])('rounds the amount due of 6.456 dinars for %s', (_, steps, amountDue) => {
    expect(computeAmountDue(fils(6456), steps)).toEqual(amountDue);
  });

  it('rounds the amount due to the nearest step, halves up, and leaves it unchanged if the step is zero', () => {
    expect(computeAmountDue(fils(6455), { ...NO_STEPS, onlineStep: fils(10) }).due).toEqual(fils(6460));
    expect(computeAmountDue(fils(6455), { ...NO_STEPS, cashStep: fils(0) }).due).toEqual(fils(6455));
  });

  it('throws for a rounding step in another currency', () => {
    const cashStep = createMoney(5, createCurrency('CHF'));
    expect(() => computeAmountDue(fils(6455), { ...NO_STEPS, cashStep })).toThrow(MoneyError);
  });

  // A placed order that gets another payment method is not priced again. Only the amount after the wallet payment is
  // rounded again.
  it('computes the same amount due for a changed payment method as for a cart priced with that method', () => {
    fc.assert(
      fc.property(
        anyCart,
        fc.constantFrom('cash', 'online', 'later'),
        fc.constantFrom(1, 5, 10, 25, 100),
        (input, method, minor) => {
          const step = createMoney(minor, input.currency);
          const steps = {
            cashStep: method === 'cash' ? step : null,
            onlineStep: method === 'online' ? step : null,
          };
          const { total, wallet } = priceCart(input);
          const { cashRounding, onlineRounding, due } = priceCart({ ...input, ...steps });
          expect(computeAmountDue(subtract(total, wallet), steps)).toEqual({
            cashRounding,
            onlineRounding,
            due,
          });
        },
      ),
      { numRuns: 1000 },
    );
  });
});
