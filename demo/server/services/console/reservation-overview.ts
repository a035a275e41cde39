import {
  listNextReservationStatuses,
  type ReservationStatus,
} from '../../../../src/domain/reservation/reservation-status.ts';
import { toZonedInstant } from '../../../../src/domain/schedule/zoned.ts';
import { addDays, getDateAt } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import {
  listPendingReservations,
  listReservationsBetween,
  searchReservations,
} from '../../repo/reservation/reservation-lists-repo.ts';
import type { StoredReservation } from '../../repo/reservation/reservations-repo.ts';
import type { BusinessScope } from '../../repo/shared/business-scope.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import type { BookableTable } from '../reservation/bookable-tables.ts';
import { listTablesForReservation } from '../reservation/operator-table.ts';
import { getReservationStatus } from '../reservation/reservation-wire.ts';
import { getCalendarDay, getTimezone } from '../schedule/opening.ts';
import { type ListPage, toPage, toRange } from '../shared/list-page.ts';

const RESERVATIONS_PER_PAGE = 100;
const MAX_PENDING = 100;

/** A reservation as the business's staff see it. */
export interface OperatorReservation extends StoredReservation {
  readonly business: Business;
  readonly nextStatuses: readonly ReservationStatus[];
  /** The tables and combinations that can be chosen for the reservation. Empty for a service. */
  readonly tables: readonly BookableTable[];
}

interface OverviewFilter extends ListPage {
  readonly scope: BusinessScope;
  /** YYYY-MM-DD in each business's calendar. Null for today. */
  readonly day: string | null;
}

interface Overview {
  /** Today, YYYY-MM-DD, in the calendar of the first business in the scope that takes reservations. */
  readonly today: string;
  /** The reservations of the day or, with a search text, the matching reservations of all days. */
  readonly dayReservations: readonly OperatorReservation[];
  readonly pendingOnOtherDays: readonly OperatorReservation[];
  readonly hasMore: boolean;
}

const toOperatorReservation = (reservation: StoredReservation, business: Business): OperatorReservation => ({
  ...reservation,
  business,
  nextStatuses: listNextReservationStatuses(getReservationStatus(reservation.row)),
  tables: listTablesForReservation(business, reservation.row),
});

const compareStarts = (a: OperatorReservation, b: OperatorReservation): number =>
  a.row.startsAt.getTime() - b.row.startsAt.getTime();

/** Searches the reservations of all days by number, name or phone. Returns one page, latest start first. */
async function loadSearchResults(
  db: Db,
  catalogue: Pick<Catalogue, 'listBusinessesInScope'>,
  { scope, search, page }: OverviewFilter,
): Promise<Omit<Overview, 'today'>> {
  const range = toRange({ search, page }, RESERVATIONS_PER_PAGE);
  const { rows, hasMore } = toPage(await searchReservations(db, scope, range), RESERVATIONS_PER_PAGE);
  const businesses = await catalogue.listBusinessesInScope([
    ...new Set(rows.map(({ row }) => row.referenceId)),
  ]);
  const dayReservations = rows.flatMap((reservation) => {
    const business = businesses.find(({ referenceId }) => referenceId === reservation.row.referenceId);
    return business ? [toOperatorReservation(reservation, business)] : [];
  });
  return { dayReservations, pendingOnOtherDays: [], hasMore };
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
  const reservableBusinesses = (await catalogue.listBusinessesInScope(scope)).filter(
    ({ file }) => file.settings.reservation?.enabled,
  );
  const [firstBusiness] = reservableBusinesses;
  const today = firstBusiness ? getCalendarDay(firstBusiness, now) : getDateAt(now);
  if (search) return { today, ...(await loadSearchResults(db, catalogue, filter)) };
  const { offset, limit } = toRange({ search, page }, RESERVATIONS_PER_PAGE);
  const perBusiness = await Promise.all(
    reservableBusinesses.map(async (business) => {
      const { referenceId } = business;
      const zone = getTimezone(business);
      const date = day ?? getCalendarDay(business, now);
      const [from, to] = [date, addDays(date, 1)].map(
        (calendarDay) => new Date(toZonedInstant(calendarDay, 0, zone)),
      );
      if (!from || !to) return { dayReservations: [], pendingOnOtherDays: [] };
      // Each business has its own day boundaries, so fetch up to the end of the page from each, then merge and slice.
      const dayReservations = await listReservationsBetween(db, referenceId, {
        from,
        to,
        limit: offset + limit,
      });
      const pendingOnOtherDays = page
        ? []
        : await listPendingReservations(db, referenceId, new Date(now), MAX_PENDING);
      const isOnAnotherDay = ({ row: { startsAt } }: StoredReservation) => startsAt < from || startsAt >= to;
      return {
        dayReservations: dayReservations.map((reservation) => toOperatorReservation(reservation, business)),
        pendingOnOtherDays: pendingOnOtherDays
          .filter(isOnAnotherDay)
          .map((reservation) => toOperatorReservation(reservation, business)),
      };
    }),
  );
  const dayReservations = perBusiness.flatMap((lists) => lists.dayReservations).sort(compareStarts);
  const pendingOnOtherDays = perBusiness.flatMap((lists) => lists.pendingOnOtherDays).sort(compareStarts);
  const { rows, hasMore } = toPage(dayReservations.slice(offset), RESERVATIONS_PER_PAGE);
  return {
    today,
    dayReservations: rows,
    pendingOnOtherDays: pendingOnOtherDays.slice(0, MAX_PENDING),
    hasMore,
  };
}
