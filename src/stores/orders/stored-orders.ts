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

const version1Schema = z.array(z.extend(wireSummary, { key: orderKey }));
const version2Schema = z.array(z.looseObject({ sellingType }));

/** Version 1 stored the orders in the API's format. Version 2 called the order type `sellingType`. */
const migrate = (value: unknown, version: number): readonly unknown[] =>
  version === 1
    ? version1Schema
        .parse(value)
        .map(({ key, ...wire }) => ({ ...toOrderSummary(wire), ...(key && { key }) }))
    : version2Schema.parse(value).map(({ sellingType: orderType, ...order }) => ({ ...order, orderType }));

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

/**
 * Adds a new order at the start of the list. If the order is already listed, updates it in its position. Its key stays
 * unless `order` has one.
 */
export const addOrder = (list: readonly DeviceOrder[], order: DeviceOrder): readonly DeviceOrder[] =>
  list.some(({ id }) => id === order.id)
    ? list.map((listedOrder) =>
        listedOrder.id === order.id ? { key: listedOrder.key, ...order } : listedOrder,
      )
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
