import { apportion } from '../../lib/apportion.ts';
import { type Money, money } from './money.ts';

/**
 * Shares `m` (not negative) in proportion to whole-number `weights`, by largest remainder, ties in order:
 * the shares add up to `m` exactly. All zero when every weight is.
 */
export const splitByLargestRemainder = <C extends string>(
  m: Money<C>,
  weights: readonly number[],
): Money<C>[] => apportion(m.minor, weights).map((share) => money(share, m.currency));
