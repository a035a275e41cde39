import { computeImmediatePromise } from '../../stores/schedule/immediate-promise.ts';
import { useBusiness, useCart, useShop } from '../../stores/stores-context.tsx';

/** The promise of an immediate order that is placed at `now`, see `computeImmediatePromise`. Null without one. */
export function usePromisedTime(now: number): number | null {
  const business = useBusiness(({ branch, business }) => ({ branch, business }));
  const cart = useCart(({ cart, count, bill, delivery }) => ({ cart, count, bill, delivery }));
  const shop = useShop(({ schedule }) => ({ schedule }));
  const promise = computeImmediatePromise({ business, cart, shop }, now);
  return promise === 'full' ? null : promise;
}
