import type { Money } from '../../domain/money/money.ts';
import type { Stores } from '../../stores/create-stores.ts';
import type { CartSnapshot } from './app-events.ts';

/** Formats an amount with its currency's decimals: `"3.750"`. The amount must not be negative. */
export const formatDecimal = ({ minor, currency: { digits } }: Money): string =>
  (minor / 10 ** digits).toFixed(digits);

/** The cart's data for the host page. */
export function createCartSnapshot({ cart, business }: Stores): CartSnapshot {
  const { count, bill } = cart.getState();
  return {
    count,
    total: bill && formatDecimal(bill.total),
    currency: business.getState().currency?.code ?? null,
  };
}
