import { subtract } from '../money/arithmetic.ts';
import { compare, type Money, zero } from '../money/money.ts';

/** How far a cart is from the least that may be ordered. */
export interface MinimumProgress {
  /** Zero when it is reached. */
  readonly missing: Money;
  /** From 0 to 1. */
  readonly share: number;
}

/**
 * A cart's subtotal beside the minimum order (spec, section 5): before coupon, taxes and fee. Throws MoneyError when they
 * are of different currencies.
 */
export function minimumProgress(subtotal: Money, minimum: Money): MinimumProgress {
  return compare(subtotal, minimum) < 0
    ? { missing: subtract(minimum, subtotal), share: subtotal.minor / minimum.minor }
    : { missing: zero(subtotal.currency), share: 1 };
}
