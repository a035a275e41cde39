import type { Formula, Step } from '../explanation-steps.ts';

/** A percentage as numerator and denominator: "8.25" is 825/10000. */
function fractionOf(rate: string): readonly [bigint, bigint] {
  const [whole = '0', decimals = ''] = rate.split('.');
  return [BigInt(whole + decimals), 100n * 10n ** BigInt(decimals.length)];
}

/** Rounds half away from zero. Unlike the engine it doubles the absolute value and halves it again. */
function roundHalfAway(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const doubled = (2n * size) / denominator;
  const result = doubled / 2n + (doubled % 2n);
  return numerator < 0n ? -result : result;
}

function amountBy(formula: Formula): bigint {
  const of = BigInt(formula.of.minor);
  switch (formula.kind) {
    case 'times':
      return of * BigInt(formula.count);
    case 'percent': {
      const [part, whole] = fractionOf(formula.rate);
      return roundHalfAway(of * part, whole) * BigInt(formula.count);
    }
    case 'inside': {
      const [part, whole] = fractionOf(formula.rate);
      return roundHalfAway(of * part, whole + part);
    }
    case 'weight': {
      const [whole = '0', decimals = ''] = formula.kilograms.split('.');
      return roundHalfAway(of * BigInt(whole + decimals), 10n ** BigInt(decimals.length));
    }
    case 'coin':
      return roundHalfAway(of, BigInt(formula.coin.minor)) * BigInt(formula.coin.minor);
  }
}

/** Calculates steps as a customer would on paper, without the pricing engine. Minor units. Throws when a step is wrong. */
export function evaluateSteps(steps: readonly Step[]): bigint {
  return steps.reduce((sum, step) => {
    const shownAmount = BigInt(step.amount.minor);
    if (step.op === 'plus' || step.op === 'minus') {
      if (step.by && amountBy(step.by) !== shownAmount)
        throw new Error(`${step.by.kind} does not give ${shownAmount}`);
      return step.op === 'plus' ? sum + shownAmount : sum - shownAmount;
    }
    if (BigInt(step.of.minor) !== sum) throw new Error(`${step.op} of ${step.of.minor}, not of ${sum}`);
    const result =
      step.op === 'times'
        ? amountBy({ kind: 'times', of: step.of, count: step.count })
        : amountBy({ kind: 'percent', rate: step.rate, of: step.of, count: 1 });
    if (result !== shownAmount) throw new Error(`${step.op} does not give ${shownAmount}`);
    return result;
  }, 0n);
}
