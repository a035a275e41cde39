import { apportion } from '../../lib/apportion.ts';
import { createMoney, type Money } from './money.ts';

/**
 * Splits `amount` (not negative) in proportion to whole-number `weights` by the largest remainder method; ties go to the
 * earlier share. The shares add up to `amount` exactly. When all weights are zero, all shares are zero.
 */
export const splitByLargestRemainder = <C extends string>(
  amount: Money<C>,
  weights: readonly number[],
): Money<C>[] => apportion(amount.minor, weights).map((share) => createMoney(share, amount.currency));
