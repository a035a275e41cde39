import { describe, expect, it } from 'vitest';
import { currencyOf, fromDecimal, MoneyError, minorIn, money, rateOf } from './money.ts';

const KWD = currencyOf('KWD');
const EUR = currencyOf('EUR');

describe('an amount that cannot be says why, for whoever reads the report', () => {
  it.each([
    ['half a minor unit', () => money(0.5, EUR), '0.5 is no count of minor units'],
    ['one too large to count', () => money(2 ** 53, EUR), '9007199254740992 is no count of minor units'],
    ['one that is no number', () => fromDecimal('a lot', EUR), '"a lot" is no decimal amount'],
    ['one with too many decimals', () => fromDecimal('1.005', EUR), '1.005 has too many decimals for EUR'],
    ['one of another currency', () => minorIn(money(1, KWD), EUR), 'KWD met EUR'],
    ['a rate that is no number', () => rateOf('a tenth'), '"a tenth" is no rate'],
  ])('%s', (_what, make, message) => {
    expect(make).toThrow(MoneyError);
    expect(make).toThrow(message);
  });

  it('by the name of the error too, which survives where its class does not', () => {
    expect(new MoneyError('no').name).toBe('MoneyError');
  });
});

describe('two currencies', () => {
  it('do not meet because they have as many digits', () => {
    expect(() => minorIn(money(1, currencyOf('BHD')), KWD)).toThrow('BHD met KWD');
  });

  it('nor by their code, when one business counts other digits', () => {
    expect(() => minorIn(money(1, currencyOf('KWD', 2)), KWD)).toThrow('KWD met KWD');
  });

  it.each([0, 2, 3] as const)(
    'a business may count a currency in %i digits, whatever others do',
    (digits) => {
      expect(['KWD', 'EUR', 'JPY'].map((code) => currencyOf(code, digits).digits)).toEqual([
        digits,
        digits,
        digits,
      ]);
    },
  );
});
