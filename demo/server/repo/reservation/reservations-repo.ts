import { and, asc, count, desc, eq, inArray, max, or } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { orders } from '../../db/schema-orders.ts';
import { reservationEvents, reservations } from '../../db/schema-reservations.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';
import {
  FOREIGN_KEY_VIOLATION,
  findViolatedConstraint,
  UNIQUE_VIOLATION,
} from '../shared/constraint-violation.ts';
import { buildBlockedRanges } from './reservable-times-repo.ts';

export type ReservationRow = typeof reservations.$inferSelect;

type NewReservation = Omit<typeof reservations.$inferInsert, 'blockedMinutes'>;

interface ReservationEventRow {
  readonly status: number;
  readonly at: Date;
}

/** The columns of a pre-order that its reservation shows. */
type PreorderRow = Pick<
  typeof orders.$inferSelect,
  'id' | 'number' | 'status' | 'quote' | 'paymentStatus' | 'total' | 'due'
>;

export interface StoredReservation {
  readonly row: ReservationRow;
  /** Oldest event first. */
  readonly events: readonly ReservationEventRow[];
  readonly order: PreorderRow | null;
}

/**
 * The time of a reservation with the break after it (epoch ms), and the reservable numbers of the tables, staff member
 * or service that it blocks.
 */
interface BlockedTime {
  readonly reservableNumbers: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** Loads the events and the pre-orders of reservations. */
export async function loadDetails(db: Db, rows: readonly ReservationRow[]): Promise<StoredReservation[]> {
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
  const preorderRows = orderIds.length
    ? await db
        .select({
          id: orders.id,
          number: orders.number,
          status: orders.status,
          quote: orders.quote,
          paymentStatus: orders.paymentStatus,
          total: orders.total,
          due: orders.due,
        })
        .from(orders)
        .where(inArray(orders.id, orderIds))
    : [];
  return rows.map((row) => ({
    row,
    events: events.filter(({ reservationId }) => reservationId === row.id),
    order: preorderRows.find(({ id }) => id === row.orderId) ?? null,
  }));
}

/** The id of the reservation with this pre-order. Null if the order is not a pre-order. */
export async function findPreorderReservationId(db: Db, orderId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.orderId, orderId));
  return row?.id ?? null;
}

export async function findReservationById(db: Db, id: string): Promise<StoredReservation | null> {
  const [storedReservation] = await loadDetails(
    db,
    await db.select().from(reservations).where(eq(reservations.id, id)),
  );
  return storedReservation ?? null;
}

/** Whether a reservation belongs to one of the businesses. */
export async function isReservationInScope(db: Db, id: string, scope: BusinessScope): Promise<boolean> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.id, id), buildScopeCondition(reservations.referenceId, scope)));
  return rows.length > 0;
}

/** Finds the reservation that was placed with an idempotency key. Null when there is none. */
export async function findReservationByKey(
  db: Db,
  referenceId: string,
  key: string,
): Promise<StoredReservation | null> {
  const keyCondition = and(eq(reservations.referenceId, referenceId), eq(reservations.idempotencyKey, key));
  const [storedReservation] = await loadDetails(db, await db.select().from(reservations).where(keyCondition));
  return storedReservation ?? null;
}

/** Lists the idempotency keys of reservations, which prove who owns them. */
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

/**
 * Loads one page of the reservations that belong to an account or have one of the ids, latest start first, and their
 * total number.
 */
export async function listReservationPage(
  db: Db,
  { customerId, ids }: { readonly customerId: string | null; readonly ids: readonly string[] },
  { limit, offset }: Page,
): Promise<{ readonly rows: StoredReservation[]; readonly total: number }> {
  const ownReservationCondition = or(
    customerId === null ? undefined : eq(reservations.customerId, customerId),
    ids.length ? inArray(reservations.id, [...ids]) : undefined,
  );
  if (!ownReservationCondition) return { rows: [], total: 0 };
  const rows = await db
    .select()
    .from(reservations)
    .where(ownReservationCondition)
    .orderBy(desc(reservations.startsAt), desc(reservations.id))
    .limit(limit)
    .offset(offset);
  const [countRow] = await db.select({ total: count() }).from(reservations).where(ownReservationCondition);
  return { rows: await loadDetails(db, rows), total: countRow?.total ?? 0 };
}

/** Whether a business has a reservation with this number. */
export async function hasReservationNumber(db: Db, referenceId: string, number: string): Promise<boolean> {
  const [row] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.referenceId, referenceId), eq(reservations.number, number)));
  return row !== undefined;
}

/**
 * Inserts a reservation with its first event. When the time is taken, throws an error that `isDoubleBooking`
 * recognises.
 */
export async function insertReservation(
  tx: Db,
  row: NewReservation,
  blockedTime: BlockedTime,
): Promise<void> {
  await tx.insert(reservations).values({
    ...row,
    blockedMinutes: buildBlockedRanges(blockedTime.reservableNumbers, blockedTime),
  });
  await addEvent(tx, { ...row, seq: 1 }, row.placedAt);
}

async function addEvent(
  tx: Db,
  row: Pick<NewReservation, 'id' | 'status' | 'startsAt' | 'guests' | 'reservableNumber'> & {
    readonly seq: number;
  },
  at: Date,
): Promise<void> {
  const { id: reservationId, seq, status, startsAt, guests, reservableNumber } = row;
  await tx
    .insert(reservationEvents)
    .values({ reservationId, seq, status, startsAt, guests, reservableNumber, at });
}

/** Locks a reservation until the transaction ends. Null when it does not exist. */
export async function lockReservation(tx: Db, id: string): Promise<ReservationRow | null> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.id, id)).for('update');
  return row ?? null;
}

/** Updates a locked reservation and adds an event. Without `blockedTime`, the blocked time does not change. */
export async function updateReservation(
  tx: Db,
  row: ReservationRow,
  {
    blockedTime,
    at,
    ...changes
  }: Partial<Omit<ReservationRow, 'id' | 'blockedMinutes'>> & {
    readonly blockedTime?: BlockedTime;
    readonly at: Date;
  },
): Promise<void> {
  const updatedRow = { ...row, ...changes };
  await tx
    .update(reservations)
    .set({
      ...changes,
      ...(blockedTime && {
        blockedMinutes: buildBlockedRanges(blockedTime.reservableNumbers, blockedTime),
      }),
    })
    .where(eq(reservations.id, row.id));
  const [lastRow] = await tx
    .select({ seq: max(reservationEvents.seq) })
    .from(reservationEvents)
    .where(eq(reservationEvents.reservationId, row.id));
  await addEvent(tx, { ...updatedRow, seq: (lastRow?.seq ?? 0) + 1 }, at);
}

/** Whether an insert failed because the customer's account has been deleted. */
export const isReservationCustomerMissing = (error: unknown): boolean =>
  findViolatedConstraint(error, FOREIGN_KEY_VIOLATION) === 'reservations_customer_id_customers_id_fk';

/** Whether an insert failed because a reservation with this key already exists. */
export const isReservationKeyTaken = (error: unknown): boolean =>
  findViolatedConstraint(error, UNIQUE_VIOLATION) === 'reservations_one_per_key';
