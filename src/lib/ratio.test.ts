import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './apportion.ts';
import { divideRounded, parseDecimal } from './ratio.ts';

describe('parseDecimal', () => {
  it.each([
    ['8.25', 825n, 2],
    ['-0.5', -5n, 1],
    ['7', 7n, 0],
    ['7.', 7n, 0],
    ['1e-7', 1n, 7],
    ['1.5e+3', 1500n, 0],
  ])('reads %s exactly', (text, units, scale) => {
    expect(parseDecimal(text)).toEqual({ units, scale });
  });

  it.each(['', ' 1', '.5', 'abc', 'NaN', 'Infinity', '1,5', '1e999', '0x10', '1'.repeat(41)])(
    'refuses "%s"',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it('reads every finite number as the decimal it prints as', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (value) => {
        const decimal = parseDecimal(String(value));
        // Doubles tinier than 1e-99 are no amounts.
        if (!decimal) return Math.abs(value) < 1e-90;
        return Number(`${decimal.units}e-${decimal.scale}`) === (value || 0);
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
  ])('%i / %i is %i, halves away from zero', (numerator, denominator, expected) => {
    expect(divideRounded(numerator, denominator)).toBe(expected);
  });
});

describe('apportion', () => {
  it('gives what is left over to the largest remainders, ties in order', () => {
    expect(apportion(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(apportion(10n, [1n, 5n, 1n])).toEqual([2n, 7n, 1n]);
    expect(apportion(5n, [0n, 0n])).toEqual([0n, 0n]);
  });

  it('adds up exactly, and no share is more than one off its exact part', () => {
    const natural = fc.bigInt(0n, 10n ** 15n);
    fc.assert(
      fc.property(natural, fc.array(natural, { minLength: 1, maxLength: 20 }), (total, weights) => {
        const whole = weights.reduce((a, b) => a + b);
        fc.pre(whole > 0n);
        const shares = apportion(total, weights);
        expect(shares.reduce((a, b) => a + b)).toBe(total);
        shares.forEach((share, index) => {
          const off = share * whole - total * (weights[index] ?? 0n);
          expect(off > -whole && off < whole).toBe(true);
        });
      }),
    );
  });
});
