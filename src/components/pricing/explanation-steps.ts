import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { type Money, money, parseRate } from '../../domain/money/money.ts';
import { divideRounded, tenTo } from '../../lib/ratio.ts';

// The steps that explain an amount of a bill, as a customer would calculate it on paper. `figure-steps.ts` derives them from a
// quote. Steps that do not lead to the amount are not shown: no explanation is better than a wrong one.

/** How an amount is calculated from the amount `of`. All rounding is half away from zero (decisions, section 1). */
export type Formula =
  | { readonly kind: 'times'; readonly of: Money; readonly count: number }
  /** `rate` percent of the unit price `of`, rounded, times `count` units. */
  | { readonly kind: 'percent'; readonly rate: string; readonly of: Money; readonly count: number }
  /** The tax of `rate` percent that is included in `of`. */
  | { readonly kind: 'inside'; readonly rate: string; readonly of: Money }
  /** `of` is the price per kg. */
  | { readonly kind: 'weight'; readonly of: Money; readonly kilograms: string }
  /** `of`, rounded to a multiple of `coin`. */
  | { readonly kind: 'coin'; readonly coin: Money; readonly of: Money };

interface Computed {
  readonly amount: Money;
  /** The exact result has more decimals than the currency. */
  readonly isRounded: boolean;
}

function divideAmount(numerator: bigint, denominator: bigint, count: number, { currency }: Money): Computed {
  const one = Number(divideRounded(numerator, denominator));
  return { amount: money(one * count, currency), isRounded: numerator % denominator !== 0n };
}

/** The result of a formula. Throws MoneyError when its rate is not a decimal number. */
export function computeFormula(formula: Formula): Computed {
  const { of } = formula;
  const minor = BigInt(of.minor);
  switch (formula.kind) {
    case 'times':
      return { amount: money(of.minor * formula.count, of.currency), isRounded: false };
    case 'percent': {
      const { units, scale } = parseRate(formula.rate);
      return divideAmount(minor * units, tenTo(scale + 2), formula.count, of);
    }
    case 'inside': {
      const { units, scale } = parseRate(formula.rate);
      return divideAmount(minor * units, tenTo(scale + 2) + units, 1, of);
    }
    case 'weight': {
      const { units, scale } = parseRate(formula.kilograms);
      return divideAmount(minor * units, tenTo(scale), 1, of);
    }
    case 'coin': {
      const coin = formula.coin.minor;
      return divideAmount(minor, BigInt(coin), coin, of);
    }
  }
}

/** The part of the bill that a step's amount belongs to. */
export type StepSubject =
  | {
      readonly is:
        | 'discount'
        | 'subtotal'
        | 'net'
        | 'includedTaxes'
        | 'coupon'
        | 'deliveryFee'
        | 'byWeight'
        | 'fixedFee'
        | 'rounding'
        | 'exact'
        | 'rounded'
        | 'total'
        | 'wallet'
        | 'due'
        | 'atLeastNothing';
    }
  | { readonly is: 'unit'; readonly size: LocalizedText | null }
  | { readonly is: 'option'; readonly name: LocalizedText }
  /** `quantity` units of a line. */
  | { readonly is: 'line'; readonly name: LocalizedText; readonly quantity: number }
  | { readonly is: 'tax'; readonly name: LocalizedText; readonly rate: string };

interface Part {
  readonly subject: StepSubject;
  readonly amount: Money;
  readonly by?: Formula;
}

/**
 * One step of a calculation. `plus` and `minus` change the running sum; `by` is the formula of their amount, if it is known.
 * `times` and `percent` replace the running sum `of` with `amount`.
 */
export type Step =
  | ({ readonly op: 'plus' } & Part)
  | ({ readonly op: 'minus' } & Part)
  | { readonly op: 'times'; readonly of: Money; readonly count: number; readonly amount: Money }
  | { readonly op: 'percent'; readonly of: Money; readonly rate: string; readonly amount: Money };

export const plus = (subject: StepSubject, amount: Money, by?: Formula): Step =>
  makeStep('plus', subject, amount, by);
export const minus = (subject: StepSubject, amount: Money, by?: Formula): Step =>
  makeStep('minus', subject, amount, by);

/** Drops a formula that does not lead to the amount: another backend, or an old order, may have calculated it differently. */
function makeStep(op: 'plus' | 'minus', subject: StepSubject, amount: Money, by?: Formula): Step {
  return by && computeFormula(by).amount.minor === amount.minor
    ? { op, subject, amount, by }
    : { op, subject, amount };
}

/** Whether a step's amount was rounded. */
export function isRounded(step: Step): boolean {
  const by = formulaOf(step);
  return !!by && computeFormula(by).isRounded;
}

function formulaOf(step: Step): Formula | undefined {
  const { op } = step;
  if (op === 'times') return { kind: op, of: step.of, count: step.count };
  return op === 'percent' ? { kind: op, rate: step.rate, of: step.of, count: 1 } : step.by;
}

/** The result of the steps in minor units; null when a step contradicts its formula or the running sum. */
export function resultOfSteps(steps: readonly Step[]): number | null {
  let runningSum = 0;
  for (const step of steps) {
    const { minor } = step.amount;
    const by = formulaOf(step);
    if (by && computeFormula(by).amount.minor !== minor) return null;
    if (step.op === 'plus') runningSum += minor;
    else if (step.op === 'minus') runningSum -= minor;
    else if (step.of.minor !== runningSum) return null;
    else runningSum = minor;
  }
  return runningSum;
}

/** The steps, if they lead to `figure`; else null. */
export const stepsTo = (figure: Money, steps: readonly Step[]): readonly Step[] | null =>
  steps.length > 0 && resultOfSteps(steps) === figure.minor ? steps : null;
