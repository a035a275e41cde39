import { addDays, getMidnight } from '../../lib/calendar.ts';
import type { OrderType } from '../menu/menu-types.ts';
import { getOpenState, listOpenSpans, type OpenState, type Span } from './open-state.ts';
import type { CutOff, LastOrders, OpeningHours } from './opening-hours.ts';
import type { Slot } from './slots.ts';
import { toZonedInstant, toZonedTime } from './zoned.ts';

// Last orders and cut-offs: an order must be placed some time before the branch closes, or before its slot begins
// (docs/adr/0046-last-orders.md). The app and the backend share these rules. All instants are epoch ms.

const MINUTE_MS = 60_000;
/** How long before last orders the app begins to warn the customer. */
export const LAST_ORDERS_NOTICE_MS = 60 * MINUTE_MS;
const DAY_MS = 1440 * MINUTE_MS;

/** The last orders of an order type. Entries that name the type replace entries for every type. */
export function selectLastOrders(lastOrders: readonly LastOrders[], type: OrderType): readonly LastOrders[] {
  const ownLastOrders = lastOrders.filter(({ types }) => types?.includes(type));
  return ownLastOrders.length ? ownLastOrders : lastOrders.filter(({ types }) => !types);
}

/** The latest instant at or before `until` at which the clocks in `timeZone` show `minutes` after midnight. */
function findLastTimeOfDay(minutes: number, until: number, timeZone: string): number {
  const { date } = toZonedTime(until, timeZone);
  const sameDayInstant = toZonedInstant(date, minutes, timeZone);
  return sameDayInstant <= until ? sameDayInstant : toZonedInstant(addDays(date, -1), minutes, timeZone);
}

/**
 * The instant by which orders for any time in `span` must be placed. The branch is open during the whole span. Null
 * if orders may be placed until closing.
 */
function getLastOrdersAt(
  { from, to }: Span,
  lastOrders: readonly LastOrders[],
  timeZone: string,
): number | null {
  const instants = lastOrders.flatMap(({ minutesBeforeClosing, time }) => {
    if (minutesBeforeClosing !== null) return Math.max(from, to - minutesBeforeClosing * MINUTE_MS);
    const at = time === null ? from : findLastTimeOfDay(time, to, timeZone);
    return at > from ? at : [];
  });
  return instants.length ? Math.min(...instants) : null;
}

/**
 * The open spans that contain any instant between `from` and `to`. Lists a few days only, so a branch that never
 * closes gets a span that ends after those days.
 */
const listSpansBetween = (hours: OpeningHours, timeZone: string, { from, to }: Span): Span[] => {
  const first = addDays(toZonedTime(from, timeZone).date, -1);
  const last = getMidnight(toZonedTime(to, timeZone).date);
  return listOpenSpans(hours, timeZone, { from: first, count: (last - getMidnight(first)) / DAY_MS + 3 });
};

/**
 * The instant of last orders in the open hours that contain `at` and end at `closesAt`. Null if orders may be placed
 * until closing.
 */
function findShiftLastOrders(
  hours: OpeningHours,
  at: number,
  closesAt: number,
  timeZone: string,
): number | null {
  const span = listSpansBetween(hours, timeZone, { from: at, to: closesAt }).find(
    ({ from, to }) => from <= at && to >= closesAt,
  );
  return span ? getLastOrdersAt({ from: span.from, to: closesAt }, hours.lastOrders ?? [], timeZone) : null;
}

/**
 * Whether the shop accepts immediate orders at `at`: `open` is true if the shop is open and last orders have not
 * passed. Otherwise `opensAt` is the next opening at which it accepts such orders.
 */
export function getOrderingState(hours: OpeningHours, at: number, timeZone: string): OpenState {
  const state = getOpenState(hours, at, timeZone);
  if (!hours.lastOrders?.length) return state;
  const { open, closesAt, opensAt } = state;
  if (!open) return { ...state, opensAt: findOrderableOpening(hours, opensAt, timeZone) };
  if (closesAt === null) return state;
  const lastOrdersAt = findShiftLastOrders(hours, at, closesAt, timeZone);
  if (lastOrdersAt === null || at < lastOrdersAt) return { ...state, lastOrdersAt };
  const next = getOpenState(hours, closesAt, timeZone).opensAt;
  return {
    open: false,
    opensAt: findOrderableOpening(hours, next, timeZone),
    closesAt: null,
    lastOrdersAt,
  };
}

/** How many openings in a row to check for one that leaves time to order. */
const MAX_SHORT_OPENINGS = 20;

/** The first opening at or after `opensAt` whose last orders are after its start. */
function findOrderableOpening(hours: OpeningHours, opensAt: number | null, timeZone: string): number | null {
  let opening = opensAt;
  for (let count = 0; opening !== null && count < MAX_SHORT_OPENINGS; count += 1) {
    const { closesAt } = getOpenState(hours, opening, timeZone);
    const lastOrdersAt = closesAt === null ? null : findShiftLastOrders(hours, opening, closesAt, timeZone);
    if (closesAt === null || lastOrdersAt === null || lastOrdersAt > opening) return opening;
    opening = getOpenState(hours, closesAt, timeZone).opensAt;
  }
  return null;
}

/** The instant by which a slot that begins at `at` must be ordered; null if the cut-off is for other slots. */
function getCutOffAt({ from, to, orderUntil }: CutOff, at: number, timeZone: string): number | null {
  const { date, minutes } = toZonedTime(at, timeZone);
  const isOvernight = to <= from;
  if (minutes >= from && (isOvernight || minutes < to)) return toZonedInstant(date, orderUntil, timeZone);
  return isOvernight && minutes < to ? toZonedInstant(addDays(date, -1), orderUntil, timeZone) : null;
}

/**
 * Adds to each slot the instant by which it must be ordered, if that is before the slot begins. `slots` are in time
 * order.
 */
export function addOrderDeadlines(slots: readonly Span[], hours: OpeningHours, timeZone: string): Slot[] {
  const { lastOrders = [], cutOffs = [] } = hours;
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last || !(lastOrders.length || cutOffs.length)) return [...slots];
  const spansWithDeadline = lastOrders.length
    ? listSpansBetween(hours, timeZone, { from: first.from, to: last.to }).map((span) => ({
        ...span,
        orderBy: getLastOrdersAt(span, lastOrders, timeZone),
      }))
    : [];
  return slots.map((slot) => {
    const span = spansWithDeadline.find(({ from, to }) => from <= slot.from && slot.from < to);
    const instants = [span?.orderBy, ...cutOffs.map((cutOff) => getCutOffAt(cutOff, slot.from, timeZone))];
    const orderBy = Math.min(...instants.filter((instant) => instant != null));
    return orderBy < slot.from ? { ...slot, orderBy } : slot;
  });
}

/** Whether a slot may still be ordered at an instant, as far as last orders and cut-offs are concerned. */
export const isBeforeDeadline = ({ orderBy }: Pick<Slot, 'orderBy'>, at: number): boolean =>
  orderBy == null || at < orderBy;
