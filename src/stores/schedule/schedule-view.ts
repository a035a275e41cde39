import { getSellingSettings, isOrderable } from '../../domain/business/selling.ts';
import { computePromisedTime } from '../../domain/orders/promised-time.ts';
import { isSlotInTime, type ScheduleDay, type SlotCondition } from '../../domain/schedule/branch-schedule.ts';
import { getLeadMinutes } from '../../domain/schedule/lead-minutes.ts';
import { canBeReady } from '../../domain/schedule/preparation.ts';
import { computeDelayedStart, NO_RUSH } from '../../domain/schedule/rush.ts';
import { isFree, resolveScheduleType, type ScheduleType } from '../../domain/schedule/schedule-type.ts';
import { markSmallSlotsOfDays } from '../../domain/schedule/slot-capacity.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { Stores } from '../create-stores.ts';
import { computeImmediatePromise, getCartCapacity } from './immediate-promise.ts';

// Computes the possible order times (immediate, later or none) from the business, the branch schedule, the cart and the
// clock.

const MINUTE_MS = 60_000;
/** The longest time that a customer may hold a slot, in ms: three times the largest `hold_minutes` of a branch. */
const MAX_HOLD_MS = 3 * 60 * MINUTE_MS;

/** The data from the stores that affects the order time, as a snapshot. All times are in epoch ms. */
export interface ScheduleSnapshot {
  readonly now: number;
  readonly condition: SlotCondition;
  readonly branchId: string;
  readonly orderType: CartState['cart']['orderType'];
  readonly hasCartLines: boolean;
  /** Whether the server has sent this branch's schedule. */
  readonly isLoaded: boolean;
  readonly isOpen: boolean;
  /** Whether no slot of the running shift has room for the cart, so that an immediate order is impossible. */
  readonly isFullNow: boolean;
  readonly opensAt: number | null;
  /** Whether orders of this type are accepted at all. */
  readonly isOrderable: boolean;
  readonly acceptsScheduled: boolean;
  readonly onlySchedule: boolean;
  /** Null before the server's first response. */
  readonly days: readonly ScheduleDay[] | null;
  readonly choice: Pick<CartState, 'orderTime' | 'selectedScheduleSlot' | 'hold'>;
}

const NO_DAYS: readonly ScheduleDay[] = [];

/** Takes the snapshot of the stores. */
export function readScheduleSnapshot(stores: Stores): ScheduleSnapshot {
  const { business, cart, shop, now: clock } = stores;
  const { cart: cartContent, orderTime, selectedScheduleSlot, hold, bill, delivery } = cart.getState();
  const type = cartContent.orderType;
  const { business: loadedBusiness, branchId, branch } = business.getState();
  const { schedule, status, getOpenState } = shop.getState();
  const { open, opensAt } = getOpenState(type);
  const schedulingSettings = loadedBusiness && getSellingSettings(loadedBusiness, type)?.scheduled;
  const now = clock();
  const startsAt = computeDelayedStart(schedule?.types[type]?.rush ?? NO_RUSH, now);
  const durationMs = computePromisedTime({
    branchMinutes: branch?.preparationMinutes,
    lines: bill?.lines ?? [],
    startsAt: 0,
    deliveryMinutes: type === 'delivery' ? (delivery?.minutes ?? null) : null,
  });
  const earliest = startsAt + (schedulingSettings?.leadMinutes ?? getLeadMinutes(undefined)) * MINUTE_MS;
  const input = { business: business.getState(), cart: cart.getState(), shop: shop.getState() };
  return {
    now,
    condition: {
      now,
      earliest,
      preparation: { now: startsAt, durationMs, openSpans: schedule?.types[type]?.openSpans ?? [] },
    },
    branchId,
    orderType: type,
    hasCartLines: cartContent.lines.length > 0,
    isLoaded: status === 'fetched',
    isOpen: open,
    isFullNow: cartContent.lines.length > 0 && computeImmediatePromise(input, now) === 'full',
    opensAt,
    isOrderable: !!loadedBusiness && isOrderable(loadedBusiness, type),
    acceptsScheduled: !!schedulingSettings?.on,
    onlySchedule: !!schedulingSettings?.onlyScheduled,
    days: schedule && markSmallSlotsOfDays(schedule.types[type]?.days ?? NO_DAYS, getCartCapacity(input)),
    choice: { orderTime, selectedScheduleSlot, hold },
  };
}

/** Why the chosen slot cannot be ordered. */
export type SlotProblem = 'passed' | 'full' | 'gone' | 'unscheduled';

interface ScheduleView {
  readonly type: ScheduleType;
  readonly canOrderNow: boolean;
  readonly canSchedule: boolean;
  /** The chosen slot, as long as it can be ordered. */
  readonly slot: Slot | null;
  readonly problem: SlotProblem | null;
}

/**
 * Checks whether the chosen slot can be ordered. A slot that the customer holds can be ordered even if it is full or
 * not listed, unless the cart has an item that cannot be ready in time.
 */
function checkChosenSlot({
  now,
  condition,
  acceptsScheduled,
  days,
  choice,
}: ScheduleSnapshot): Pick<ScheduleView, 'slot' | 'problem'> {
  const { selectedScheduleSlot: slot, orderTime, hold } = choice;
  if (!slot) return { slot: null, problem: null };
  // The cart still has a slot, but its order type takes no scheduled orders.
  if (orderTime === 'now') return { slot: null, problem: 'unscheduled' };
  const listedSlot = days?.flatMap(({ slots }) => slots).find(({ from }) => from === slot.from);
  const isHeld = hold?.from === slot.from && hold.expiresAt > now && slot.from > now;
  const { earliest, preparation } = condition;
  // The customer began the checkout in time, and may take as long as the slot is held.
  const preparationDuringHold = { ...preparation, now: preparation.now - MAX_HOLD_MS };
  if (isHeld && canBeReady(slot.from, preparationDuringHold))
    return { slot: listedSlot ?? slot, problem: null };
  if (!acceptsScheduled) return { slot: null, problem: 'unscheduled' };
  if (!isSlotInTime(listedSlot ?? slot, condition))
    return { slot: null, problem: slot.from < earliest ? 'passed' : 'gone' };
  if (days && !listedSlot) return { slot: null, problem: 'gone' };
  if (listedSlot && !isFree(listedSlot)) return { slot: null, problem: 'full' };
  return { slot: listedSlot ?? slot, problem: null };
}

/** Computes the possible order times and whether the customer's choice is one of them (spec, section 4). */
export function computeScheduleView(snapshot: ScheduleSnapshot): ScheduleView {
  const { isOrderable, isOpen, isFullNow, onlySchedule, choice } = snapshot;
  const acceptsScheduled = isOrderable && snapshot.acceptsScheduled;
  const type = resolveScheduleType({
    open: isOpen && isOrderable && !isFullNow,
    acceptsScheduled,
    onlySchedule,
    chosenType: choice.orderTime === 'scheduled' ? 'later' : '',
  });
  const canOrderWithRoom = isOrderable && isOpen && !(acceptsScheduled && onlySchedule);
  const { slot, problem } = checkChosenSlot({ ...snapshot, acceptsScheduled });
  return {
    type,
    canOrderNow: canOrderWithRoom && !isFullNow,
    canSchedule: acceptsScheduled,
    slot,
    problem: choice.orderTime === 'now' && canOrderWithRoom && isFullNow ? 'full' : problem,
  };
}

export type ShopChange = 'opened' | 'closed' | null;

/**
 * Returns the change that the customer must be notified of. Either the shop opened while the order is scheduled, or it
 * closed while the order is immediate. `type` is the order time on screen. Returns null for another branch or order
 * type, or if the shop is back in its state before `lastChange`.
 */
export function detectShopChange(
  lastChange: ShopChange,
  before: ScheduleSnapshot,
  after: ScheduleSnapshot,
  type: ScheduleType,
): ShopChange {
  const isSameShop = after.branchId === before.branchId && after.orderType === before.orderType;
  if (!isSameShop || !after.isLoaded || !before.isLoaded) return null;
  // A full slot is a problem of the order's time, and not a change of the shop.
  const couldOrderNow = (snapshot: ScheduleSnapshot) =>
    computeScheduleView({ ...snapshot, isFullNow: false }).canOrderNow;
  const canOrderNow = couldOrderNow(after);
  if (canOrderNow === couldOrderNow(before)) return lastChange;
  if (lastChange) return null;
  if (canOrderNow) return 'opened';
  // No notice if the shop takes no scheduled orders: no other time is possible, and the closed shop blocks the order.
  return type === 'now' && after.isOrderable && after.acceptsScheduled ? 'closed' : null;
}
