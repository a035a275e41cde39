import * as z from 'zod/mini';
import { type OrderSummary, orderSummary } from '../api/schemas/orders-page.ts';
import { type Persisted, persisted } from '../lib/persisted.ts';
import { type StoreDeps, storageKey } from './store-deps.ts';

/** What fits the device: older orders leave the list. */
const MOST = 50;

const history = z.array(orderSummary);

/** The orders made on this device, newest first. */
export const persistedHistory = (deps: StoreDeps): Persisted<readonly OrderSummary[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'orders'),
    version: 1,
    parse: (value) => history.parse(value),
  });

/** The list with `order` in it: in its place when it is there already, else first. */
export const withOrder = (list: readonly OrderSummary[], order: OrderSummary): readonly OrderSummary[] =>
  list.some(({ id }) => id === order.id)
    ? list.map((other) => (other.id === order.id ? order : other))
    : [order, ...list].slice(0, MOST);
