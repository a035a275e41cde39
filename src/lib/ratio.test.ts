import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './apportion.ts';
import { createRatio, divideRounded, multiplyRounded, parseDecimal } from './ratio.ts';

describe('parseDecimal', () => {
  it.each([
    ['8.25', 825n, 2],
    ['-0.5', -5n, 1],
    ['7', 7n, 0],
    ['7.', 7n, 0],
    ['1e-7', 1n, 7],
    ['1.5e+3', 1500n, 0],
  ])('parses the decimal number %s exactly', (text, units, scale) => {
    expect(parseDecimal(text)).toEqual({ units, scale });
  });

  it.each(['', ' 1', '.5', 'abc', 'NaN', 'Infinity', '1,5', '1e9999', '0x10', '1'.repeat(41)])(
    'rejects "%s" as a decimal number',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it('parses every finite number as the decimal that JavaScript prints', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const decimal = parseDecimal(String(value));
        return decimal !== null && Number(`${decimal.units}e-${decimal.scale}`) === (value || 0);
      }),
    );
  });
});

describe('divideRounded', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [1n, 3n, 0n],
    [-1n, 3n, 0n],
    [2n, 3n, 1n],
    [0n, 7n, 0n],
  ])('rounds the quotient %i / %i half away from zero to %i', (numerator, denominator, expected) => {
    expect(divideRounded(numerator, denominator)).toBe(expected);
  });
});

describe('multiplyRounded', () => {
  it.each([
    [1000, 825n, 10_000n, 83], // 82.5 before rounding
    [-1000, 825n, 10_000n, -83],
    [999, 825n, 10_000n, 82], // 82.4175 before rounding
    [-1, 1n, 3n, 0],
    [0, 5n, 7n, 0],
    [2, 0n, 7n, 0],
    // The first two cases again, with factors beyond the safe integers.
    [1000, 825n * 10n ** 20n, 10n ** 24n, 83],
    [-1000, 825n * 10n ** 20n, 10n ** 24n, -83],
  ])(
    'rounds the product %i x %i / %i half away from zero to %i',
    (amount, numerator, denominator, expected) => {
      expect(multiplyRounded(amount, createRatio(numerator, denominator)) || 0).toBe(expected);
    },
  );

  it('rounds a product exactly even if its factors are beyond the safe integers', () => {
    const anyFactor = fc.oneof(fc.bigInt(0n, 10n ** 4n), fc.bigInt(0n, 10n ** 20n));
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), anyFactor, anyFactor, (amount, numerator, divisor) => {
        const denominator = divisor + 1n;
        const expected = Number(divideRounded(BigInt(amount) * numerator, denominator));
        expect(multiplyRounded(amount, createRatio(numerator, denominator)) || 0).toBe(expected || 0);
      }),
    );
  });
});

describe('apportion', () => {
  it('gives the leftover units of a split to the largest remainders, and among equal ones to the earlier shares', () => {
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(apportion(10, [1, 5, 1])).toEqual([2, 7, 1]);
    expect(apportion(5, [0, 0])).toEqual([0, 0]);
    expect(apportion(5, [])).toEqual([]);
  });

  it('splits an amount exactly even if the weights are beyond the safe integers', () => {
    const largeFactor = 10n ** 30n;
    expect(apportion(100, [largeFactor, largeFactor, largeFactor])).toEqual([34, 33, 33]);
    expect(apportion(10, [largeFactor, 5n * largeFactor, largeFactor])).toEqual([2, 7, 1]);
  });

  it('splits an amount into shares that add up exactly, each within one unit of its exact value', () => {
    const anyNatural = fc.oneof(
      fc.nat(1000),
      fc.maxSafeNat().map((value) => Math.floor(value / 64)),
    );
    fc.assert(
      fc.property(anyNatural, fc.array(anyNatural, { minLength: 1, maxLength: 20 }), (total, weights) => {
        const sumOfWeights = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
        fc.pre(sumOfWeights > 0n);
        const shares = apportion(total, weights).map(BigInt);
        expect(shares.reduce((a, b) => a + b)).toBe(BigInt(total));
        shares.forEach((share, index) => {
          const error = share * sumOfWeights - BigInt(total) * BigInt(weights[index] ?? 0);
          expect(error > -sumOfWeights && error < sumOfWeights).toBe(true);
        });
      }),
    );
  });
});
