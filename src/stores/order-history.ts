import { orderSummary } from '../api/light/orders.ts';
import type { OrderSummary } from '../api/schemas/orders-page.ts';
import { type Persisted, persisted } from '../lib/persisted.ts';
import { listOf } from '../lib/shape.ts';
import { type StoreDeps, storageKey } from './store-deps.ts';

/** What fits the device: older orders leave the list. */
const MOST = 50;

/** The orders made on this device, newest first. */
export const persistedHistory = (deps: StoreDeps): Persisted<readonly OrderSummary[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'orders'),
    version: 1,
    read: listOf(orderSummary),
  });

/** The list with `order` in it: in its place when it is there already, else first. */
export const withOrder = (list: readonly OrderSummary[], order: OrderSummary): readonly OrderSummary[] =>
  list.some(({ id }) => id === order.id)
    ? list.map((other) => (other.id === order.id ? order : other))
    : [order, ...list].slice(0, MOST);
