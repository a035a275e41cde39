import type { Formula, Step } from '../explanation-steps.ts';

/** Converts a percentage to numerator and denominator: "8.25" to 825/10000. */
function parsePercentage(rate: string): readonly [bigint, bigint] {
  const [integerDigits = '0', decimals = ''] = rate.split('.');
  return [BigInt(integerDigits + decimals), 100n * 10n ** BigInt(decimals.length)];
}

/** Rounds half away from zero. Unlike the pricing engine, it doubles the absolute value and halves the result. */
function roundHalfAway(numerator: bigint, denominator: bigint): bigint {
  const absoluteNumerator = numerator < 0n ? -numerator : numerator;
  const doubledQuotient = (2n * absoluteNumerator) / denominator;
  const result = doubledQuotient / 2n + (doubledQuotient % 2n);
  return numerator < 0n ? -result : result;
}

function computeAmount(formula: Formula): bigint {
  const baseAmount = BigInt(formula.base.minor);
  switch (formula.kind) {
    case 'times':
      return baseAmount * BigInt(formula.count);
    case 'percent': {
      const [numerator, denominator] = parsePercentage(formula.rate);
      return roundHalfAway(baseAmount * numerator, denominator) * BigInt(formula.count);
    }
    case 'includedTax': {
      const [numerator, denominator] = parsePercentage(formula.rate);
      return roundHalfAway(baseAmount * numerator, denominator + numerator);
    }
    case 'weight': {
      const [integerDigits = '0', decimals = ''] = formula.kilograms.split('.');
      return roundHalfAway(baseAmount * BigInt(integerDigits + decimals), 10n ** BigInt(decimals.length));
    }
    case 'roundedToCoin':
      return roundHalfAway(baseAmount, BigInt(formula.coin.minor)) * BigInt(formula.coin.minor);
  }
}

/**
 * Calculates steps as a customer would on paper, without the pricing engine. Returns minor units. Throws if a step is
 * wrong.
 */
export function evaluateSteps(steps: readonly Step[]): bigint {
  return steps.reduce((sum, step) => {
    const statedAmount = BigInt(step.amount.minor);
    if (step.op === 'plus' || step.op === 'minus') {
      if (step.formula && computeAmount(step.formula) !== statedAmount)
        throw new Error(
          `The formula "${step.formula.kind}" of a step does not give its amount ${statedAmount}`,
        );
      return step.op === 'plus' ? sum + statedAmount : sum - statedAmount;
    }
    if (BigInt(step.base.minor) !== sum)
      throw new Error(`The step "${step.op}" starts from ${step.base.minor}, but the running sum is ${sum}`);
    const result =
      step.op === 'times'
        ? computeAmount({ kind: 'times', base: step.base, count: step.count })
        : computeAmount({ kind: 'percent', rate: step.rate, base: step.base, count: 1 });
    if (result !== statedAmount)
      throw new Error(`The step "${step.op}" does not give its amount ${statedAmount}`);
    return result;
  }, 0n);
}
