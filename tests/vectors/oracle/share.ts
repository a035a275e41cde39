import { add, divide, type Fraction, isLess, multiply, roundDown, subtract, sum, zero } from './fraction.ts';

/**
 * Splits `amount`, a multiple of `step`, in proportion to `weights` (largest remainder method). Ties go to the earlier
 * part.
 */
export function splitByWeights(amount: Fraction, weights: readonly Fraction[], step: Fraction): Fraction[] {
  const weightSum = sum(weights);
  if (!isLess(zero, weightSum)) return weights.map(() => zero);
  const exactParts = weights.map((weight) => divide(multiply(amount, weight), weightSum));
  const parts = exactParts.map((part) => roundDown(part, step));
  const getRoundingLoss = (index: number): Fraction =>
    subtract(exactParts[index] ?? zero, parts[index] ?? zero);
  const partIndexes = [...parts.keys()].sort((a, b) =>
    isLess(getRoundingLoss(b), getRoundingLoss(a))
      ? -1
      : isLess(getRoundingLoss(a), getRoundingLoss(b))
        ? 1
        : a - b,
  );
  for (const index of partIndexes) {
    const remainder = subtract(amount, sum(parts));
    if (isLess(zero, remainder)) parts[index] = add(parts[index] ?? zero, step);
  }
  return parts;
}
