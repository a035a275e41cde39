import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney, MoneyError } from '../money/money.ts';
import { computeMinimumProgress } from './minimum-order.ts';

const EUR = createCurrency('EUR');
const cents = (minor: number) => createMoney(minor, EUR);

describe('computeMinimumProgress', () => {
  it.each([
    [0, 1000, 1000, 0],
    [250, 1000, 750, 0.25],
    [999, 1000, 1, 0.999],
    [1000, 1000, 0, 1],
    [1001, 1000, 0, 1],
    [0, 0, 0, 1],
  ])(
    'a subtotal of %i cents with a minimum order of %i cents has a missing amount of %i cents',
    (subtotal, minimum, missingCents, share) => {
      expect(computeMinimumProgress(cents(subtotal), cents(minimum))).toEqual({
        missingAmount: cents(missingCents),
        share,
      });
    },
  );

  it('throws when the subtotal and the minimum order are in different currencies', () => {
    expect(() => computeMinimumProgress(cents(1), createMoney(1, createCurrency('KWD')))).toThrow(MoneyError);
  });
});
