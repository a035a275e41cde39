import type { Db } from '../../db/open-database.ts';
import {
  loadOrders,
  loadOrdersByKey,
  type OrderKey,
  type StoredOrder,
} from '../../repo/orders/orders-repo.ts';
import { flushCommits } from '../../repo/shared/group-commit.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { createNotFoundRefusal } from '../shared/refusal.ts';
import { createSharedReads } from '../shared/shared-reads.ts';
import { isOrderId } from './order-ids.ts';

export type OrderReader = ReturnType<typeof createOrderReader>;

/** Joins a reference id and an idempotency key to one text. An idempotency key is unique only within its business. */
const toKeyText = (referenceId: string, key: string): string => JSON.stringify([referenceId, key]);

function parseKeyText(text: string): OrderKey {
  const [referenceId, key] = JSON.parse(text) as [string, string];
  return { referenceId, key };
}

/** Reads orders by id and by idempotency key. Requests that arrive together share one query. */
export function createOrderReader(db: Db, catalogue: Pick<Catalogue, 'getBranch'>) {
  const readOrderByKey = createSharedReads(async (keys: readonly string[]) => {
    const storedOrders = await loadOrdersByKey(db, keys.map(parseKeyText));
    return new Map(
      storedOrders.map((order) => [toKeyText(order.row.referenceId, order.row.idempotencyKey), order]),
    );
  });
  /**
   * Flushes the stored orders to disk. Calls that arrive during a flush share the next flush, because flushing takes
   * longer than storing an order. Shared calls need a name, and `orders` is the only one.
   */
  const flush = createSharedReads(async (names: readonly 'orders'[]) => {
    await flushCommits(db);
    return new Map(names.map((name) => [name, true]));
  });
  const readOrder = createSharedReads((ids: readonly string[]) => loadOrders(db, ids));

  /** Returns the order of a business that was placed with a key, even if it is not on disk yet. */
  const findByKey = async (referenceId: string, key: string): Promise<StoredOrder | null> =>
    (await readOrderByKey(toKeyText(referenceId, key))) ?? null;

  const getOrder = async (id: string): Promise<StoredOrder> => {
    const storedOrder = isOrderId(id) && (await readOrder(id));
    if (!storedOrder) throw createNotFoundRefusal('The order');
    return storedOrder;
  };

  return {
    findByKey,

    /** Resolves when all stored orders are on disk. */
    flushOrders: async (): Promise<void> => void (await flush('orders')),

    /** Throws Refusal 404. */
    getOrder,

    /** Loads orders by id. The map has no entry for an unknown id. */
    loadOrders: (ids: readonly string[]): Promise<Map<string, StoredOrder>> => loadOrders(db, ids),

    /** Returns an order of a branch. Throws Refusal 404 for an unknown order and for an order of another branch. */
    async getBranchOrder(branchId: string, id: string): Promise<StoredOrder> {
      const storedOrder = await getOrder(id);
      if (storedOrder.row.branchId !== branchId) throw createNotFoundRefusal('The order');
      return storedOrder;
    },

    /**
     * Returns the order that was placed with a key, once it is on disk. Null without such an order. Throws Refusal 404
     * for an unknown branch.
     */
    async findOrderByKey(branchId: string, key: string): Promise<StoredOrder | null> {
      const { business } = await catalogue.getBranch(branchId);
      const storedOrder = await findByKey(business.referenceId, key);
      if (storedOrder) await flush('orders');
      return storedOrder;
    },
  };
}
