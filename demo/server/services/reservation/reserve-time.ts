import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import { toZonedTime } from '../../../../src/domain/schedule/zoned.ts';
import type { Db } from '../../db/open-database.ts';
import { lockBusiness } from '../../repo/business/businesses-repo.ts';
import { ensureReservableNumber, isDoubleBooking } from '../../repo/reservation/reservable-times-repo.ts';
import { toBranchSnapshot } from '../orders/draft-order.ts';
import { getTimezone } from '../schedule/opening.ts';
import type { BookableResource, BookingTerms } from './bookable-resources.ts';
import {
  createTimeRefusal,
  listOfferedTimes,
  type OfferedTime,
  type ReservationContext,
  type ReservationCriteria,
} from './reservable-times-service.ts';
import { getReservationSettings } from './reservation-settings.ts';
import type { ReservationSnapshot } from './reservation-wire.ts';

const MINUTE_MS = 60_000;

/** The time and the table, service or staff member to store. */
export interface ReservationAssignment {
  readonly bookingTerms: BookingTerms;
  readonly time: OfferedTime;
  readonly resource: BookableResource;
  readonly reservableNumber: number;
  /** The blocked time: the reservation and the break after it, and the numbers of the tables that it blocks. */
  readonly blockedTime: {
    readonly from: number;
    readonly to: number;
    readonly reservableNumbers: readonly number[];
  };
}

export interface TimeRequest {
  readonly criteria: ReservationCriteria;
  /** Epoch ms. */
  readonly time: number;
  /** Names of the tables or the staff member to prefer if free. */
  readonly preferredNames?: readonly string[];
  /**
   * The instant (epoch ms) for which the free times are computed. Default: now. An operator's change, and a change that
   * keeps the reserved time, set an earlier instant, so that the minimum notice does not exclude the time.
   */
  readonly offeredAt?: number;
}

const hasSameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name) => b.includes(name));

/**
 * Picks a table, combination or staff member for the requested time and stores the reservation, in one transaction. A
 * business's reservations are serialised, so that each reservation sees the earlier ones. Without the lock, a database
 * constraint would refuse the second reservation. If the time is gone or taken, stores nothing and throws Refusal 409
 * (`slot_gone`, `slot_taken`) with the nearest free times.
 */
export async function reserveTime(
  db: Db,
  context: ReservationContext,
  { criteria, time, preferredNames = [], offeredAt = context.at }: TimeRequest,
  store: (tx: Db, assignment: ReservationAssignment) => Promise<void>,
): Promise<void> {
  const { business } = context;
  const days = { from: toZonedTime(time, getTimezone(business)).date, count: 1 };
  const refusalCode = await db
    .transaction(async (tx) => {
      await lockBusiness(tx, business.referenceId);
      const { bookingTerms, times } = await listOfferedTimes(
        tx,
        { ...context, at: offeredAt },
        criteria,
        days,
      );
      const offeredTime = times.find(({ from }) => from === time);
      if (!offeredTime) return 'slot_gone' as const;
      const resource =
        offeredTime.freeResources.find(({ names }) => hasSameNames(names, preferredNames)) ??
        offeredTime.freeResources[0];
      if (!resource) return 'slot_taken' as const;
      const [firstName = '', ...otherNames] = resource.names;
      const reservableNumber = await ensureReservableNumber(tx, business.referenceId, firstName);
      const reservableNumbers = [reservableNumber];
      for (const name of otherNames)
        reservableNumbers.push(await ensureReservableNumber(tx, business.referenceId, name));
      const { from, to } = offeredTime;
      const blockedTime = { from, to: to + bookingTerms.bufferMinutes * MINUTE_MS, reservableNumbers };
      await store(tx, { bookingTerms, time: offeredTime, resource, reservableNumber, blockedTime });
      return null;
    })
    .catch((error: unknown) => {
      if (isDoubleBooking(error)) return 'slot_taken' as const;
      throw error;
    });
  if (refusalCode) throw await createTimeRefusal(db, context, criteria, refusalCode, time);
}

const HOUR_MS = 3_600_000;

const pickIdAndName = <T extends { readonly id: string; readonly name: LocalizedText }>({ id, name }: T) => ({
  id,
  name,
});

/** A snapshot of the reserved table or service, whose names may change later. */
export function toReservationSnapshot(
  { business, branch }: ReservationContext,
  { bookingTerms, resource }: ReservationAssignment,
): ReservationSnapshot {
  const { toImageWire } = business.wireMappers;
  const { service } = bookingTerms;
  const { table, staff } = resource;
  const area = branch.reservation?.areas.find(({ id }) => id === table?.areaId);
  const settings = getReservationSettings(business);
  return {
    branch: toBranchSnapshot(business, branch),
    table: table && { ...pickIdAndName(table), area: area ? pickIdAndName(area) : null },
    service: service && {
      ...pickIdAndName(service),
      image: toImageWire(service.image),
      duration_minutes: service.duration_minutes,
      price: service.price ?? null,
    },
    staff: staff && { ...pickIdAndName(staff), image: toImageWire(staff.image) },
    currency: business.currency.code,
    currency_digits: business.currency.digits,
    change_until_hours: settings.change_until_hours,
    reminder_hours: settings.reminder_hours,
  };
}

/**
 * The time of the customer's reminder. Null when that time has passed, or when the business sends no reminders. Times
 * are epoch ms.
 */
export function computeReminderTime(startsAt: number, hours: number, now: number): Date | null {
  const at = startsAt - hours * HOUR_MS;
  return hours > 0 && at > now ? new Date(at) : null;
}
