import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { requestStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { Db } from '../../db/open-database.ts';
import { reservations } from '../../db/schema-reservations.ts';
import type { ReservationRow } from './reservations-repo.ts';

interface Claim {
  readonly at: Date;
  /** Until then nobody else takes them. */
  readonly until: Date;
  readonly limit: number;
}

/**
 * Takes accepted reservations whose customers are to be reminded by now, and that have not begun: whoever else looks meanwhile
 * passes them over, also in another process. A process that dies leaves them to the others from `until` on.
 */
export function claimDueReminders(db: Db, { at, until, limit }: Claim): Promise<ReservationRow[]> {
  const { id, remindAt, remindedAt, startsAt, status } = reservations;
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(reservations)
      .where(
        and(
          lte(remindAt, at),
          isNull(remindedAt),
          gt(startsAt, at),
          // One that nobody has accepted yet is nothing to come to.
          eq(status, requestStatus.accepted),
        ),
      )
      .orderBy(asc(remindAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(reservations)
    .set({ remindAt: until })
    .where(inArray(id, db.select({ id: due.id }).from(due)))
    .returning();
}

/** The reminder is on its way. One that was changed meanwhile is to be reminded of anew. */
export async function markReminded(db: Db, { id, remindAt }: ReservationRow, at: Date): Promise<void> {
  await db
    .update(reservations)
    .set({ remindedAt: at })
    .where(
      and(
        eq(reservations.id, id),
        isNull(reservations.remindedAt),
        remindAt ? eq(reservations.remindAt, remindAt) : isNull(reservations.remindAt),
      ),
    );
}
