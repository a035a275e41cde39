import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { type Money, money, rateOf } from '../../domain/money/money.ts';
import { divideRounded, tenTo } from '../../lib/ratio.ts';

// The steps that explain an amount of a bill, as a customer would work it out on paper. They come from a quote alone
// (`figure-steps.ts`). Steps that do not lead to the amount are not shown: no explanation is better than a wrong one.

/** How one amount follows from another. All rounding is half away from zero (decisions, section 1). */
export type Formula =
  | { readonly kind: 'times'; readonly of: Money; readonly count: number }
  /** `rate` percent of one unit, rounded, for `count` units. */
  | { readonly kind: 'percent'; readonly rate: string; readonly of: Money; readonly count: number }
  /** The tax of `rate` percent that is inside `of`. */
  | { readonly kind: 'inside'; readonly rate: string; readonly of: Money }
  /** `of` for each kg. */
  | { readonly kind: 'weight'; readonly of: Money; readonly kilograms: string }
  /** To the nearest `coin`. */
  | { readonly kind: 'coin'; readonly coin: Money; readonly of: Money };

interface Computed {
  readonly amount: Money;
  /** The exact result has more decimals than there is money for. */
  readonly isRounded: boolean;
}

function divided(numerator: bigint, denominator: bigint, count: number, { currency }: Money): Computed {
  const one = Number(divideRounded(numerator, denominator));
  return { amount: money(one * count, currency), isRounded: numerator % denominator !== 0n };
}

/** Throws MoneyError when a rate is no decimal number. */
export function computeFormula(formula: Formula): Computed {
  const { of } = formula;
  const minor = BigInt(of.minor);
  switch (formula.kind) {
    case 'times':
      return { amount: money(of.minor * formula.count, of.currency), isRounded: false };
    case 'percent': {
      const { units, scale } = rateOf(formula.rate);
      return divided(minor * units, tenTo(scale + 2), formula.count, of);
    }
    case 'inside': {
      const { units, scale } = rateOf(formula.rate);
      return divided(minor * units, tenTo(scale + 2) + units, 1, of);
    }
    case 'weight': {
      const { units, scale } = rateOf(formula.kilograms);
      return divided(minor * units, tenTo(scale), 1, of);
    }
    case 'coin': {
      const coin = formula.coin.minor;
      return divided(minor, BigInt(coin), coin, of);
    }
  }
}

/** What the amount of a step stands for. */
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
 * One step towards a figure. `plus` and `minus` change the running sum; `by` says how their amount was computed, where
 * that is known. `times` and `percent` turn the running sum into another amount.
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

/** Leaves out a formula that does not give the amount, as with prices of another backend or of an old order. */
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

/** The result of the steps in minor units; null when one of them does not follow from those before it. */
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
