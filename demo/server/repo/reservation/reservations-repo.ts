import { and, asc, count, desc, eq, gte, inArray, lt, max, or } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { orders } from '../../db/schema-orders.ts';
import { reservationEvents, reservations } from '../../db/schema-reservations.ts';
import { FOREIGN_KEY, UNIQUE, violatedConstraint } from '../shared/constraint-violation.ts';
import { blockedRange } from './reservable-times-repo.ts';

export type ReservationRow = typeof reservations.$inferSelect;

type NewReservation = Omit<typeof reservations.$inferInsert, 'taken'>;

interface ReservationEventRow {
  readonly status: number;
  readonly at: Date;
}

/** What is told of a pre-order. */
type PreorderRow = Pick<typeof orders.$inferSelect, 'id' | 'number' | 'status' | 'quote'>;

export interface StoredReservation {
  readonly row: ReservationRow;
  /** In the order they happened. */
  readonly events: readonly ReservationEventRow[];
  readonly order: PreorderRow | null;
}

/** From one instant (epoch ms) up to another: what it lasts, and the rest after it. */
interface BlockedTime {
  readonly from: number;
  readonly to: number;
}

/** Rows with their history and what is ordered with them. */
async function withEvents(db: Db, rows: readonly ReservationRow[]): Promise<StoredReservation[]> {
  if (!rows.length) return [];
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
  const events = await db
    .select()
    .from(reservationEvents)
    .where(
      inArray(
        reservationEvents.reservationId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(reservationEvents.seq));
  const placed = orderIds.length
    ? await db
        .select({ id: orders.id, number: orders.number, status: orders.status, quote: orders.quote })
        .from(orders)
        .where(inArray(orders.id, orderIds))
    : [];
  return rows.map((row) => ({
    row,
    events: events.filter(({ reservationId }) => reservationId === row.id),
    order: placed.find(({ id }) => id === row.orderId) ?? null,
  }));
}

export async function findReservationById(db: Db, id: string): Promise<StoredReservation | null> {
  const [found] = await withEvents(db, await db.select().from(reservations).where(eq(reservations.id, id)));
  return found ?? null;
}

/** The reservation that was placed under a key, if any was. */
export async function findReservationByKey(
  db: Db,
  referenceId: string,
  key: string,
): Promise<StoredReservation | null> {
  const keyed = and(eq(reservations.referenceId, referenceId), eq(reservations.idempotencyKey, key));
  const [found] = await withEvents(db, await db.select().from(reservations).where(keyed));
  return found ?? null;
}

/** Those of some ids, without more of them than who may see them is asked by. */
export const listReservationKeys = (db: Db, referenceId: string, ids: readonly string[]) =>
  ids.length
    ? db
        .select({ id: reservations.id, idempotencyKey: reservations.idempotencyKey })
        .from(reservations)
        .where(and(eq(reservations.referenceId, referenceId), inArray(reservations.id, [...ids])))
    : Promise.resolve([]);

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The reservations of an account and those of some ids, the latest start first; and how many there are in all. */
export async function pageReservations(
  db: Db,
  { customerId, ids }: { readonly customerId: string | null; readonly ids: readonly string[] },
  { limit, offset }: Page,
): Promise<{ readonly rows: StoredReservation[]; readonly total: number }> {
  const theirs = or(
    customerId === null ? undefined : eq(reservations.customerId, customerId),
    ids.length ? inArray(reservations.id, [...ids]) : undefined,
  );
  if (!theirs) return { rows: [], total: 0 };
  const rows = await db
    .select()
    .from(reservations)
    .where(theirs)
    .orderBy(desc(reservations.startsAt), desc(reservations.id))
    .limit(limit)
    .offset(offset);
  const [found] = await db.select({ total: count() }).from(reservations).where(theirs);
  return { rows: await withEvents(db, rows), total: found?.total ?? 0 };
}

/** Whether a business has a reservation of that number. */
export async function hasReservationNumber(db: Db, referenceId: string, number: string): Promise<boolean> {
  const [row] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.referenceId, referenceId), eq(reservations.number, number)));
  return row !== undefined;
}

/** Stores a new reservation with its first event, within a transaction. Throws what `isDoubleBooking` knows when somebody else has it. */
export async function insertReservation(tx: Db, row: NewReservation, taking: BlockedTime): Promise<void> {
  await tx.insert(reservations).values({ ...row, taken: blockedRange(row.reservableNo, taking) as never });
  await addEvent(tx, { ...row, seq: 1 }, row.placedAt);
}

async function addEvent(
  tx: Db,
  row: Pick<NewReservation, 'id' | 'status' | 'startsAt' | 'guests' | 'reservableNo'> & {
    readonly seq: number;
  },
  at: Date,
): Promise<void> {
  const { id: reservationId, seq, status, startsAt, guests, reservableNo } = row;
  await tx
    .insert(reservationEvents)
    .values({ reservationId, seq, status, startsAt, guests, reservableNo, at });
}

/** The row, which nobody else changes until the transaction ends; null when there is none. */
export async function lockReservation(tx: Db, id: string): Promise<ReservationRow | null> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update');
  return row ?? null;
}

/** Changes a locked reservation, and adds to its history. `taking`: what it takes from now on; absent: the same. */
export async function updateReservation(
  tx: Db,
  row: ReservationRow,
  {
    taking,
    at,
    ...changes
  }: Partial<Omit<ReservationRow, 'id' | 'taken'>> & {
    readonly taking?: BlockedTime;
    readonly at: Date;
  },
): Promise<void> {
  const after = { ...row, ...changes };
  await tx
    .update(reservations)
    .set({ ...changes, ...(taking && { taken: blockedRange(after.reservableNo, taking) as never }) })
    .where(eq(reservations.id, row.id));
  const [last] = await tx
    .select({ seq: max(reservationEvents.seq) })
    .from(reservationEvents)
    .where(eq(reservationEvents.reservationId, row.id));
  await addEvent(tx, { ...after, seq: (last?.seq ?? 0) + 1 }, at);
}

/** Whether an insert failed because its customer's account is gone. */
export const isReserverMissing = (error: unknown): boolean =>
  violatedConstraint(error, FOREIGN_KEY) === 'reservations_customer_id_customers_id_fk';

/** Whether an insert failed because there is a reservation of its key already. */
export const isReservationKeyTaken = (error: unknown): boolean =>
  violatedConstraint(error, UNIQUE) === 'reservations_one_per_key';

/** The reservations of a business that begin from one instant up to another, in order. */
export async function listReservationsBetween(
  db: Db,
  referenceId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<StoredReservation[]> {
  const rows = await db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.referenceId, referenceId),
        gte(reservations.startsAt, from),
        lt(reservations.startsAt, to),
      ),
    )
    .orderBy(asc(reservations.startsAt), asc(reservations.id));
  return withEvents(db, rows);
}

/** Those that wait for an answer and begin from an instant on: so many at most, the next first. */
export async function listPendingReservations(
  db: Db,
  referenceId: string,
  from: Date,
  limit: number,
): Promise<StoredReservation[]> {
  const rows = await db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.referenceId, referenceId),
        eq(reservations.status, 0),
        gte(reservations.startsAt, from),
      ),
    )
    .orderBy(asc(reservations.startsAt), asc(reservations.id))
    .limit(limit);
  return withEvents(db, rows);
}
