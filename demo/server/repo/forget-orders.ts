import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { isFinal, orderStatus } from '../../../src/domain/orders/order-status.ts';
import type { Db } from '../db/open.ts';
import { couponRedemptions, orders, pixelEvents } from '../db/schema.ts';
import type { NumberOfBusiness } from './one-time-codes-repo.ts';

const OVER = Object.values(orderStatus).filter(isFinal);
/** In the place of the hash of a request that nobody can compare with any more. */
const NO_HASH = '0'.repeat(32);

/** The lines as they were, without what the customer wrote to them. */
const impersonalQuote = sql`jsonb_set(${orders.quote}::jsonb, '{lines}', (
  select coalesce(jsonb_agg(line || '{"comment": ""}' order by place), '[]')
  from jsonb_array_elements(${orders.quote}::jsonb -> 'lines') with ordinality as lines(line, place)))::json`;

/** What is in the place of whatever is personal of an order. */
const FORGOTTEN = {
  customerId: null,
  forgetting: false,
  requestHash: NO_HASH,
  customerName: '',
  dialCode: '',
  phone: '',
  car: null,
  gift: null,
  comment: '',
  notes: '',
  arrivedNote: null,
  quote: impersonalQuote,
  // Of a delivery the zone stays, for the books.
  address: sql`case when ${orders.address} is null then null else json_build_object(
    'form_type', ${orders.address} ->> 'form_type', 'type', ${orders.address} ->> 'type') end`,
  delivery: sql`case when ${orders.delivery} is null then null else (${orders.delivery}::jsonb - 'area_name')::json end`,
};

/** The orders of an account, and those that a guest placed with `number`, when it is theirs for sure. */
export async function ordersOf(
  tx: Db,
  customerId: string,
  number: NumberOfBusiness | null,
): Promise<string[]> {
  const asGuest =
    number &&
    and(
      isNull(orders.customerId),
      eq(orders.referenceId, number.referenceId),
      eq(orders.dialCode, number.dialCode),
      eq(orders.phone, number.phone),
    );
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(asGuest ? or(eq(orders.customerId, customerId), asGuest) : eq(orders.customerId, customerId));
  return rows.map(({ id }) => id);
}

/** From now on nobody's: what is personal of them goes as soon as they are over, and what was kept of it elsewhere at once. */
export async function disownOrders(tx: Db, ids: string[]): Promise<void> {
  if (!ids.length) return;
  await tx.update(orders).set({ customerId: null, forgetting: true }).where(inArray(orders.id, ids));
  const visitors = tx
    .select({ visitor: pixelEvents.visitor })
    .from(pixelEvents)
    .where(inArray(pixelEvents.orderId, ids));
  await tx
    .delete(pixelEvents)
    .where(and(eq(pixelEvents.state, 'waiting'), inArray(pixelEvents.visitor, visitors)));
  await tx.delete(pixelEvents).where(inArray(pixelEvents.orderId, ids));
  await tx.update(couponRedemptions).set({ customer: '' }).where(inArray(couponRedemptions.orderId, ids));
}

/**
 * Takes whatever is personal out of the orders that are to be forgotten and are over, and of those that were placed before
 * `placedBefore`: nobody waits for them any more. How many.
 */
export async function forgetOrders(db: Db, placedBefore: Date): Promise<number> {
  const over = or(inArray(orders.status, OVER), lt(orders.placedAt, placedBefore));
  const rows = await db
    .update(orders)
    .set(FORGOTTEN)
    .where(and(eq(orders.forgetting, true), over))
    .returning({ id: orders.id });
  return rows.length;
}
