import {
  listNextRequestStates,
  type RequestStatus,
} from '../../../../src/domain/reservation/reservation-status.ts';
import { toZonedInstant } from '../../../../src/domain/schedule/zoned.ts';
import { addDays } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import {
  listPendingReservations,
  listReservationsBetween,
  searchReservations,
} from '../../repo/reservation/reservation-lists-repo.ts';
import type { StoredReservation } from '../../repo/reservation/reservations-repo.ts';
import type { BusinessScope } from '../../repo/shared/business-scope.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { getRequestStatus } from '../reservation/reservation-wire.ts';
import { getBusinessDay, getTimezone } from '../schedule/opening.ts';
import { type ListPage, toPage, toRange } from '../shared/list-page.ts';

const RESERVATIONS_PER_PAGE = 100;
const MAX_WAITING = 100;

/** A reservation as the business's staff see it. */
export interface OperatorReservation extends StoredReservation {
  readonly business: Business;
  readonly next: readonly RequestStatus[];
}

interface OverviewFilter extends ListPage {
  readonly scope: BusinessScope;
  /** YYYY-MM-DD in each business's calendar. Null: today. */
  readonly day: string | null;
}

interface Overview {
  readonly ofDay: readonly OperatorReservation[];
  readonly waiting: readonly OperatorReservation[];
  readonly hasMore: boolean;
}

const toOperatorReservation = (stored: StoredReservation, business: Business): OperatorReservation => ({
  ...stored,
  business,
  next: listNextRequestStates(getRequestStatus(stored.row)),
});

const compareStarts = (a: OperatorReservation, b: OperatorReservation): number =>
  a.row.startsAt.getTime() - b.row.startsAt.getTime();

/** Searches the reservations of all days by number, name or phone. Returns one page, latest start first. */
async function loadResults(
  db: Db,
  catalogue: Pick<Catalogue, 'listBusinessesInScope'>,
  { scope, search, page }: OverviewFilter,
): Promise<Overview> {
  const range = toRange({ search, page }, RESERVATIONS_PER_PAGE);
  const { rows, hasMore } = toPage(await searchReservations(db, scope, range), RESERVATIONS_PER_PAGE);
  const businesses = await catalogue.listBusinessesInScope([
    ...new Set(rows.map(({ row }) => row.referenceId)),
  ]);
  const ofDay = rows.flatMap((stored) => {
    const business = businesses.find(({ referenceId }) => referenceId === stored.row.referenceId);
    return business ? [toOperatorReservation(stored, business)] : [];
  });
  return { ofDay, waiting: [], hasMore };
}

/**
 * Loads one page of a day's reservations, ordered by start. The first page also has pending reservations of other days.
 * With a search text, loads the matching reservations of all days instead.
 */
export async function loadReservationOverview(
  db: Db,
  catalogue: Pick<Catalogue, 'listBusinessesInScope'>,
  now: number,
  filter: OverviewFilter,
): Promise<Overview> {
  const { scope, day, search, page } = filter;
  if (search) return loadResults(db, catalogue, filter);
  const { offset, limit } = toRange({ search, page }, RESERVATIONS_PER_PAGE);
  const all = (await catalogue.listBusinessesInScope(scope)).filter(
    ({ file }) => file.settings.reservation?.enabled,
  );
  const perBusiness = await Promise.all(
    all.map(async (business) => {
      const { referenceId } = business;
      const zone = getTimezone(business);
      const date = day ?? getBusinessDay(business, now);
      const [from, to] = [date, addDays(date, 1)].map(
        (calendarDay) => new Date(toZonedInstant(calendarDay, 0, zone)),
      );
      if (!from || !to) return { ofDay: [], waiting: [] };
      // Each business has its own day boundaries, so fetch up to the end of the page from each, then merge and slice.
      const ofDay = await listReservationsBetween(db, referenceId, { from, to, limit: offset + limit });
      const waiting = page ? [] : await listPendingReservations(db, referenceId, new Date(now), MAX_WAITING);
      const isOnAnotherDay = ({ row: { startsAt } }: StoredReservation) => startsAt < from || startsAt >= to;
      return {
        ofDay: ofDay.map((stored) => toOperatorReservation(stored, business)),
        waiting: waiting.filter(isOnAnotherDay).map((stored) => toOperatorReservation(stored, business)),
      };
    }),
  );
  const ofDay = perBusiness.flatMap((lists) => lists.ofDay).sort(compareStarts);
  const waiting = perBusiness.flatMap((lists) => lists.waiting).sort(compareStarts);
  const { rows, hasMore } = toPage(ofDay.slice(offset), RESERVATIONS_PER_PAGE);
  return { ofDay: rows, waiting: waiting.slice(0, MAX_WAITING), hasMore };
}
