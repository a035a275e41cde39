import type { Money } from '../../domain/money/money.ts';
import type { Stores } from '../../stores/create-stores.ts';
import type { CartSnapshot } from './app-events.ts';

/** An amount as decimal text with its currency's digits: `"3.750"`. Not negative. */
export const decimalText = ({ minor, currency: { digits } }: Money): string =>
  (minor / 10 ** digits).toFixed(digits);

/** What of an element's cart its host may know. */
export function snapshotOf({ cart, business }: Stores): CartSnapshot {
  const { count, bill } = cart.getState();
  return {
    count,
    total: bill && decimalText(bill.total),
    currency: business.getState().currency?.code ?? null,
  };
}
