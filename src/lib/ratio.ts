/** A decimal number, exactly: `units` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL = /^(-?\d{1,40})(?:\.(\d{0,40}))?(?:e([+-]?\d{1,2}))?$/i;

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

/** `numerator / denominator` to the nearest integer, half away from zero. `denominator` is above zero. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const half = numerator < 0n ? -denominator : denominator;
  return (2n * numerator + half) / (2n * denominator);
}

/**
 * Shares `total` (not negative) in proportion to `weights` (not negative, their sum above zero unless `total` is 0).
 * The shares add up to `total` exactly: what flooring leaves goes, one each, to the largest remainders, ties in order.
 */
export function apportion(total: bigint, weights: readonly bigint[]): bigint[] {
  let whole = 0n;
  for (const weight of weights) whole += weight;
  if (whole === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (total * weight) / whole);
  let left = total;
  for (const share of shares) left -= share;
  const byRemainder = weights
    .map((weight, index) => ({ index, rest: (total * weight) % whole }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  for (const { index } of byRemainder.slice(0, Number(left))) shares[index] = (shares[index] ?? 0n) + 1n;
  return shares;
}
