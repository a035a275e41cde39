/** A decimal number, exactly: `units` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL = /^(-?\d{1,40})(?:\.(\d{0,40}))?(?:e([+-]?\d{1,3}))?$/i;

export const tenTo = (power: number): bigint => 10n ** BigInt(power);

/** Reads decimal text ("8.25", "-3", "1e-7"); null when it is anything else, or absurdly long. */
export function parseDecimal(text: string): Decimal | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const units = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { units: units * tenTo(-scale), scale: 0 } : { units, scale };
}

/**
 * `amount x numerator / denominator` to the nearest integer, half away from zero; `denominator` is above zero. As plain
 * numbers where those are exact, which is much faster.
 */
export function timesRounded(amount: number, numerator: bigint, denominator: bigint): number {
  const product = amount * Number(numerator);
  const by = Number(denominator);
  if (!Number.isSafeInteger(product) || !Number.isSafeInteger(by))
    return Number(divideRounded(BigInt(amount) * numerator, denominator));
  const rest = product % by;
  return (product - rest) / by + (Math.abs(rest) * 2 >= by ? Math.sign(rest) : 0);
}

/** `numerator / denominator` to the nearest integer, half away from zero. `denominator` is above zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
}
