import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { reservations } from '../../db/schema-reservations.ts';
import type { BusinessPhone } from '../account/one-time-codes-repo.ts';

/** In the place of the hash of a request that nobody can compare with any more. */
const ERASED_REQUEST_HASH = '0'.repeat(32);

/** What is in the place of whatever is personal of a reservation. */
const ANONYMOUS_RESERVATION = {
  customerId: null,
  forgetting: false,
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
 * From now on nobody's: the reservations of an account, and those that a guest placed with `number`, when it is theirs for sure.
 * What is personal of them goes as soon as they are over.
 */
export async function detachReservations(
  tx: Db,
  customerId: string,
  number: BusinessPhone | null,
): Promise<void> {
  const asGuest =
    number &&
    and(
      isNull(reservations.customerId),
      eq(reservations.referenceId, number.referenceId),
      eq(reservations.dialCode, number.dialCode),
      eq(reservations.phone, number.phone),
    );
  const own = eq(reservations.customerId, customerId);
  await tx
    .update(reservations)
    .set({ customerId: null, forgetting: true })
    .where(asGuest ? or(own, asGuest) : own);
}

/** Takes whatever is personal out of the reservations that are to be forgotten and are over. How many. */
export async function anonymizeFinishedReservations(db: Db, at: Date): Promise<number> {
  const over = or(inArray(reservations.status, [2, 3]), lt(reservations.endsAt, at));
  const rows = await db
    .update(reservations)
    .set(ANONYMOUS_RESERVATION)
    .where(and(eq(reservations.forgetting, true), over))
    .returning({ id: reservations.id });
  return rows.length;
}
