import {
  nextRequestStates,
  type RequestStatus,
} from '../../../../src/domain/reservation/reservation-status.ts';
import { toZonedInstant } from '../../../../src/domain/schedule/zoned.ts';
import { addDays } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import {
  listPendingReservations,
  listReservationsBetween,
  type StoredReservation,
} from '../../repo/reservation/reservations-repo.ts';
import type { BusinessScope } from '../../repo/shared/business-scope.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { getRequestStatus } from '../reservation/reservation-wire.ts';
import { getBusinessDay, getTimezone } from '../schedule/opening.ts';

const MAX_WAITING = 100;

/** A reservation as the business's staff sees it. */
export interface OperatorReservation extends StoredReservation {
  readonly business: Business;
  readonly next: readonly RequestStatus[];
}

interface OverviewFilter {
  readonly scope: BusinessScope;
  /** YYYY-MM-DD on each business's calendar; null: today. */
  readonly day: string | null;
}

/** The reservations of a day, and pending reservations of other days. Both lists are sorted by start. */
export async function loadReservationOverview(
  db: Db,
  catalogue: Pick<Catalogue, 'listBusinessesInScope'>,
  now: number,
  { scope, day }: OverviewFilter,
) {
  const all = (await catalogue.listBusinessesInScope(scope)).filter(
    ({ file }) => file.settings.reservation?.enabled,
  );
  const perBusiness = await Promise.all(
    all.map(async (business) => {
      const zone = getTimezone(business);
      const date = day ?? getBusinessDay(business, now);
      const [from, to] = [date, addDays(date, 1)].map(
        (calendarDay) => new Date(toZonedInstant(calendarDay, 0, zone)),
      );
      const toOperatorReservation = (stored: StoredReservation): OperatorReservation => ({
        ...stored,
        business,
        next: nextRequestStates(getRequestStatus(stored.row)),
      });
      if (!from || !to) return { ofDay: [], waiting: [] };
      const ofDay = await listReservationsBetween(db, business.referenceId, { from, to });
      const waiting = await listPendingReservations(db, business.referenceId, new Date(now), MAX_WAITING);
      const isOnAnotherDay = ({ row: { startsAt } }: StoredReservation) => startsAt < from || startsAt >= to;
      return {
        ofDay: ofDay.map(toOperatorReservation),
        waiting: waiting.filter(isOnAnotherDay).map(toOperatorReservation),
      };
    }),
  );
  const sortByStart = (list: OperatorReservation[]) =>
    list.sort((a, b) => a.row.startsAt.getTime() - b.row.startsAt.getTime());
  return {
    ofDay: sortByStart(perBusiness.flatMap(({ ofDay }) => ofDay)),
    waiting: sortByStart(perBusiness.flatMap(({ waiting }) => waiting)),
  };
}
