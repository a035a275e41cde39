import type * as z from 'zod/mini';
import type {
  reservationTimesQuery,
  timeRefusedBody,
  WireReservationTime,
} from '../../../../src/api/contract/reservation-times-contract.ts';
import { findFree, type TableRequest } from '../../../../src/domain/reservation/free-places.ts';
import { type Days, reservationTimes } from '../../../../src/domain/reservation/reservation-times.ts';
import type { Span } from '../../../../src/domain/schedule/open-state.ts';
import { nearest } from '../../../../src/domain/schedule/schedule-type.ts';
import { zonedTimeAt } from '../../../../src/domain/schedule/zoned.ts';
import { addDays } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import { listTakenTimes } from '../../repo/reservation/reservable-times-repo.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { FileService } from '../business-file/business-file-reservations.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { toZonedIso } from '../schedule/business-time.ts';
import { timezoneOf } from '../schedule/opening.ts';
import { Refusal } from '../shared/refusal.ts';
import { type Bookable, type Offer, offerOf, servicesAt } from './reservation-offer.ts';
import { reservationSettingsOf } from './reservation-settings.ts';

const MINUTE = 60_000;
/** How many free times are offered in the place of one that is taken, and on how many days around it they are looked for. */
const OFFERED_TIMES = 4;
const LOOKED_AT_DAYS = 8;

/** A branch at an instant (epoch ms). */
export interface ReservationContext {
  readonly business: Business;
  readonly branch: FileBranch;
  readonly at: number;
}

/** What is wanted; null: whichever, and a table rather than a service. */
export interface ReservationWish extends TableRequest {
  readonly service: FileService | null;
  /** A reservation that is about to be changed: what it takes counts as free. */
  readonly but: string | null;
}

/** A time with what of the wish is free then. */
export interface OfferedTime extends Span {
  readonly free: readonly Bookable[];
}

/** The times of some days at which the wish could be had, taken or not, and what is free at each. */
export async function listOfferedTimes(
  db: Db,
  { business, branch, at }: ReservationContext,
  wanted: ReservationWish,
  days: Days,
): Promise<{ readonly offer: Offer; readonly times: OfferedTime[] }> {
  const offer = offerOf(business, branch, wanted, days);
  const { bookables, rules, lengthMinutes, restMinutes } = offer;
  const idle = bookables.map((one) => ({ ...one, reservedSpans: [] }));
  const times = reservationTimes(rules, at, lengthMinutes, days).filter(
    (time) => findFree(idle, time, wanted).length > 0,
  );
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return { offer, times: [] };
  const taken = await listTakenTimes(db, {
    referenceId: business.referenceId,
    names: bookables.map(({ name }) => name),
    within: { from: first.from, to: last.to + restMinutes * MINUTE },
    ignoredReservationId: wanted.but,
  });
  const all = idle.map((one) => ({ ...one, reservedSpans: taken.get(one.name) ?? [] }));
  return { offer, times: times.map((time) => ({ ...time, free: findFree(all, time, wanted, restMinutes) })) };
}

/** The service of a branch by its id; null when none is asked for. Throws Refusal 404. */
function serviceAt(
  business: Business,
  branch: FileBranch,
  id: string | null | undefined,
): FileService | null {
  if (id == null) return null;
  const service = servicesAt(business, branch).find((one) => one.id === id);
  if (!service) throw new Refusal(404, 'not_found', 'This branch has no such service');
  return service;
}

const idsOf = <T>(free: readonly T[], idOf: (one: T) => string | null | undefined): string[] => [
  ...new Set(free.flatMap((one) => idOf(one) ?? [])),
];

/** A time as it travels. Which tables are free is told only where the customer may choose one. */
function timeWire({ business }: ReservationContext, { from, to, free }: OfferedTime): WireReservationTime {
  const zone = timezoneOf(business);
  const { with_table } = reservationSettingsOf(business);
  return {
    from: toZonedIso(from, zone),
    to: toZonedIso(to, zone),
    free: free.length > 0,
    areas: idsOf(free, ({ areaId }) => areaId),
    tables: with_table ? idsOf(free, ({ table }) => table?.id) : [],
    staff: idsOf(free, ({ staff }) => staff?.id),
  };
}

/** The answer of the times call. Throws Refusal 404. */
export async function toTimesResponse(
  db: Db,
  where: ReservationContext,
  { from, days = 1, guests = 1, service, staff, area, table, but }: z.output<typeof reservationTimesQuery>,
) {
  const { business, branch, at } = where;
  reservationSettingsOf(business);
  const zone = timezoneOf(business);
  const wanted = {
    service: serviceAt(business, branch, service),
    guests,
    id: (service === undefined ? table : staff) ?? null,
    areaId: area ?? null,
    but: but ?? null,
  };
  const first = from ?? zonedTimeAt(at, zone).date;
  const { times } = await listOfferedTimes(db, where, wanted, { from: first, count: days });
  const wire = times.map((time) => timeWire(where, time));
  return {
    days: Array.from({ length: days }, (_, day) => {
      const date = addDays(first, day);
      return { date, times: wire.filter((time) => time.from.startsWith(date)) };
    }),
    timezone: zone,
    now: toZonedIso(at, zone),
  };
}

/** Why a time (epoch ms) cannot be had, with the nearest that can. */
export async function timeRefusal(
  db: Db,
  where: ReservationContext,
  wanted: ReservationWish,
  code: z.infer<typeof timeRefusedBody>['code'],
  time: number,
): Promise<Refusal> {
  const zone = timezoneOf(where.business);
  const around = { from: addDays(zonedTimeAt(time, zone).date, -1), count: LOOKED_AT_DAYS };
  const { times } = await listOfferedTimes(db, where, wanted, around);
  const counted = times.map((one) => ({ ...one, remainingOrders: one.free.length }));
  const message = code === 'slot_taken' ? 'That time is taken' : 'That time can no longer be chosen';
  return new Refusal(409, code, message, {
    alternatives: nearest(counted, time, OFFERED_TIMES).map((one) => timeWire(where, one)),
    now: toZonedIso(where.at, zone),
  });
}
