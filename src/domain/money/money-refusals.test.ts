import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney, MoneyError, parseMoney, parseRate, toMinorUnits } from './money.ts';

const KWD = createCurrency('KWD');
const EUR = createCurrency('EUR');

describe('MoneyError', () => {
  it.each([
    ['half a minor unit', () => createMoney(0.5, EUR), '0.5 is not a whole number of minor units'],
    [
      'an unsafe integer',
      () => createMoney(2 ** 53, EUR),
      '9007199254740992 is not a whole number of minor units',
    ],
    ['an amount that is not a number', () => parseMoney('a lot', EUR), '"a lot" is not a decimal amount'],
    ['too many decimals', () => parseMoney('1.005', EUR), '1.005 has too many decimals for EUR'],
    [
      'an amount in another currency',
      () => toMinorUnits(createMoney(1, KWD), EUR),
      'Cannot combine KWD (3 digits) with EUR (2 digits)',
    ],
    ['a rate that is not a number', () => parseRate('a tenth'), '"a tenth" is not a rate in percent'],
  ])('explains in the error why an amount is refused: %s', (_problem, createAmount, message) => {
    expect(createAmount).toThrow(MoneyError);
    expect(createAmount).toThrow(message);
  });

  it('keeps the error name MoneyError when the code is minified', () => {
    expect(new MoneyError('no').name).toBe('MoneyError');
  });
});

describe('mixed currencies', () => {
  it('refuses to combine two currencies even if they have the same number of digits', () => {
    expect(() => toMinorUnits(createMoney(1, createCurrency('BHD')), KWD)).toThrow(
      'Cannot combine BHD (3 digits) with KWD (3 digits)',
    );
  });

  it('refuses to combine amounts with the same currency code but different numbers of decimals', () => {
    expect(() => toMinorUnits(createMoney(1, createCurrency('KWD', 2)), KWD)).toThrow(
      'Cannot combine KWD (2 digits) with KWD (3 digits)',
    );
  });

  it.each([0, 2, 3] as const)('lets a business use %i decimal digits for any currency', (digits) => {
    expect(['KWD', 'EUR', 'JPY'].map((code) => createCurrency(code, digits).digits)).toEqual([
      digits,
      digits,
      digits,
    ]);
  });
});
