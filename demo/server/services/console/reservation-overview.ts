import {
  nextRequestStates,
  type RequestStatus,
} from '../../../../src/domain/reservation/reservation-status.ts';
import { instantOf } from '../../../../src/domain/schedule/zoned.ts';
import { addDays } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import {
  listPendingReservations,
  listReservationsBetween,
  type StoredReservation,
} from '../../repo/reservation/reservations-repo.ts';
import type { Business, Catalogue } from '../menu/business-catalogue.ts';
import { requestStatusOf } from '../reservation/reservation-wire.ts';
import { businessDay, timezoneOf } from '../schedule/opening.ts';

const SHOWN_WAITING = 100;

/** A reservation as the business's staff sees it. */
export interface OperatorReservation extends StoredReservation {
  readonly business: Business;
  readonly next: readonly RequestStatus[];
}

interface OverviewOf {
  /** Null: of all businesses. */
  readonly referenceId: string | null;
  /** YYYY-MM-DD on each business's calendar; null: today. */
  readonly day: string | null;
}

/** The reservations of a day, and those that wait for an answer and begin on another, each in the order they begin. */
export async function loadReservationOverview(
  db: Db,
  catalogue: Pick<Catalogue, 'all'>,
  now: number,
  { referenceId, day }: OverviewOf,
) {
  const all = (await catalogue.all()).filter(
    ({ referenceId: id, file }) => [null, id].includes(referenceId) && file.settings.reservation?.enabled,
  );
  const found = await Promise.all(
    all.map(async (business) => {
      const zone = timezoneOf(business);
      const date = day ?? businessDay(business, now);
      const [from, to] = [date, addDays(date, 1)].map((one) => new Date(instantOf(one, 0, zone)));
      const seen = (stored: StoredReservation): OperatorReservation => ({
        ...stored,
        business,
        next: nextRequestStates(requestStatusOf(stored.row)),
      });
      if (!from || !to) return { ofDay: [], waiting: [] };
      const ofDay = await listReservationsBetween(db, business.referenceId, { from, to });
      const waiting = await listPendingReservations(db, business.referenceId, new Date(now), SHOWN_WAITING);
      const isElsewhere = ({ row: { startsAt } }: StoredReservation) => startsAt < from || startsAt >= to;
      return { ofDay: ofDay.map(seen), waiting: waiting.filter(isElsewhere).map(seen) };
    }),
  );
  const inOrder = (list: OperatorReservation[]) =>
    list.sort((a, b) => a.row.startsAt.getTime() - b.row.startsAt.getTime());
  return {
    ofDay: inOrder(found.flatMap(({ ofDay }) => ofDay)),
    waiting: inOrder(found.flatMap(({ waiting }) => waiting)),
  };
}
