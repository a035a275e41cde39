import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { add, multiply, subtract, sum, toDecimal } from './arithmetic.ts';
import {
  type Currency,
  compare,
  computePercentage,
  createCurrency,
  createMoney,
  createZero,
  type Money,
  MoneyError,
  parseMoney,
  parseRate,
} from './money.ts';
import { splitByLargestRemainder } from './split.ts';

const KWD = createCurrency('KWD');
const EUR = createCurrency('EUR', 2);
const JPY = createCurrency('JPY', 0);

describe('createCurrency', () => {
  // @spec constants/amounts-have-business-s-digits
  it('uses the business’s decimal digits for a currency', () => {
    expect(createCurrency('KWD', 2)).toEqual({ code: 'KWD', digits: 2 });
    expect(createCurrency('KWD', 0).digits).toBe(0);
    expect(createCurrency('EUR', 3).digits).toBe(3);
  });

  // @spec constants/amounts-have-business-s-digits
  it('uses the decimal digits of ISO 4217 if the business has no valid setting', () => {
    expect(['KWD', 'EUR', 'JPY'].map((code) => createCurrency(code).digits)).toEqual([3, 2, 0]);
    for (const invalidDigits of [1, 4, -2, 2.5, Number.NaN])
      expect(createCurrency('EUR', invalidDigits).digits).toBe(2);
  });
});

describe('money', () => {
  it('refuses minor units that are not a safe integer, and stores -0 as 0', () => {
    for (const invalidMinor of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => createMoney(invalidMinor, EUR)).toThrow(MoneyError);
    expect(Object.is(createMoney(-0, EUR).minor, 0)).toBe(true);
  });

  it('refuses to mix currencies, at compile time and at run time', () => {
    expectTypeOf<Money<'EUR'>>().not.toExtend<Parameters<typeof add<'KWD'>>[1]>();
    expectTypeOf<Money<'KWD'>>().toExtend<Parameters<typeof add<'KWD'>>[1]>();
    // The type `Currency` accepts any code, so only the run-time check can refuse to mix the two.
    const untypedEuro: Currency = EUR;
    const untypedDinar: Currency = KWD;
    for (const combine of [add, subtract, compare])
      expect(() => combine(createMoney(1, untypedEuro), createMoney(1, untypedDinar))).toThrow(MoneyError);
    expect(() => sum([createMoney(1, untypedDinar)], untypedEuro)).toThrow(MoneyError);
    // The same code with a different number of digits is another currency.
    expect(() => add(createMoney(1, untypedEuro), createMoney(1, createCurrency('EUR', 3)))).toThrow(
      MoneyError,
    );
  });

  it('adds, subtracts, multiplies, compares and sums amounts of one currency', () => {
    const fiveCents = createMoney(5, EUR);
    const twoCents = createMoney(2, EUR);
    expect(add(fiveCents, twoCents).minor).toBe(7);
    expect(subtract(twoCents, fiveCents).minor).toBe(-3);
    expect(multiply(fiveCents, 3).minor).toBe(15);
    expect(compare(twoCents, fiveCents)).toBeLessThan(0);
    expect(sum([fiveCents, twoCents, twoCents], EUR).minor).toBe(9);
    expect(sum([], EUR)).toEqual(createZero(EUR));
    expect(() => multiply(createMoney(2 ** 52, EUR), 2)).toThrow(MoneyError);
  });
});

describe('wire decimals', () => {
  it.each([
    [1.005, KWD, 1005],
    [0.1, KWD, 100],
    [19.99, EUR, 1999],
    ['1.500', KWD, 1500],
    [1250, JPY, 1250],
    [-3.5, EUR, -350],
  ])('parses the amount %s in the currency %j as %s minor units', (value, currency, minor) => {
    expect(parseMoney(value, currency).minor).toBe(minor);
  });

  it.each([
    ['2.50', JPY],
    [1e-7, EUR],
    [0.1 + 0.2, KWD],
    [Number.NaN, KWD],
    ['', KWD],
    [1e21, JPY],
  ])('refuses "%s" as an amount in the currency %j', (value, currency) => {
    expect(() => parseMoney(value, currency)).toThrow(MoneyError);
  });

  it('converts every amount to a decimal number and back without changing it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom<Currency>(KWD, EUR, JPY),
        (minor, currency) => {
          expect(parseMoney(toDecimal(createMoney(minor, currency)), currency).minor).toBe(minor);
        },
      ),
    );
  });
});

describe('parseRate', () => {
  it('parses a tax rate once and returns the same object afterwards', () => {
    expect(parseRate('8.25')).toBe(parseRate('8.25'));
  });
});

describe('computePercentage', () => {
  it.each([
    [1000, '8.25', 83], // exactly 82.5
    [-1000, '8.25', -83],
    [999, '8.25', 82], // exactly 82.4175
    [1, '50', 1], // exactly 0.5
    [10, '0.1', 0],
    [333, '100', 333],
  ])('rounds a percentage half away from zero: of %i minor units, %s%% is %i', (minor, rate, expected) => {
    expect(computePercentage(createMoney(minor, EUR), rate).minor).toBe(expected);
  });

  it('refuses a tax rate that is not a number, even on repeated calls', () => {
    for (const _ of [1, 2])
      expect(() => computePercentage(createMoney(1, EUR), 'ten')).toThrow('"ten" is not a rate');
  });

  it('calculates a percentage with all decimals of its rate', () => {
    // Half a cent, and slightly less than half.
    expect(computePercentage(createMoney(100, EUR), '0.5').minor).toBe(1);
    expect(computePercentage(createMoney(100, EUR), '0.49999999999999999999').minor).toBe(0);
    expect(computePercentage(createMoney(1e15, EUR), '99.9999999999999').minor).toBe(999_999_999_999_999);
  });

  it('throws errors that explain what is wrong with an amount', () => {
    expect(() => createMoney(0.5, EUR)).toThrow('0.5 is not a whole number of minor units');
    expect(() => parseMoney('ten', EUR)).toThrow('"ten" is not a decimal amount');
    expect(() => parseMoney('1.234', EUR)).toThrow('1.234 has too many decimals for EUR');
    const dinar: Currency = KWD;
    expect(() => add(createMoney(1, dinar), createMoney(1, EUR as Currency))).toThrow('Cannot combine EUR');
    expect(new MoneyError('x').name).toBe('MoneyError');
  });

  it('refuses to parse an amount that is too large for exact minor units', () => {
    expect(parseMoney('90071992547409.91', EUR).minor).toBe(Number.MAX_SAFE_INTEGER);
    for (const tooLargeAmount of ['90071992547409.92', 2 ** 53, 1e21, 1e308])
      expect(() => parseMoney(tooLargeAmount, EUR)).toThrow(MoneyError);
  });
});

describe('splitByLargestRemainder', () => {
  it('splits an amount into shares that add up to exactly that amount', () => {
    expect(splitByLargestRemainder(createMoney(1000, KWD), [3, 3, 1]).map(({ minor }) => minor)).toEqual([
      429, 428, 143,
    ]);
    fc.assert(
      fc.property(fc.nat(1e9), fc.array(fc.nat(1e9), { minLength: 1 }), (minor, weights) => {
        fc.pre(weights.some(Boolean));
        expect(sum(splitByLargestRemainder(createMoney(minor, EUR), weights), EUR).minor).toBe(minor);
      }),
    );
  });
});
