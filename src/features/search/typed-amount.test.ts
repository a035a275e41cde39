import { describe, expect, it } from 'vitest';
import { currencyOf } from '../../domain/money/money.ts';
import { typedAmount } from './typed-amount.ts';

const dinar = currencyOf('KWD', 3);
const yen = currencyOf('JPY', 0);

describe('a typed amount', () => {
  it('is read in any digits, with point or comma', () => {
    expect(typedAmount('2', dinar)).toBe(2000);
    expect(typedAmount(' 1.25 ', dinar)).toBe(1250);
    expect(typedAmount('1,25', dinar)).toBe(1250);
    expect(typedAmount('١٫٢٥', dinar)).toBe(1250);
    expect(typedAmount('1.', dinar)).toBe(1000);
    expect(typedAmount('۳۰۰', yen)).toBe(300);
  });

  it('loses the decimals there are no coins for', () => {
    expect(typedAmount('1.23456', dinar)).toBe(1234);
    expect(typedAmount('300.9', yen)).toBe(300);
  });

  it('is nothing when it is no amount', () => {
    for (const text of ['', '-1', 'abc', '1.2.3', '1e9', '9'.repeat(40)])
      expect(typedAmount(text, dinar)).toBeNull();
  });
});
