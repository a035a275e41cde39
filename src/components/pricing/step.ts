import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import type { Money } from '../../domain/money/money.ts';
import { type Formula, worked } from './formula.ts';

/** What the amount of a step is. */
export type What =
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
  readonly what: What;
  readonly amount: Money;
  readonly by?: Formula;
}

/**
 * One step on the way to a figure. `plus` and `minus` take an amount, worked out by `by` where that is known, into what
 * is there so far; `times` and `percent` make what is there so far into another amount.
 */
export type Step =
  | ({ readonly op: 'plus' } & Part)
  | ({ readonly op: 'minus' } & Part)
  | { readonly op: 'times'; readonly of: Money; readonly count: number; readonly amount: Money }
  | { readonly op: 'percent'; readonly of: Money; readonly rate: string; readonly amount: Money };

export const plus = (what: What, amount: Money, by?: Formula): Step => taken('plus', what, amount, by);
export const minus = (what: What, amount: Money, by?: Formula): Step => taken('minus', what, amount, by);

/** A formula that does not give the amount explains nothing: prices of another backend, an order of long ago. */
function taken(op: 'plus' | 'minus', what: What, amount: Money, by?: Formula): Step {
  return by && worked(by).amount.minor === amount.minor ? { op, what, amount, by } : { op, what, amount };
}

/** Whether a step's amount was rounded on its way. */
export function isRounded(step: Step): boolean {
  const by = formulaOf(step);
  return !!by && worked(by).isRounded;
}

function formulaOf(step: Step): Formula | undefined {
  const { op } = step;
  if (op === 'times') return { kind: op, of: step.of, count: step.count };
  return op === 'percent' ? { kind: op, rate: step.rate, of: step.of, count: 1 } : step.by;
}

/** What the steps come to, in minor units; null when one of them does not follow from those before it. */
export function resultOf(steps: readonly Step[]): number | null {
  let soFar = 0;
  for (const step of steps) {
    const { minor } = step.amount;
    const by = formulaOf(step);
    if (by && worked(by).amount.minor !== minor) return null;
    if (step.op === 'plus') soFar += minor;
    else if (step.op === 'minus') soFar -= minor;
    else if (step.of.minor !== soFar) return null;
    else soFar = minor;
  }
  return soFar;
}

/** The steps to `figure`; null when they lead elsewhere: no explanation is better than a wrong one. */
export const stepsTo = (figure: Money, steps: readonly Step[]): readonly Step[] | null =>
  steps.length > 0 && resultOf(steps) === figure.minor ? steps : null;
