import { subtract } from '../money/arithmetic.ts';
import { compare, createZero, type Money } from '../money/money.ts';

/** How close a cart is to the minimum order. */
export interface MinimumProgress {
  /** Zero once the minimum is reached. */
  readonly missingAmount: Money;
  /** Subtotal divided by the minimum, at most 1. */
  readonly share: number;
}

/**
 * Compares a cart's subtotal (before coupon, taxes and fee) with the minimum order (spec, section 5). Throws MoneyError
 * when their currencies differ.
 */
export function computeMinimumProgress(subtotal: Money, minimum: Money): MinimumProgress {
  return compare(subtotal, minimum) < 0
    ? { missingAmount: subtract(minimum, subtotal), share: subtotal.minor / minimum.minor }
    : { missingAmount: createZero(subtotal.currency), share: 1 };
}
