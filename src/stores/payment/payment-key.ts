import { type StoreDeps, storageKey } from '../store-deps.ts';
import type { Purchase } from './payment-store-state.ts';

type Kind = Purchase['kind'];

/** Where a payment under way is kept: an order and a package may be paid for side by side. */
export const paymentKey = (deps: StoreDeps, kind: Kind): string =>
  storageKey(deps, `pending-payment-${kind}`);

/** Where a tab remembers that it showed one. */
export const payingKey = (deps: StoreDeps, kind: Kind): string => storageKey(deps, `paying-${kind}`);
