import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { reservationStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { Db } from '../../db/open-database.ts';
import { reservables, reservations } from '../../db/schema-reservations.ts';
import { EXCLUSION_VIOLATION, findViolatedConstraint } from '../shared/constraint-violation.ts';

const MINUTE_MS = 60_000;

/** A span of time between two instants, in epoch ms. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Builds one range of integers for each blocked reservable, for `reservations.blockedMinutes`. Each integer stands for
 * one minute of one reservable. Its upper 32 bits are the reservable's number, and its lower 32 bits are the minutes
 * since 1970.
 */
export function buildBlockedRanges(reservableNumbers: readonly number[], { from, to }: Span) {
  const [firstMinute, endMinute] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)];
  const ranges = reservableNumbers.map(
    (no) =>
      sql`int8range((${no}::int8 << 32) + ${firstMinute}::int8, (${no}::int8 << 32) + ${endMinute}::int8)`,
  );
  return sql<string>`int8multirange(${sql.join(ranges, sql`, `)})`;
}

/** The integers of all minutes of a reservable. */
const allMinutesRange = sql`int8range(${reservables.no}::int8 << 32, (${reservables.no}::int8 + 1) << 32)`;

/** Returns the number of a reservable (a table, staff member or service). Its first reservation assigns the number. */
export async function ensureReservableNumber(tx: Db, referenceId: string, name: string): Promise<number> {
  const nameCondition = and(eq(reservables.referenceId, referenceId), eq(reservables.name, name));
  const find = () => tx.select({ no: reservables.no }).from(reservables).where(nameCondition);
  const [existingRow] = await find();
  if (existingRow) return existingRow.no;
  await tx.insert(reservables).values({ referenceId, name }).onConflictDoNothing();
  const [insertedRow] = await find();
  if (!insertedRow) throw new Error(`The database assigned no number to ${name}. Check the database.`);
  return insertedRow.no;
}

/** Lists the names of the reservables that a reservation blocks. */
export async function listReservedNames(db: Db, reservationId: string): Promise<string[]> {
  const rows = await db
    .select({ name: reservables.name })
    .from(reservables)
    .innerJoin(
      reservations,
      and(
        eq(reservables.referenceId, reservations.referenceId),
        sql`${reservations.blockedMinutes} && ${allMinutesRange}`,
      ),
    )
    .where(eq(reservations.id, reservationId));
  return rows.map(({ name }) => name);
}

interface BlockedTimesQuery {
  readonly referenceId: string;
  readonly names: readonly string[];
  readonly within: Span;
  /** The reservation that is being changed. Its own time counts as free. */
  readonly ignoredReservationId: string | null;
}

/** Lists the blocked times of reservables within a span, by the reservable's name. */
export async function listBlockedTimes(
  db: Db,
  { referenceId, names, within, ignoredReservationId }: BlockedTimesQuery,
): Promise<Map<string, Span[]>> {
  const spansByName = new Map<string, Span[]>();
  if (!names.length) return spansByName;
  const [from, to] = [Math.floor(within.from / MINUTE_MS), Math.ceil(within.to / MINUTE_MS)];
  const searchedMinutes = sql`int8range((${reservables.no}::int8 << 32) + ${from}::int8, (${reservables.no}::int8 << 32) + ${to}::int8)`;
  const selectMinute = (bound: 'lower' | 'upper') =>
    sql`(${sql.raw(bound)}(${reservations.blockedMinutes} * int8multirange(${allMinutesRange})) - (${reservables.no}::int8 << 32))`.mapWith(
      Number,
    );
  const rows = await db
    .select({ name: reservables.name, from: selectMinute('lower'), to: selectMinute('upper') })
    .from(reservables)
    .innerJoin(reservations, sql`${reservations.blockedMinutes} && ${searchedMinutes}`)
    .where(
      and(
        eq(reservables.referenceId, referenceId),
        inArray(reservables.name, [...names]),
        inArray(reservations.status, [reservationStatus.pending, reservationStatus.accepted]),
        ignoredReservationId === null ? undefined : ne(reservations.id, ignoredReservationId),
      ),
    );
  for (const row of rows) {
    const spans = spansByName.get(row.name) ?? [];
    spans.push({ from: row.from * MINUTE_MS, to: row.to * MINUTE_MS });
    spansByName.set(row.name, spans);
  }
  return spansByName;
}

/** Whether a statement failed because it would double-book a reservable. */
export const isDoubleBooking = (error: unknown): boolean =>
  findViolatedConstraint(error, EXCLUSION_VIOLATION) === 'reservations_once';
