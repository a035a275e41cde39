import { describe, expect, it } from 'vitest';
import { createCurrency } from './money.ts';
import { parseAmount } from './parse-amount.ts';

const dinar = createCurrency('KWD', 3);
const yen = createCurrency('JPY', 0);

describe('parseAmount', () => {
  it('parses a typed amount in the digits of any script, with a point or a comma', () => {
    expect(parseAmount('2', dinar)).toBe(2000);
    expect(parseAmount(' 1.25 ', dinar)).toBe(1250);
    expect(parseAmount('1,25', dinar)).toBe(1250);
    expect(parseAmount('١٫٢٥', dinar)).toBe(1250);
    expect(parseAmount('1.', dinar)).toBe(1000);
    expect(parseAmount('۳۰۰', yen)).toBe(300);
  });

  it('drops decimals of a typed amount beyond the decimals of the currency', () => {
    expect(parseAmount('1.23456', dinar)).toBe(1234);
    expect(parseAmount('300.9', yen)).toBe(300);
  });

  it('refuses a typed text that is not an amount', () => {
    for (const text of ['', '-1', 'abc', '1.2.3', '1e9', '9'.repeat(40)])
      expect(parseAmount(text, dinar)).toBeNull();
  });
});
