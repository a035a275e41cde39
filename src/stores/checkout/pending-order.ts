import * as z from 'zod/mini';
import { type OrderRequest, orderRequest } from '../../api/contract/order-contract.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** An order that was sent, or was about to be, and has no answer yet. */
export interface PendingOrder {
  readonly idempotencyKey: string;
  readonly request: OrderRequest;
  /** What it takes out of the cart: units by line key. */
  readonly units: Readonly<Record<string, number>>;
}

const pendingOrder = z.object({
  idempotencyKey: z.string().check(z.minLength(1), z.maxLength(80)),
  request: orderRequest,
  units: z.record(z.string(), z.int()),
});

/** Stored before the first try and kept until an answer is stored (decisions, section 4). */
export const persistedPending = (deps: StoreDeps): Persisted<PendingOrder> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'pending-order'),
    version: 1,
    schema: pendingOrder,
  });
