import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { reservations } from '../db/schema-reservations.ts';
import { type StoredReservation, withEvents } from './reservations-repo.ts';

/** The reservations of a business that begin from one instant up to another, in order. */
export async function reservationsBetween(
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
export async function waitingReservations(
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
