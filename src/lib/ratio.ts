/** An exact decimal number: `units` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL = /^(-?\d{1,40})(?:\.(\d{0,40}))?(?:e([+-]?\d{1,3}))?$/i;

/** Ten to the power of `power`, which must not be negative. */
export const computePowerOfTen = (power: number): bigint => 10n ** BigInt(power);

/**
 * Parses decimal text ("8.25", "-3", "1e-7"). Null for any other text, and for more than 40 digits before or after the
 * point.
 */
export function parseDecimal(text: string): Decimal | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const units = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { units: units * computePowerOfTen(-scale), scale: 0 } : { units, scale };
}

/** An exact fraction. The numbers are faster to compute with. They are used as long as the result is exact. */
export interface Ratio {
  readonly numerator: bigint;
  /** Above zero. */
  readonly denominator: bigint;
  readonly numeratorNumber: number;
  readonly denominatorNumber: number;
}

/** Creates a fraction. `denominator` must be above zero. */
export const createRatio = (numerator: bigint, denominator: bigint): Ratio => ({
  numerator,
  denominator,
  numeratorNumber: Number(numerator),
  denominatorNumber: Number(denominator),
});

/** `amount` times the ratio, rounded to the nearest integer, half away from zero. */
export function multiplyRounded(
  amount: number,
  { numerator, denominator, numeratorNumber, denominatorNumber }: Ratio,
): number {
  const product = amount * numeratorNumber;
  if (!Number.isSafeInteger(product) || !Number.isSafeInteger(denominatorNumber))
    return Number(divideRounded(BigInt(amount) * numerator, denominator));
  const remainder = product % denominatorNumber;
  return (
    (product - remainder) / denominatorNumber +
    (Math.abs(remainder) * 2 >= denominatorNumber ? Math.sign(remainder) : 0)
  );
}

/** `numerator / denominator`, rounded to the nearest integer, half away from zero. `denominator` is above zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
}
