import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import { zonedTimeAt } from '../../../../src/domain/schedule/zoned.ts';
import type { Db } from '../../db/open-database.ts';
import { lockBusiness } from '../../repo/business/businesses-repo.ts';
import { isDoubleBooking, reservableNumber } from '../../repo/reservation/reservable-times-repo.ts';
import { toBranchSnapshot } from '../orders/draft-order.ts';
import { timezoneOf } from '../schedule/opening.ts';
import {
  listOfferedTimes,
  type OfferedTime,
  type ReservationContext,
  type ReservationWish,
  timeRefusal,
} from './reservable-times-service.ts';
import type { Bookable, Offer } from './reservation-offer.ts';
import { reservationSettingsOf } from './reservation-settings.ts';
import type { ReservedThing } from './reservation-wire.ts';

const MINUTE = 60_000;

/** What somebody gets, and when. */
export interface Reservable {
  readonly offer: Offer;
  readonly time: OfferedTime;
  readonly bookable: Bookable;
  readonly reservableNo: number;
  /** With the rest after it. */
  readonly taking: { readonly from: number; readonly to: number };
}

export interface TimeRequest {
  readonly wanted: ReservationWish;
  /** Epoch ms. */
  readonly time: number;
  /** By name: taken rather than what fits best, when it is free. */
  readonly prefers?: string | null;
  /** When the time was in reach (epoch ms), if that is not now: it is kept, and not chosen. */
  readonly inReachAt?: number;
}

/**
 * Finds what fits a wish best at a time, and has it stored, in one transaction. Those who reserve at one business go one
 * after the other, so that each sees what the others took; were it not so, the table's constraint would refuse the second.
 * Throws Refusal 409 `slot_gone` or `slot_taken`, with the nearest free times; nothing is stored then, and nothing of `store`.
 */
export async function reserveTime<T>(
  db: Db,
  where: ReservationContext,
  { wanted, time, prefers = null, inReachAt = where.at }: TimeRequest,
  store: (tx: Db, got: Reservable) => Promise<T>,
): Promise<T> {
  const { business } = where;
  const days = { from: zonedTimeAt(time, timezoneOf(business)).date, count: 1 };
  const outcome = await db
    .transaction(async (tx) => {
      await lockBusiness(tx, business.referenceId);
      const { offer, times } = await listOfferedTimes(tx, { ...where, at: inReachAt }, wanted, days);
      const found = times.find(({ from }) => from === time);
      if (!found) return 'slot_gone' as const;
      const bookable = found.free.find(({ name }) => name === prefers) ?? found.free[0];
      if (!bookable) return 'slot_taken' as const;
      const no = await reservableNumber(tx, business.referenceId, bookable.name);
      const taking = { from: found.from, to: found.to + offer.restMinutes * MINUTE };
      return { stored: await store(tx, { offer, time: found, bookable, reservableNo: no, taking }) };
    })
    .catch((error: unknown) => {
      if (isDoubleBooking(error)) return 'slot_taken' as const;
      throw error;
    });
  if (typeof outcome === 'string') throw await timeRefusal(db, where, wanted, outcome, time);
  return outcome.stored;
}

const HOUR_MS = 3_600_000;

const named = <T extends { readonly id: string; readonly name: LocalizedText }>({ id, name }: T) => ({
  id,
  name,
});

/** What somebody reserved, in the words of now: tables are renamed, and people leave. */
export function toReservedThing(
  { business, branch }: ReservationContext,
  { offer, bookable }: Reservable,
): ReservedThing {
  const { picture } = business.parts;
  const { service } = offer;
  const { table, staff } = bookable;
  const area = branch.reservation?.areas.find(({ id }) => id === table?.area);
  const settings = reservationSettingsOf(business);
  return {
    branch: toBranchSnapshot(business, branch),
    table: table && { ...named(table), area: area ? named(area) : null },
    service: service && {
      ...named(service),
      image: picture(service.image),
      duration_minutes: service.duration_minutes,
      price: service.price ?? null,
    },
    staff: staff && { ...named(staff), image: picture(staff.image) },
    currency: business.currency.code,
    currency_digits: business.currency.digits,
    change_until_hours: settings.change_until_hours,
    reminder_hours: settings.reminder_hours,
  };
}

/** When its customer is reminded of what begins then (epoch ms); null when that has passed, or nobody is. */
export function reminderTime(startsAt: number, hours: number, now: number): Date | null {
  const at = startsAt - hours * HOUR_MS;
  return hours > 0 && at > now ? new Date(at) : null;
}
