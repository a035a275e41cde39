import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { orders } from '../db/schema.ts';

interface Rescheduled {
  readonly from: Date;
  readonly to: Date;
  readonly table: unknown;
  /** Throws when the order stands where it cannot be moved to another time any more. */
  readonly allow: (status: number) => void;
}

/** Moves a scheduled order to another time and table, within a transaction: its preparation begins as much earlier or later. */
export async function rescheduleOrder(
  tx: Db,
  id: string,
  { from, to, table, allow }: Rescheduled,
): Promise<void> {
  const [row] = await tx
    .select({ status: orders.status, scheduledAt: orders.scheduledAt, prepareAt: orders.prepareAt })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update');
  if (!row?.scheduledAt || !row.prepareAt) return;
  allow(row.status);
  const later = from.getTime() - row.scheduledAt.getTime();
  await tx
    .update(orders)
    .set({
      scheduledAt: from,
      scheduledTo: to,
      promisedAt: from,
      prepareAt: new Date(row.prepareAt.getTime() + later),
      table,
    })
    .where(eq(orders.id, id));
}
