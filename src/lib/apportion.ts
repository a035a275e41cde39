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
