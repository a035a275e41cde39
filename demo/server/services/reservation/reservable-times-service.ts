import type * as z from 'zod/mini';
import type {
  reservationTimesQuery,
  timeRefusedBody,
  WireReservationTime,
} from '../../../../src/api/contract/reservation-times-contract.ts';
import {
  findFreeReservables,
  type TableRequest,
} from '../../../../src/domain/reservation/free-reservables.ts';
import { listReservationTimes } from '../../../../src/domain/reservation/reservation-times.ts';
import type { Days, Span } from '../../../../src/domain/schedule/open-state.ts';
import { listNearestSlots } from '../../../../src/domain/schedule/schedule-type.ts';
import { toZonedTime } from '../../../../src/domain/schedule/zoned.ts';
import { addDays } from '../../../../src/lib/calendar.ts';
import type { Db } from '../../db/open-database.ts';
import { listBlockedTimes } from '../../repo/reservation/reservable-times-repo.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { FileService } from '../business-file/business-file-reservations.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { toZonedIso } from '../schedule/business-time.ts';
import { getTimezone } from '../schedule/opening.ts';
import { Refusal } from '../shared/refusal.ts';
import {
  type BookableResource,
  type BookingTerms,
  createBookingTerms,
  listServices,
} from './bookable-resources.ts';
import { getReservationSettings } from './reservation-settings.ts';

const MINUTE_MS = 60_000;
/** Maximum number of free times that are offered as alternatives. */
const MAX_ALTERNATIVES = 4;
/** Number of days around the requested time that are searched for alternatives. */
const SEARCHED_DAYS = 8;

/** A branch at the time of a request. */
export interface ReservationContext {
  readonly business: Business;
  readonly branch: FileBranch;
  /** Epoch ms. */
  readonly at: number;
}

/** The customer's request. Null fields mean no preference. Without a service, the request is for a table. */
export interface ReservationCriteria extends TableRequest {
  readonly service: FileService | null;
  /** The reservation that is being changed. Its own time counts as free. */
  readonly ignoredReservationId: string | null;
}

/** A time with the free tables or staff that match the request. */
export interface OfferedTime extends Span {
  readonly freeResources: readonly BookableResource[];
}

/**
 * Lists the times on `days` that match the request, with the free tables or staff at each. Includes fully booked times.
 */
export async function listOfferedTimes(
  db: Db,
  { business, branch, at }: ReservationContext,
  criteria: ReservationCriteria,
  days: Days,
): Promise<{ readonly bookingTerms: BookingTerms; readonly times: OfferedTime[] }> {
  const bookingTerms = createBookingTerms(business, branch, criteria, days);
  const { resources, rules, lengthMinutes, bufferMinutes } = bookingTerms;
  const unreservedResources = resources.map((one) => ({ ...one, reservedSpans: [] }));
  const times = listReservationTimes(rules, at, lengthMinutes, days).filter(
    (time) => findFreeReservables(unreservedResources, time, criteria).length > 0,
  );
  const [firstTime, lastTime] = [times[0], times.at(-1)];
  if (!firstTime || !lastTime) return { bookingTerms, times: [] };
  const takenTimesByName = await listBlockedTimes(db, {
    referenceId: business.referenceId,
    names: [...new Set(resources.flatMap(({ names }) => names))],
    within: { from: firstTime.from, to: lastTime.to + bufferMinutes * MINUTE_MS },
    ignoredReservationId: criteria.ignoredReservationId,
  });
  const resourcesWithSpans = unreservedResources.map((one) => ({
    ...one,
    reservedSpans: one.names.flatMap((name) => takenTimesByName.get(name) ?? []),
  }));
  return {
    bookingTerms,
    times: times.map((time) => ({
      ...time,
      freeResources: findFreeReservables(resourcesWithSpans, time, criteria, bufferMinutes),
    })),
  };
}

/** Finds a branch's service by its id. Null without an id. Throws Refusal 404. */
function requireService(
  business: Business,
  branch: FileBranch,
  id: string | null | undefined,
): FileService | null {
  if (id == null) return null;
  const service = listServices(business, branch).find((one) => one.id === id);
  if (!service) throw new Refusal(404, 'not_found', 'This branch has no such service');
  return service;
}

/** A time as sent to clients. It lists free tables only if the customer may choose one. */
function toTimeWire(
  { business }: ReservationContext,
  { from, to, freeResources }: OfferedTime,
): WireReservationTime {
  const zone = getTimezone(business);
  const { with_table } = getReservationSettings(business);
  return {
    from: toZonedIso(from, zone),
    to: toZonedIso(to, zone),
    free: freeResources.length > 0,
    tables: with_table ? freeResources.flatMap(({ table }) => table?.id ?? []) : [],
  };
}

/** Loads the response of the times call. Throws Refusal 404. */
export async function loadTimesResponse(
  db: Db,
  context: ReservationContext,
  { from, days = 1, guests = 1, service, staff, area, table, but }: z.output<typeof reservationTimesQuery>,
) {
  const { business, branch, at } = context;
  // Throws when the business takes no reservations.
  getReservationSettings(business);
  const zone = getTimezone(business);
  const criteria = {
    service: requireService(business, branch, service),
    guests,
    id: (service === undefined ? table : staff) ?? null,
    areaId: area ?? null,
    ignoredReservationId: but ?? null,
  };
  const firstDate = from ?? toZonedTime(at, zone).date;
  const { times } = await listOfferedTimes(db, context, criteria, { from: firstDate, count: days });
  const wireTimes = times.map((time) => toTimeWire(context, time));
  return {
    days: Array.from({ length: days }, (_, day) => {
      const date = addDays(firstDate, day);
      return { date, times: wireTimes.filter((time) => time.from.startsWith(date)) };
    }),
    timezone: zone,
    now: toZonedIso(at, zone),
  };
}

/** Creates the refusal of a time (epoch ms), with the nearest free times. */
export async function createTimeRefusal(
  db: Db,
  context: ReservationContext,
  criteria: ReservationCriteria,
  code: z.infer<typeof timeRefusedBody>['code'],
  time: number,
): Promise<Refusal> {
  const zone = getTimezone(context.business);
  const days = { from: addDays(toZonedTime(time, zone).date, -1), count: SEARCHED_DAYS };
  const { times } = await listOfferedTimes(db, context, criteria, days);
  const slots = times.map((one) => ({ ...one, remaining: one.freeResources.length }));
  const message = code === 'slot_taken' ? 'That time is taken' : 'That time is no longer available';
  return new Refusal(409, code, message, {
    alternatives: listNearestSlots(slots, time, MAX_ALTERNATIVES).map((one) => toTimeWire(context, one)),
    now: toZonedIso(context.at, zone),
  });
}
