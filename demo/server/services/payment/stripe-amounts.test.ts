import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProviderRefused } from './provider.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts';

describe('amounts as Stripe counts them', () => {
  it.each([
    ['EUR', 928, 2, 928],
    ['JPY', 1200, 0, 1200],
    ['KWD', 4250, 3, 4250],
    ['ISK', 1200, 0, 120_000],
    // A business that writes a currency with other digits than it has.
    ['EUR', 9, 0, 900],
    ['EUR', 9280, 3, 928],
    ['EUR', 70, 3, 7],
    ['JPY', 120_000, 2, 1200],
    ['KWD', 425, 2, 4250],
  ])('%s: %i minor units of %i digits are %i', (currency, minor, digits, amount) => {
    expect(toStripeAmount(minor, currency, digits)).toBe(amount);
    expect(fromStripeAmount(amount, currency, digits)).toBe(minor);
  });

  it.each([
    ['KWD', 4255, 3],
    ['EUR', 9285, 3],
    ['JPY', 1250, 2],
  ])(
    '%s: %i minor units of %i digits cannot be charged exactly, so they are not',
    (currency, minor, digits) => {
      expect(() => toStripeAmount(minor, currency, digits)).toThrow(ProviderRefused);
    },
  );

  it('what is charged is what was asked: there and back it is the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.constantFrom('EUR', 'JPY', 'KWD', 'BHD', 'ISK', 'SAR'),
        fc.constantFrom(0, 2, 3),
        (minor, currency, digits) => {
          try {
            const amount = toStripeAmount(minor, currency, digits);
            expect(fromStripeAmount(amount, currency, digits)).toBe(minor);
          } catch (error) {
            expect(error).toBeInstanceOf(ProviderRefused);
          }
        },
      ),
    );
  });
});
