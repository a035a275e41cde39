import { and, asc, eq, gt, gte, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { orders } from '../../db/schema-orders.ts';
import type { OrderRow } from './orders-repo.ts';

export type { OrderRow };

/** Selects a business's orders that were placed in a time range. */
export interface PlacedOrdersFilter {
  readonly referenceId: string;
  /** Null for every branch. */
  readonly branchId: string | null;
  readonly from: Date;
  /** Exclusive end of the range. */
  readonly until: Date;
}

/**
 * Lists up to `limit` orders placed in a time range, oldest first. With `after`, starts with the order after that one.
 */
export function listOrdersPlacedBetween(
  db: Db,
  { referenceId, branchId, from, until }: PlacedOrdersFilter,
  after: Pick<OrderRow, 'placedAt' | 'id'> | null,
  limit: number,
): Promise<OrderRow[]> {
  const afterOrderCondition =
    after &&
    or(
      gt(orders.placedAt, after.placedAt),
      and(eq(orders.placedAt, after.placedAt), gt(orders.id, after.id)),
    );
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.referenceId, referenceId),
        branchId === null ? undefined : eq(orders.branchId, branchId),
        gte(orders.placedAt, from),
        lt(orders.placedAt, until),
        afterOrderCondition ?? undefined,
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(limit);
}
