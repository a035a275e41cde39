import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { reservationStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { Db } from '../../db/open-database.ts';
import { reservations } from '../../db/schema-reservations.ts';
import type { ReservationRow } from './reservations-repo.ts';

interface Claim {
  readonly at: Date;
  /** Until then, other workers skip the claimed reservations. */
  readonly until: Date;
  readonly limit: number;
}

/**
 * Claims accepted reservations whose reminder is due and that have not begun. Other workers skip them until `until`. If
 * this process crashes, their reminders become due again at that time.
 */
export function claimDueReminders(db: Db, { at, until, limit }: Claim): Promise<ReservationRow[]> {
  const { id, remindAt, remindedAt, startsAt, status } = reservations;
  const dueReminders = db.$with('due').as(
    db
      .select({ id })
      .from(reservations)
      .where(
        and(
          lte(remindAt, at),
          isNull(remindedAt),
          gt(startsAt, at),
          // The business may still reject a pending reservation, so do not remind its customer.
          eq(status, reservationStatus.accepted),
        ),
      )
      .orderBy(asc(remindAt))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(dueReminders)
    .update(reservations)
    .set({ remindAt: until })
    .where(inArray(id, db.select({ id: dueReminders.id }).from(dueReminders)))
    .returning();
}

/**
 * Records that the reminder has been sent. A reservation that was rescheduled in the meantime keeps its new reminder.
 */
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
