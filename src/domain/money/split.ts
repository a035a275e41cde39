import { apportion } from '../../lib/apportion.ts';
import { createMoney, type Money } from './money.ts';

/**
 * Splits `amount` (not negative) in proportion to integer `weights` by the largest remainder method. Ties go to the
 * earlier share. The shares add up to exactly `amount`. If all weights are zero, so are all shares.
 */
export const splitByLargestRemainder = <C extends string>(
  amount: Money<C>,
  weights: readonly number[],
): Money<C>[] => apportion(amount.minor, weights).map((share) => createMoney(share, amount.currency));
