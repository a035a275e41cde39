import { type Money, money, rateOf } from '../../domain/money/money.ts';
import { divideRounded, tenTo } from '../../lib/ratio.ts';

/** How an amount is worked out of another; all rounding is half away from zero (decisions, section 1). */
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

export interface Worked {
  readonly amount: Money;
  /** The exact result has more decimals than there is money for. */
  readonly isRounded: boolean;
}

function divided(numerator: bigint, denominator: bigint, count: number, { currency }: Money): Worked {
  const one = Number(divideRounded(numerator, denominator));
  return { amount: money(one * count, currency), isRounded: numerator % denominator !== 0n };
}

/** Works a formula out. Throws MoneyError when a rate is no decimal number. */
export function worked(formula: Formula): Worked {
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
