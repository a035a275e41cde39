import { type Fraction, isLess, minus, nothing, over, plus, roundDown, times, total } from './fraction.ts';

/**
 * Shares `amount`, a multiple of `step`, in proportion to `weights` by largest remainder: everyone's part rounded down,
 * then one more step to those who lost most, the first among equals.
 */
export function share(amount: Fraction, weights: readonly Fraction[], step: Fraction): Fraction[] {
  const sum = total(weights);
  if (!isLess(nothing, sum)) return weights.map(() => nothing);
  const exact = weights.map((weight) => over(times(amount, weight), sum));
  const parts = exact.map((part) => roundDown(part, step));
  const lost = (at: number): Fraction => minus(exact[at] ?? nothing, parts[at] ?? nothing);
  const turns = [...parts.keys()].sort((a, b) =>
    isLess(lost(b), lost(a)) ? -1 : isLess(lost(a), lost(b)) ? 1 : a - b,
  );
  for (const at of turns) {
    const left = minus(amount, total(parts));
    if (isLess(nothing, left)) parts[at] = plus(parts[at] ?? nothing, step);
  }
  return parts;
}
