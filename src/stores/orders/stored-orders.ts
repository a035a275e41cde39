import * as z from 'zod/mini';
import { type OrderSummary, orderSummary } from '../../api/contract/order-list-contract.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** What fits the device: older orders leave the list. */
const MOST = 50;

/** An order made on this device. */
export interface DeviceOrder extends OrderSummary {
  /** The key it was placed with: who has it placed the order. One from before keys were kept has none. */
  readonly key?: string | undefined;
}

const deviceOrders = z.array(z.extend(orderSummary, { key: z.optional(z.string()) }));

/** The orders made on this device, newest first. */
export const persistedHistory = (deps: StoreDeps): Persisted<readonly DeviceOrder[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'orders'),
    version: 1,
    schema: deviceOrders,
  });

/** The list with `order` in it: in its place, with the key it had, when it is there already; else first. */
export const withOrder = (list: readonly DeviceOrder[], order: DeviceOrder): readonly DeviceOrder[] =>
  list.some(({ id }) => id === order.id)
    ? list.map((other) => (other.id === order.id ? { key: other.key, ...order } : other))
    : [order, ...list].slice(0, MOST);

/** Ids of orders that were rated here, or shall not be: nobody is asked twice (spec, section 9: rating ids). */
export const persistedRatingIds = (deps: StoreDeps): Persisted<readonly string[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'rating-ids'),
    version: 1,
    schema: z.array(z.string()),
  });

export const withRatingId = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list : [id, ...list].slice(0, MOST);
