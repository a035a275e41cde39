import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../../../src/domain/money/money.ts';
import { parseFormAmount } from './form-amount.ts';

const DINAR = createCurrency('KWD');

describe('an amount in a form of the console', () => {
  it.each([
    ['3.5', 3500],
    ['3,5', 3500],
    [' 12 ', 12_000],
    ['0.001', 1],
    ['100', 100_000],
  ])('reads the amount "%s" with a dot or a comma as %i fils', (text, minor) => {
    expect(parseFormAmount(text, DINAR, 100)).toBe(minor);
  });

  it.each(['', '0', '-1', '1,2,3', '0.0001', 'ten', '100.001'])(
    'refuses the text "%s" in a form, which is not an amount from 0.001 to 100',
    (text) => {
      expect(() => parseFormAmount(text, DINAR, 100)).toThrow(
        expect.objectContaining({ status: 422, code: 'invalid' }),
      );
    },
  );
});
