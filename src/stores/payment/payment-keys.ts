import { type StoreDeps, storageKey } from '../store-deps.ts';
import type { Purchase } from './payment-state.ts';

type Kind = Purchase['kind'];

/** Where a payment under way is stored: an order and a package can be paid for side by side. */
export const paymentKey = (deps: StoreDeps, kind: Kind): string =>
  storageKey(deps, `pending-payment-${kind}`);

/** Where a tab remembers that it shows a payment. */
export const tabPaymentKey = (deps: StoreDeps, kind: Kind): string => storageKey(deps, `paying-${kind}`);
