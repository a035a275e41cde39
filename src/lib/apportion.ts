/**
 * Splits `total` (not negative) in proportion to `weights` (integers, not negative) by the largest remainder method.
 * The shares add up to exactly `total`. Ties go to the earlier share. If all weights are zero, so are all shares.
 */
export function apportion(total: number, weights: readonly (number | bigint)[]): number[] {
  let totalWeight = 0;
  for (const weight of weights) totalWeight += Number(weight);
  if (!totalWeight) return weights.map(() => 0);
  // Numbers are much faster than bigints, and exact as long as the largest product is a safe integer.
  return Number.isSafeInteger(total * totalWeight)
    ? apportionNumbers(total, weights, totalWeight)
    : apportionBigInts(BigInt(total), weights.map(BigInt));
}

function apportionNumbers(
  total: number,
  weights: readonly (number | bigint)[],
  totalWeight: number,
): number[] {
  const shares: number[] = [];
  const remainders: number[] = [];
  for (const weight of weights) {
    const product = total * Number(weight);
    const remainder = product % totalWeight;
    remainders.push(remainder);
    shares.push((product - remainder) / totalWeight);
  }
  return distributeRemainder(total, shares, remainders);
}

function apportionBigInts(total: bigint, weights: readonly bigint[]): number[] {
  const totalWeight = weights.reduce((a, b) => a + b);
  const shares = weights.map((weight) => Number((total * weight) / totalWeight));
  const remainders = weights.map((weight) => (total * weight) % totalWeight);
  return distributeRemainder(Number(total), shares, remainders);
}

function distributeRemainder(
  total: number,
  shares: number[],
  remainders: readonly (number | bigint)[],
): number[] {
  let unitsLeft = total;
  for (const share of shares) unitsLeft -= share;
  if (!unitsLeft) return shares;
  const getRemainder = (index: number): number | bigint => remainders[index] ?? 0;
  const indexes = remainders.map((_, index) => index);
  // Usually one unit is left, so finding the largest remainder is faster than sorting.
  const roundedUpIndexes =
    unitsLeft === 1
      ? [indexes.reduce((best, index) => (getRemainder(index) > getRemainder(best) ? index : best), 0)]
      : indexes
          .sort((a, b) =>
            getRemainder(a) === getRemainder(b) ? 0 : getRemainder(a) < getRemainder(b) ? 1 : -1,
          )
          .slice(0, unitsLeft);
  for (const index of roundedUpIndexes) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
