/**
 * Splits `total` (not negative) in proportion to `weights` (whole, not negative) by the largest remainder method. The
 * shares add up to `total` exactly; ties go to the earlier share. All shares are zero when all weights are.
 */
export function apportion(total: number, weights: readonly (number | bigint)[]): number[] {
  let whole = 0;
  for (const weight of weights) whole += Number(weight);
  if (!whole) return weights.map(() => 0);
  // Numbers are much faster than bigints, and exact when the largest product is safe.
  return Number.isSafeInteger(total * whole)
    ? inNumbers(total, weights, whole)
    : inBigInts(BigInt(total), weights.map(BigInt));
}

function inNumbers(total: number, weights: readonly (number | bigint)[], whole: number): number[] {
  const shares: number[] = [];
  const rests: number[] = [];
  for (const weight of weights) {
    const part = total * Number(weight);
    const rest = part % whole;
    rests.push(rest);
    shares.push((part - rest) / whole);
  }
  return distributeRemainder(total, shares, rests);
}

function inBigInts(total: bigint, weights: readonly bigint[]): number[] {
  const whole = weights.reduce((a, b) => a + b);
  const shares = weights.map((weight) => Number((total * weight) / whole));
  const rests = weights.map((weight) => (total * weight) % whole);
  return distributeRemainder(Number(total), shares, rests);
}

function distributeRemainder(total: number, shares: number[], rests: readonly (number | bigint)[]): number[] {
  let remainder = total;
  for (const share of shares) remainder -= share;
  if (!remainder) return shares;
  const rest = (index: number): number | bigint => rests[index] ?? 0;
  const order = rests.map((_, index) => index);
  // Usually one unit is left; finding the largest remainder is faster than sorting.
  const receivers =
    remainder === 1
      ? [order.reduce((best, index) => (rest(index) > rest(best) ? index : best), 0)]
      : order.sort((a, b) => (rest(a) === rest(b) ? 0 : rest(a) < rest(b) ? 1 : -1)).slice(0, remainder);
  for (const index of receivers) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
