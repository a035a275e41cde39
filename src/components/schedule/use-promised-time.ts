import { computeImmediatePromise } from '../../stores/schedule/immediate-promise.ts';
import { useBusiness, useCart, useShop } from '../../stores/stores-context.tsx';

/**
 * Promised time, in epoch ms, of an immediate order placed at `now` (see `computeImmediatePromise`). Null if there is
 * none.
 */
export function usePromisedTime(now: number): number | null {
  const business = useBusiness(({ branch, business }) => ({ branch, business }));
  const cart = useCart(({ cart, count, bill, delivery }) => ({ cart, count, bill, delivery }));
  const shop = useShop(({ schedule }) => ({ schedule }));
  const promisedTime = computeImmediatePromise({ business, cart, shop }, now);
  return promisedTime === 'full' ? null : promisedTime;
}
