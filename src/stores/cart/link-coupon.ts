import { createSessionStorage } from '../../lib/session-storage.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

/** A code from the page's link, and its status in this visit. */
export interface LinkCoupon {
  /** The code that the server has not checked yet. */
  getPendingCode(): string | null;
  setPendingCode(code: string | null): void;
  wasChecked(code: string): boolean;
  markChecked(code: string): void;
}

/**
 * Keeps the code in the tab's storage. The URL loses it as soon as the customer opens another screen, but a reload
 * needs it.
 */
export function createLinkCoupon(deps: StoreDeps): LinkCoupon {
  const storage = deps.tabStorage ?? createSessionStorage(globalThis.window);
  const pendingKey = buildStorageKey(deps, 'pending-coupon');
  const checkedKey = buildStorageKey(deps, 'offered-coupon');
  let pendingCode = storage.get(pendingKey);
  const setPendingCode = (code: string | null) => {
    pendingCode = code;
    if (code) storage.set(pendingKey, code);
    else storage.remove(pendingKey);
  };
  return {
    getPendingCode: () => pendingCode,
    setPendingCode,
    wasChecked: (code) => storage.get(checkedKey) === code,
    markChecked: (code) => storage.set(checkedKey, code),
  };
}
