/**
 * The schedule: when a branch is open and which slots it offers. Hours and rules come from the business file. The
 * database stores which places in a slot are taken or held (repo/schedule, used by offered-slots.ts).
 */

import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { getBusinessTime } from '../../../../src/domain/schedule/business-day.ts';
import {
  addOrderDeadlines,
  getOrderingState,
  isBeforeDeadline,
} from '../../../../src/domain/schedule/last-orders.ts';
import { getAheadMinutes, getLeadMinutes } from '../../../../src/domain/schedule/lead-minutes.ts';
import {
  getOpenState,
  listOpenSpans,
  listShiftsOn,
  type OpenState,
  type Span,
} from '../../../../src/domain/schedule/open-state.ts';
import type { HoursPurpose } from '../../../../src/domain/schedule/opening-hours.ts';
import {
  computeDelayedStart,
  NO_RUSH,
  pauseOpenState,
  type Rush,
} from '../../../../src/domain/schedule/rush.ts';
import { generateSlots, type Slot } from '../../../../src/domain/schedule/slots.ts';
import { toZonedTime, type ZonedTime } from '../../../../src/domain/schedule/zoned.ts';
import { addDays, getMidnight } from '../../../../src/lib/calendar.ts';
import { toWireId } from '../business/business-document.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { getBranchHours } from './branch-hours.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The part of a business on which its opening hours depend. */
type BusinessSettings = Pick<Business, 'response'>;

const SETTINGS_KEYS = {
  delivery: 'checkoutDelivery',
  car_pickup: 'checkoutCarPickup',
  dine_in: 'checkoutDineIn',
} as const;

/** The settings of an order type. Undefined if the business does not offer it. */
export function getOrderTypeSettings(business: BusinessSettings, type: OrderType) {
  const settings = business.response.restaurant[SETTINGS_KEYS[type]];
  return settings?.enabled ? settings : undefined;
}

/** Whether a branch takes part in an order type of its business. Only pickup can be limited to some branches. */
export function isOrderTypeOffered(
  business: Pick<Business, 'referenceId' | 'response'>,
  type: OrderType,
  branch: FileBranch,
): boolean {
  const { checkoutCarPickup } = business.response.restaurant;
  const wireId = toWireId(business.referenceId, branch.id);
  return type !== 'car_pickup' || (checkoutCarPickup?.branches?.includes(wireId) ?? true);
}

export const getTimezone = (business: BusinessSettings): string => business.response.restaurant.timezone;

/** The calendar day (`YYYY-MM-DD`) in the business's time zone at an instant (epoch ms). */
export const getCalendarDay = (business: BusinessSettings, at: number): string =>
  toZonedTime(at, getTimezone(business)).date;

/**
 * The local time of a branch at an instant (epoch ms), counted from its business day. For orders, the hours after
 * midnight belong to the day on which the shift began. For reservations, they belong to the calendar day.
 */
export const getBranchTime = (
  business: BusinessSettings,
  branch: FileBranch,
  purpose: HoursPurpose,
  at: number,
): ZonedTime =>
  getBusinessTime(
    purpose === 'reservation' ? null : getBranchHours(branch, purpose),
    at,
    getTimezone(business),
  );

/**
 * The business day (`YYYY-MM-DD`) of an order that is placed after midnight, in a shift that began on the day before.
 * Null for other orders, because their business day is the calendar day.
 */
export function findBusinessDayAfterMidnight(
  business: BusinessSettings,
  branch: FileBranch,
  type: OrderType,
  at: number,
): string | null {
  const { date } = getBranchTime(business, branch, type, at);
  return date === getCalendarDay(business, at) ? null : date;
}

/**
 * Whether a branch accepts immediate orders at an instant (epoch ms), considering its hours, last orders and pauses. At
 * a business that ships, delivery is always open, except during a pause (spec, section 4).
 */
export function computeOpenState(
  business: BusinessSettings,
  branch: FileBranch,
  type: OrderType,
  at: number,
  rush: Rush = NO_RUSH,
): OpenState {
  const getState = (instant: number) => getStateByHours(business, branch, type, instant);
  return pauseOpenState(getState(at), rush, at, getState);
}

function getStateByHours(
  business: BusinessSettings,
  branch: FileBranch,
  type: OrderType,
  at: number,
): OpenState {
  if (type === 'delivery' && business.response.restaurant.checkoutDelivery?.shipping)
    return { open: true, opensAt: null, closesAt: null };
  return getOrderingState(getBranchHours(branch, type), at, getTimezone(business));
}

/** When a branch can start an order that is placed at `at` (epoch ms). Null when the branch does not open again. */
export function computeStartOfWork(
  business: BusinessSettings,
  branch: FileBranch,
  type: OrderType,
  at: number,
): number | null {
  const { open, opensAt } = getOpenState(getBranchHours(branch, type), at, getTimezone(business));
  return open ? at : opensAt;
}

/** The shifts that begin today, and yesterday's shifts that have not ended. */
export function listShiftsOfToday(
  business: BusinessSettings,
  branch: FileBranch,
  type: OrderType,
  at: number,
): Span[] {
  const zone = getTimezone(business);
  const date = getCalendarDay(business, at);
  const listDayShifts = (day: string) => listShiftsOn(getBranchHours(branch, type), day, zone);
  return [...listDayShifts(addDays(date, -1)).filter(({ to }) => to > at), ...listDayShifts(date)];
}

/**
 * The slots that can be ordered at `at`, in order (decisions, section 2). In a rush, the first slots are omitted. Empty
 * when the order type has no scheduled orders.
 */
export function listSlots(
  business: BusinessSettings,
  branch: FileBranch,
  type: OrderType,
  at: number,
  rush: Rush = NO_RUSH,
): Slot[] {
  const settings = getOrderTypeSettings(business, type)?.scheduled_orders;
  if (!settings?.on) return [];
  const leadMinutes = getLeadMinutes(settings.min_advance);
  const earliestStart = computeDelayedStart(rush, at) + leadMinutes * MINUTE_MS;
  const hours = getBranchHours(branch, type);
  const timeZone = getTimezone(business);
  const slots = generateSlots({
    hours,
    timeZone,
    now: at,
    leadMinutes,
    aheadMinutes: getAheadMinutes(settings.max_advance),
    lengthMinutes: branch.slot_minutes,
    stepMinutes: branch.slot_step_minutes ?? branch.slot_minutes,
  }).filter(({ from }) => from >= earliestStart);
  return addOrderDeadlines(slots, hours, timeZone).filter((slot) => isBeforeDeadline(slot, at));
}

/**
 * The slots whose capacity an immediate order at `at` can use: the slots of the shift in which the branch starts the
 * order, at most a day ahead, without slots that have ended. Their capacity applies even if the order type has no
 * scheduled orders.
 */
export function listImmediateSlots(
  business: BusinessSettings,
  branch: FileBranch,
  type: OrderType,
  at: number,
): Span[] {
  const hours = getBranchHours(branch, type);
  const timeZone = getTimezone(business);
  const startsAt = computeStartOfWork(business, branch, type, at);
  if (startsAt === null) return [];
  const { closesAt } = getOpenState(hours, startsAt, timeZone);
  const lengthMs = branch.slot_minutes * MINUTE_MS;
  const end = Math.min(closesAt ?? startsAt + DAY_MS, startsAt + DAY_MS);
  return generateSlots({
    hours,
    timeZone,
    leadMinutes: 0,
    now: startsAt - lengthMs,
    aheadMinutes: (end - startsAt + lengthMs) / MINUTE_MS,
    lengthMinutes: branch.slot_minutes,
    stepMinutes: branch.slot_step_minutes ?? branch.slot_minutes,
  }).filter(({ to }) => to > startsAt);
}

/**
 * When a branch is open between two instants (epoch ms), in order. An order's preparation starts in one of these spans.
 * An empty list means that preparation may start at any time: the branch also prepares before it opens, or the order
 * type has no scheduled orders.
 */
export function listPreparationSpans(
  business: BusinessSettings,
  branch: FileBranch,
  type: OrderType,
  { from, to }: Span,
): Span[] {
  const settings = getOrderTypeSettings(business, type)?.scheduled_orders;
  if (!settings?.on || settings.prepare_before_opening) return [];
  const firstDay = getCalendarDay(business, from);
  const dayCount = (getMidnight(getCalendarDay(business, to)) - getMidnight(firstDay)) / DAY_MS + 1;
  return listOpenSpans(getBranchHours(branch, type), getTimezone(business), {
    from: firstDay,
    count: dayCount,
  });
}

/** Whether the order type accepts only scheduled orders. */
export function isOnlyScheduled(business: BusinessSettings, type: OrderType): boolean {
  const settings = getOrderTypeSettings(business, type)?.scheduled_orders;
  return (settings?.on && settings.only_schedule) ?? false;
}
