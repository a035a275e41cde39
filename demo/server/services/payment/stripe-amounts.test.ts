import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProviderRefused } from './provider.ts';
import { getStripeStep, parseStripeAmount, toStripeAmount } from './stripe-amounts.ts';

describe('Stripe’s amounts', () => {
  it.each([
    ['EUR', 928, 2, 928],
    ['JPY', 1200, 0, 1200],
    ['KWD', 4250, 3, 4250],
    ['ISK', 1200, 0, 120_000],
    // In these rows, the business file sets other digits for the currency than ISO 4217.
    ['EUR', 9, 0, 900],
    ['EUR', 9280, 3, 928],
    ['EUR', 70, 3, 7],
    ['JPY', 120_000, 2, 1200],
    ['KWD', 425, 2, 4250],
  ])(
    'converts a %s amount of %i with %i decimals to %i for Stripe, and back',
    (currency, minor, digits, amount) => {
      expect(toStripeAmount(minor, currency, digits)).toBe(amount);
      expect(parseStripeAmount(amount, currency, digits)).toBe(minor);
    },
  );

  it.each([
    ['KWD', 4255, 3],
    ['EUR', 9285, 3],
    ['JPY', 1250, 2],
  ])(
    'refuses a %s amount of %i with %i decimals, which Stripe cannot charge exactly',
    (currency, minor, digits) => {
      expect(() => toStripeAmount(minor, currency, digits)).toThrow(ProviderRefused);
    },
  );

  it('returns the original amount when an amount is converted for Stripe and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.constantFrom('EUR', 'JPY', 'KWD', 'BHD', 'ISK', 'SAR'),
        fc.constantFrom(0, 2, 3),
        (minor, currency, digits) => {
          try {
            const amount = toStripeAmount(minor, currency, digits);
            expect(parseStripeAmount(amount, currency, digits)).toBe(minor);
          } catch (error) {
            expect(error).toBeInstanceOf(ProviderRefused);
          }
        },
      ),
    );
  });
});

it('returns 0.01 as the smallest step of Stripe amounts for currencies with three decimals, and no step for others', () => {
  expect(['KWD', 'BHD', 'OMR', 'JOD', 'TND'].map(getStripeStep)).toEqual([0.01, 0.01, 0.01, 0.01, 0.01]);
  expect(getStripeStep('EUR')).toBeUndefined();
  expect(getStripeStep('JPY')).toBeUndefined();
});
