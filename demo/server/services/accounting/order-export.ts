import type { Db } from '../../db/open-database.ts';
import {
  listOrdersPlacedBetween,
  type OrderRow,
  type PlacedOrders,
} from '../../repo/orders/placed-orders-repo.ts';

/** Orders per query, so that an export of a year neither fills the memory nor blocks the database. */
const BATCH_SIZE = 500;

/**
 * Reads the orders of a business that were placed in a range of time, the oldest first, in batches. The next batch is read
 * when it is needed, so a slow download holds no transaction.
 */
export async function* streamPlacedOrders(
  db: Db,
  orders: PlacedOrders,
  batchSize = BATCH_SIZE,
): AsyncGenerator<readonly OrderRow[]> {
  let last: OrderRow | undefined;
  do {
    const rows: readonly OrderRow[] = await listOrdersPlacedBetween(db, orders, last ?? null, batchSize);
    if (rows.length) yield rows;
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}
