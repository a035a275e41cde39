import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { reservables, reservations } from '../../db/schema-reservations.ts';
import { EXCLUSION, violatedConstraint } from '../shared/constraint-violation.ts';

const MINUTE = 60_000;

/** From one instant (epoch ms) up to another. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Minutes of a thing, as one range: what comes after its number are the minutes since 1970. */
export const blockedRange = (no: number, { from, to }: Span) =>
  sql<string>`int8range((${no}::int8 << 32) + ${Math.floor(from / MINUTE)}::int8, (${no}::int8 << 32) + ${Math.ceil(to / MINUTE)}::int8)`;

/** The number of a thing that is reserved, which it gets when it is reserved for the first time. */
export async function reservableNumber(tx: Db, referenceId: string, name: string): Promise<number> {
  const named = and(eq(reservables.referenceId, referenceId), eq(reservables.name, name));
  const find = () => tx.select({ no: reservables.no }).from(reservables).where(named);
  const [known] = await find();
  if (known) return known.no;
  await tx.insert(reservables).values({ referenceId, name }).onConflictDoNothing();
  const [fresh] = await find();
  if (!fresh) throw new Error(`${name} got no number`);
  return fresh.no;
}

/** What a number stands for. */
export async function findReservableName(db: Db, no: number): Promise<string | null> {
  const [row] = await db.select({ name: reservables.name }).from(reservables).where(eq(reservables.no, no));
  return row?.name ?? null;
}

interface TakenTimesQuery {
  readonly referenceId: string;
  readonly names: readonly string[];
  readonly within: Span;
  /** A reservation that does not count. */
  readonly ignoredReservationId: string | null;
}

/** When things are taken, by name, as far as that is within a span. */
export async function listTakenTimes(
  db: Db,
  { referenceId, names, within, ignoredReservationId }: TakenTimesQuery,
): Promise<Map<string, Span[]>> {
  const taken = new Map<string, Span[]>();
  if (!names.length) return taken;
  const [from, to] = [Math.floor(within.from / MINUTE), Math.ceil(within.to / MINUTE)];
  const minutes = sql`int8range((${reservables.no}::int8 << 32) + ${from}::int8, (${reservables.no}::int8 << 32) + ${to}::int8)`;
  const minuteOf = (bound: 'lower' | 'upper') =>
    sql`(${sql.raw(bound)}(${reservations.taken}) - (${reservables.no}::int8 << 32))`.mapWith(Number);
  const rows = await db
    .select({ name: reservables.name, from: minuteOf('lower'), to: minuteOf('upper') })
    .from(reservables)
    .innerJoin(reservations, sql`${reservations.taken} && ${minutes}`)
    .where(
      and(
        eq(reservables.referenceId, referenceId),
        inArray(reservables.name, [...names]),
        inArray(reservations.status, [0, 1]),
        ignoredReservationId === null ? undefined : ne(reservations.id, ignoredReservationId),
      ),
    );
  for (const row of rows) {
    const spans = taken.get(row.name) ?? [];
    spans.push({ from: row.from * MINUTE, to: row.to * MINUTE });
    taken.set(row.name, spans);
  }
  return taken;
}

/** Whether a statement failed because what it reserves is taken. */
export const isDoubleBooking = (error: unknown): boolean =>
  violatedConstraint(error, EXCLUSION) === 'reservations_once';
