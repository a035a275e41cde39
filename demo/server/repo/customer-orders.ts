import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { orders } from '../db/schema.ts';
import type { OrderRow } from './orders-repo.ts';

/** The orders of an account, newest first: so many from a place on, and how many there are in all. */
export async function ordersOfCustomer(
  db: Db,
  customerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: OrderRow[]; readonly total: number }> {
  const own = eq(orders.customerId, customerId);
  const [rows, [found]] = await Promise.all([
    // The id settles what was placed in the same millisecond: no order is on two pages.
    db
      .select()
      .from(orders)
      .where(own)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(orders).where(own),
  ]);
  return { rows, total: found?.total ?? 0 };
}
