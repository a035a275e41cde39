import { apportion } from '../../lib/apportion.ts';
import { type Money, money } from './money.ts';

/**
 * Shares `m` (not negative) in proportion to whole-number `weights`, by largest remainder, ties in order:
 * the shares add up to `m` exactly. All zero when every weight is.
 */
export const splitByLargestRemainder = <C extends string>(
  m: Money<C>,
  weights: readonly number[],
): Money<C>[] =>
  apportion(BigInt(m.minor), weights.map(BigInt)).map((share) => money(Number(share), m.currency));
