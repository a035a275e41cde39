import { buildStorageKey, type StoreDeps } from '../store-deps.ts';
import type { Purchase } from './payment-state.ts';

type Kind = Purchase['kind'];

/** Storage key of an open payment. An order and a package can be paid for at the same time. */
export const buildPaymentKey = (deps: StoreDeps, kind: Kind): string =>
  buildStorageKey(deps, `pending-payment-${kind}`);

/** Storage key that marks this tab as showing a payment. */
export const buildTabPaymentKey = (deps: StoreDeps, kind: Kind): string =>
  buildStorageKey(deps, `paying-${kind}`);
