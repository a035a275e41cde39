import * as z from 'zod/mini';
import { id, localizedText, orderStatus, sellingType } from '../../api/contract/common-contract.ts';
import { orderSummary as wireSummary } from '../../api/contract/order-list-contract.ts';
import { toOrderSummary } from '../../api/mappers/map-order.ts';
import type { OrderSummary } from '../../domain/orders/order.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';
import { storedMoney } from '../stored-money.ts';

/** Maximum number of stored orders. Older ones are removed. */
const MAX_ORDERS = 50;

export interface DeviceOrder extends OrderSummary {
  /** The order's idempotency key, which proves who placed the order. Orders stored by old versions have none. */
  readonly key?: string | undefined;
}

const orderKey = z.optional(z.string());

const deviceOrder = z.object({
  id,
  number: z.string(),
  branchId: id,
  branchName: localizedText,
  status: orderStatus,
  orderType: sellingType,
  placedAt: z.number(),
  scheduledAt: z.nullable(z.number()),
  total: storedMoney,
  count: z.int(),
  isShipped: z._default(z.boolean(), false),
  rate: z.nullable(z.int()),
  isUnpaid: z.boolean(),
  key: orderKey,
});

const version1 = z.array(z.extend(wireSummary, { key: orderKey }));
const version2 = z.array(z.looseObject({ sellingType }));

/** Version 1 stored the orders in the API's format. Version 2 called the order type `sellingType`. */
const migrate = (value: unknown, version: number): readonly unknown[] =>
  version === 1
    ? version1.parse(value).map(({ key, ...wire }) => ({ ...toOrderSummary(wire), ...(key && { key }) }))
    : version2.parse(value).map(({ sellingType: orderType, ...order }) => ({ ...order, orderType }));

/** The orders placed on this device, newest first. */
export const createHistoryStorage = (deps: StoreDeps): StoredValue<readonly DeviceOrder[]> =>
  createStoredValue({
    storage: deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildStorageKey(deps, 'orders'),
    version: 3,
    schema: z.array(deviceOrder),
    migrate,
  });

/** Returns the list with a new order first. An order that is already listed keeps its position and its key. */
export const addOrder = (list: readonly DeviceOrder[], order: DeviceOrder): readonly DeviceOrder[] =>
  list.some(({ id }) => id === order.id)
    ? list.map((other) => (other.id === order.id ? { key: other.key, ...order } : other))
    : [order, ...list].slice(0, MAX_ORDERS);

/** Ids of orders that were rated here, or whose rating prompt the customer dismissed (spec, section 9: rating ids). */
export const createRatingIdStorage = (deps: StoreDeps): StoredValue<readonly string[]> =>
  createStoredValue({
    storage: deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildStorageKey(deps, 'rating-ids'),
    version: 1,
    schema: z.array(z.string()),
  });

/** Returns the list with `orderId` first, or the same list if it already contains the id. */
export const addRatingId = (list: readonly string[], orderId: string): readonly string[] =>
  list.includes(orderId) ? list : [orderId, ...list].slice(0, MAX_ORDERS);
