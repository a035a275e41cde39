import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { reservationStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { Db } from '../../db/open-database.ts';
import { reservations } from '../../db/schema-reservations.ts';
import type { BusinessPhone } from '../account/one-time-codes-repo.ts';
import { ERASED_REQUEST_HASH } from '../shared/erased-request-hash.ts';
import { buildOwnerCondition } from '../shared/owned-by.ts';

/** Values that replace the personal data of a reservation. */
const ANONYMOUS_RESERVATION = {
  customerId: null,
  isErasurePending: false,
  requestHash: ERASED_REQUEST_HASH,
  customerName: '',
  dialCode: '',
  phone: '',
  locale: '',
  note: '',
  answers: [],
  remindAt: null,
};

/**
 * Detaches the reservations of a customer. If `verifiedPhone` is given, also detaches the reservations
 * that guests placed with that number. `anonymizeFinishedReservations` erases the personal data after the reservation
 * ends. Returns the phone numbers of the reservations.
 */
export async function detachReservations(
  tx: Db,
  customerId: string,
  verifiedPhone: BusinessPhone | null,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .update(reservations)
    .set({ customerId: null, isErasurePending: true })
    .where(buildOwnerCondition(reservations, customerId, verifiedPhone))
    .returning({ dialCode: reservations.dialCode, phone: reservations.phone });
  return new Set(rows.map(({ dialCode, phone }) => dialCode + phone));
}

/** Erases the personal data of detached reservations that are over. Returns the number of reservations. */
export async function anonymizeFinishedReservations(db: Db, at: Date): Promise<number> {
  const endedCondition = or(
    inArray(reservations.status, [reservationStatus.rejected, reservationStatus.completed]),
    lt(reservations.endsAt, at),
  );
  const rows = await db
    .update(reservations)
    .set(ANONYMOUS_RESERVATION)
    .where(and(eq(reservations.isErasurePending, true), endedCondition))
    .returning({ id: reservations.id });
  return rows.length;
}
