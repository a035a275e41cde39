/**
 * An exact fraction with a positive denominator. It is slow and simple on purpose, because the engine is checked
 * against it.
 */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const findCommonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : findCommonDivisor(b, a % b));

/** The fraction in lowest terms. */
function reduce(numerator: bigint, denominator: bigint): Fraction {
  const commonDivisor = findCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / commonDivisor, denominator: denominator / commonDivisor };
}

export const fromInteger = (n: number): Fraction => ({ numerator: BigInt(n), denominator: 1n });
export const zero = fromInteger(0);

/** Parses a decimal: "-8.25" is -825/100. Throws for any other text. */
export function parseFraction(decimal: string): Fraction {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new Error(`Not a decimal: ${decimal}`);
  const [, whole = '', decimals = ''] = match;
  return reduce(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  reduce(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
const negate = (a: Fraction): Fraction => ({ numerator: -a.numerator, denominator: a.denominator });
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, negate(b));
export const multiply = (a: Fraction, b: Fraction): Fraction =>
  reduce(a.numerator * b.numerator, a.denominator * b.denominator);
/** `b` must be greater than zero. */
export const divide = (a: Fraction, b: Fraction): Fraction =>
  reduce(a.numerator * b.denominator, a.denominator * b.numerator);
export const isLess = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator;
export const findMinimum = (a: Fraction, b: Fraction): Fraction => (isLess(b, a) ? b : a);
export const findMaximum = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);
export const sum = (list: readonly Fraction[]): Fraction => list.reduce(add, zero);
export const takePercent = (a: Fraction, rate: string): Fraction =>
  divide(multiply(a, parseFraction(rate)), fromInteger(100));

/** The greatest multiple of `step` that is at most `a`. Neither may be negative. */
export function roundDown(a: Fraction, step: Fraction): Fraction {
  const steps = divide(a, step);
  return multiply({ numerator: steps.numerator / steps.denominator, denominator: 1n }, step);
}

/** The nearest multiple of `step`. Halves are rounded away from zero. */
export function round(a: Fraction, step: Fraction): Fraction {
  if (isLess(a, zero)) return negate(round(negate(a), step));
  return roundDown(add(a, divide(step, fromInteger(2))), step);
}

/** The value of the last digit: 0.01 for two digits. */
export const getMinorUnit = (digits: number): Fraction => reduce(1n, 10n ** BigInt(digits));

/** Formats with a number of digits after the point. Throws if the fraction needs more digits. */
export function formatFraction(a: Fraction, digits: number): string {
  const scaled = a.numerator * 10n ** BigInt(digits);
  if (scaled % a.denominator !== 0n)
    throw new Error(`${a.numerator}/${a.denominator} has more than ${digits} digits`);
  const units = scaled / a.denominator;
  const text = `${units < 0n ? -units : units}`.padStart(digits + 1, '0');
  const [wholeDigits, decimalDigits] = [
    text.slice(0, text.length - digits),
    text.slice(text.length - digits),
  ];
  return `${units < 0n ? '-' : ''}${wholeDigits}${digits ? `.${decimalDigits}` : ''}`;
}
