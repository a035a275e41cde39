import { add, divide, type Fraction, isLess, multiply, roundDown, subtract, sum, zero } from './fraction.ts';

/**
 * Splits `amount`, a multiple of `step`, in proportion to `weights` (largest remainder method). Ties go to the earlier
 * part.
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
