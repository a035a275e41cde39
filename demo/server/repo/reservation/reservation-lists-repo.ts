import { and, asc, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { reservationStatus } from '../../../../src/domain/reservation/reservation-status.ts';
import type { Db } from '../../db/open-database.ts';
import { reservations } from '../../db/schema-reservations.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';
import { buildSearchCondition, type SearchedRange } from '../shared/search-text.ts';
import { loadDetails, type StoredReservation } from './reservations-repo.ts';

/** Lists one page of the reservations whose number, name or phone contains a text, latest start first. */
export async function searchReservations(
  db: Db,
  scope: BusinessScope,
  { search, limit, offset }: SearchedRange,
): Promise<StoredReservation[]> {
  const searchCondition = buildSearchCondition(
    search,
    reservations.number,
    reservations.customerName,
    reservations.phone,
  );
  const rows = await db
    .select()
    .from(reservations)
    .where(and(buildScopeCondition(reservations.referenceId, scope), searchCondition))
    .orderBy(desc(reservations.startsAt), desc(reservations.id))
    .limit(limit)
    .offset(offset);
  return loadDetails(db, rows);
}

/** Lists up to `limit` reservations that meet a condition, earliest start first. */
async function listEarliest(db: Db, condition: SQL | undefined, limit: number): Promise<StoredReservation[]> {
  const rows = await db
    .select()
    .from(reservations)
    .where(condition)
    .orderBy(asc(reservations.startsAt), asc(reservations.id))
    .limit(limit);
  return loadDetails(db, rows);
}

/** Lists up to `limit` reservations of a business that begin between two instants, earliest first. */
export const listReservationsBetween = (
  db: Db,
  referenceId: string,
  { from, to, limit }: { readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<StoredReservation[]> =>
  listEarliest(
    db,
    and(
      eq(reservations.referenceId, referenceId),
      gte(reservations.startsAt, from),
      lt(reservations.startsAt, to),
    ),
    limit,
  );

/** Lists the pending reservations that begin at an instant or later, earliest first. */
export const listPendingReservations = (
  db: Db,
  referenceId: string,
  from: Date,
  limit: number,
): Promise<StoredReservation[]> =>
  listEarliest(
    db,
    and(
      eq(reservations.referenceId, referenceId),
      eq(reservations.status, reservationStatus.pending),
      gte(reservations.startsAt, from),
    ),
    limit,
  );
