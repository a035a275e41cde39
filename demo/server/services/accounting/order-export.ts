import type { Db } from '../../db/open-database.ts';
import {
  listOrdersPlacedBetween,
  type OrderRow,
  type PlacedOrdersFilter,
} from '../../repo/orders/placed-orders-repo.ts';

/** Number of orders per query, so that exporting a year neither fills the memory nor blocks the database. */
const BATCH_SIZE = 500;

/**
 * Reads a business's orders that were placed in a time range, oldest first, in batches. A batch is read only when it is
 * needed, so that a slow download holds no transaction.
 */
export async function* streamPlacedOrders(
  db: Db,
  filter: PlacedOrdersFilter,
  batchSize = BATCH_SIZE,
): AsyncGenerator<readonly OrderRow[]> {
  let lastOrder: OrderRow | undefined;
  do {
    const rows: readonly OrderRow[] = await listOrdersPlacedBetween(db, filter, lastOrder ?? null, batchSize);
    if (rows.length) yield rows;
    lastOrder = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (lastOrder);
}
