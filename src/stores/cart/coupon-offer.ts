import { sessionStorageOf } from '../../lib/session-storage.ts';
import { storageKey } from '../store-deps.ts';
import type { CartTools } from './settle-cart.ts';

/**
 * Asks about a code from outside the cart: once a visit, and never in the place of one the customer has. Without an answer
 * it waits for the next change of the cart.
 */
export function createCouponOffer({ deps, store }: CartTools, apply: (code: string) => Promise<void>) {
  const visit = deps.visit ?? sessionStorageOf(globalThis.window);
  const key = storageKey(deps, 'offered-coupon');

  /** True when the code is left for later. */
  return async function offer(code: string): Promise<boolean> {
    if (store.getState().coupon || visit.get(key) === code) return false;
    await apply(code);
    const { coupon, couponRefusal } = store.getState();
    const refusal = couponRefusal?.code === code ? couponRefusal.reason : null;
    if (refusal === 'unanswered') {
      store.setState({ couponRefusal: null });
      return true;
    }
    visit.set(key, code);
    if (coupon || refusal) store.setState({ couponNews: { code: coupon?.code ?? code, refusal } });
    return false;
  };
}
