import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { createMoney, type Money, parseRate } from '../../domain/money/money.ts';
import { computePowerOfTen, divideRounded } from '../../lib/ratio.ts';

// The steps that explain an amount on a bill, as a customer would calculate it on paper. `figure-steps.ts` derives them
// from a quote. The app hides steps that do not lead to the amount, because it is better to show no explanation than a
// wrong one.

/** How to calculate an amount from the amount `base`. All rounding is half away from zero (decisions, section 1). */
export type Formula =
  | { readonly kind: 'times'; readonly base: Money; readonly count: number }
  /** `rate` percent of the unit price `base`, rounded, times `count` units. */
  | { readonly kind: 'percent'; readonly rate: string; readonly base: Money; readonly count: number }
  /** The tax of `rate` percent that is included in `base`. */
  | { readonly kind: 'includedTax'; readonly rate: string; readonly base: Money }
  /** `base` is the price per kg. */
  | { readonly kind: 'weight'; readonly base: Money; readonly kilograms: string }
  /** `base`, rounded to a multiple of `coin`. */
  | { readonly kind: 'roundedToCoin'; readonly coin: Money; readonly base: Money };

interface FormulaResult {
  readonly amount: Money;
  /** True if the exact result had more decimals than the currency and was rounded. */
  readonly isRounded: boolean;
}

/** Divides an amount in minor units, rounds the quotient and multiplies it by `count`. */
function divideAmount(
  numerator: bigint,
  denominator: bigint,
  count: number,
  { currency }: Money,
): FormulaResult {
  const unitMinor = Number(divideRounded(numerator, denominator));
  return { amount: createMoney(unitMinor * count, currency), isRounded: numerator % denominator !== 0n };
}

/** The result of a formula. Throws MoneyError when its rate is not a decimal number. */
export function computeFormula(formula: Formula): FormulaResult {
  const { base } = formula;
  const minor = BigInt(base.minor);
  switch (formula.kind) {
    case 'times':
      return { amount: createMoney(base.minor * formula.count, base.currency), isRounded: false };
    case 'percent': {
      const { units, scale } = parseRate(formula.rate);
      return divideAmount(minor * units, computePowerOfTen(scale + 2), formula.count, base);
    }
    case 'includedTax': {
      const { units, scale } = parseRate(formula.rate);
      return divideAmount(minor * units, computePowerOfTen(scale + 2) + units, 1, base);
    }
    case 'weight': {
      const { units, scale } = parseRate(formula.kilograms);
      return divideAmount(minor * units, computePowerOfTen(scale), 1, base);
    }
    case 'roundedToCoin': {
      const coin = formula.coin.minor;
      return divideAmount(minor, BigInt(coin), coin, base);
    }
  }
}

/**
 * What a step's amount is. `exact` and `rounded` are an amount before and after it is rounded. `atLeastNothing` lifts a
 * negative sum to zero.
 */
export type StepSubject =
  | {
      readonly kind:
        | 'discount'
        | 'subtotal'
        | 'net'
        | 'includedTaxes'
        | 'coupon'
        | 'deposits'
        | 'deliveryFee'
        | 'byWeight'
        | 'fixedFee'
        | 'tip'
        | 'rounding'
        | 'cashRounding'
        | 'onlineRounding'
        | 'exact'
        | 'rounded'
        | 'total'
        | 'wallet'
        | 'due'
        | 'atLeastNothing';
    }
  | { readonly kind: 'unit'; readonly size: LocalizedText | null }
  | { readonly kind: 'option' | 'fee'; readonly name: LocalizedText }
  /** `quantity` units of a line. */
  | { readonly kind: 'line'; readonly name: LocalizedText; readonly quantity: number }
  | { readonly kind: 'tax'; readonly name: LocalizedText; readonly rate: string };

interface StepAmount {
  readonly subject: StepSubject;
  readonly amount: Money;
  readonly formula?: Formula;
}

/**
 * One step of a calculation. `plus` and `minus` add or subtract `amount`. Their `formula`, if known, calculates that
 * amount. `times` and `percent` replace the running sum `base` with `amount`.
 */
export type Step =
  | ({ readonly op: 'plus' } & StepAmount)
  | ({ readonly op: 'minus' } & StepAmount)
  | { readonly op: 'times'; readonly base: Money; readonly count: number; readonly amount: Money }
  | { readonly op: 'percent'; readonly base: Money; readonly rate: string; readonly amount: Money };

/** A step that adds `amount`. */
export const createPlusStep = (subject: StepSubject, amount: Money, formula?: Formula): Step =>
  createStep('plus', subject, amount, formula);
/** A step that subtracts `amount`. */
export const createMinusStep = (subject: StepSubject, amount: Money, formula?: Formula): Step =>
  createStep('minus', subject, amount, formula);

/**
 * Creates a `plus` or `minus` step. Drops a formula whose result is not `amount`, because another backend or an older
 * version may have calculated the amount differently.
 */
function createStep(op: 'plus' | 'minus', subject: StepSubject, amount: Money, formula?: Formula): Step {
  return formula && computeFormula(formula).amount.minor === amount.minor
    ? { op, subject, amount, formula }
    : { op, subject, amount };
}

/** Whether a step's amount was rounded. */
export function isRounded(step: Step): boolean {
  const formula = getFormula(step);
  return !!formula && computeFormula(formula).isRounded;
}

function getFormula(step: Step): Formula | undefined {
  const { op } = step;
  if (op === 'times') return { kind: op, base: step.base, count: step.count };
  return op === 'percent' ? { kind: op, rate: step.rate, base: step.base, count: 1 } : step.formula;
}

/** The result of the steps in minor units; null if a step contradicts its formula or the running sum. */
export function computeResult(steps: readonly Step[]): number | null {
  let runningSum = 0;
  for (const step of steps) {
    const { minor } = step.amount;
    const formula = getFormula(step);
    if (formula && computeFormula(formula).amount.minor !== minor) return null;
    if (step.op === 'plus') runningSum += minor;
    else if (step.op === 'minus') runningSum -= minor;
    else if (step.base.minor !== runningSum) return null;
    else runningSum = minor;
  }
  return runningSum;
}

/** Returns the steps if they lead to `figure`, or else null. */
export const verifySteps = (expectedAmount: Money, steps: readonly Step[]): readonly Step[] | null =>
  steps.length > 0 && computeResult(steps) === expectedAmount.minor ? steps : null;
