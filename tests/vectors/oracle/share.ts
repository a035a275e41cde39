import { add, divide, type Fraction, isLess, multiply, roundDown, subtract, sum, zero } from './fraction.ts';

/**
 * Shares `amount`, a multiple of `step`, in proportion to `weights` by the largest remainder method. Each part is rounded
 * down. Then the parts that lost most get one more step each; of equal losses the first one.
 */
export function share(amount: Fraction, weights: readonly Fraction[], step: Fraction): Fraction[] {
  const weightSum = sum(weights);
  if (!isLess(zero, weightSum)) return weights.map(() => zero);
  const exact = weights.map((weight) => divide(multiply(amount, weight), weightSum));
  const parts = exact.map((part) => roundDown(part, step));
  const roundingLoss = (at: number): Fraction => subtract(exact[at] ?? zero, parts[at] ?? zero);
  const byRemainder = [...parts.keys()].sort((a, b) =>
    isLess(roundingLoss(b), roundingLoss(a)) ? -1 : isLess(roundingLoss(a), roundingLoss(b)) ? 1 : a - b,
  );
  for (const at of byRemainder) {
    const remainder = subtract(amount, sum(parts));
    if (isLess(zero, remainder)) parts[at] = add(parts[at] ?? zero, step);
  }
  return parts;
}
