import { getSellingSettings, isOrderable } from '../../domain/business/selling.ts';
import type { ScheduleDay } from '../../domain/schedule/branch-schedule.ts';
import { leadMinutes } from '../../domain/schedule/lead-minutes.ts';
import { isFree, type ScheduleType, scheduleType } from '../../domain/schedule/schedule-type.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { Stores } from '../create-stores.ts';

// Which order times are possible at a moment: now, later, or none. Computed from business, branch schedule, cart and clock.

const MINUTE = 60_000;

/** Everything that the time of an order depends on, at one moment. All instants are in epoch ms. */
export interface Situation {
  readonly now: number;
  /** Earliest start of a slot that can be ordered. */
  readonly earliest: number;
  readonly branchId: string;
  readonly orderType: CartState['cart']['orderType'];
  readonly hasCartLines: boolean;
  /** Whether the server has sent this branch's schedule. */
  readonly isLoaded: boolean;
  readonly isOpen: boolean;
  readonly opensAt: number | null;
  /** Whether orders of this type are accepted at all. */
  readonly isOrderable: boolean;
  /** Whether orders for later are accepted. */
  readonly isOn: boolean;
  readonly onlySchedule: boolean;
  /** Null before the server's first response. */
  readonly days: readonly ScheduleDay[] | null;
  readonly choice: Pick<CartState, 'orderTime' | 'selectedScheduleSlot' | 'hold'>;
}

const NO_DAYS: readonly ScheduleDay[] = [];

export function readSituation({ business, cart, shop, now: clock }: Stores): Situation {
  const { cart: inCart, orderTime, selectedScheduleSlot, hold } = cart.getState();
  const type = inCart.orderType;
  const { business: settings, branchId } = business.getState();
  const { schedule, status, openState } = shop.getState();
  const { open, opensAt } = openState(type);
  const scheduled = settings && getSellingSettings(settings, type)?.scheduled;
  const now = clock();
  return {
    now,
    earliest: now + (scheduled?.leadMinutes ?? leadMinutes(undefined)) * MINUTE,
    branchId,
    orderType: type,
    hasCartLines: inCart.lines.length > 0,
    isLoaded: status === 'fetched',
    isOpen: open,
    opensAt,
    isOrderable: !!settings && isOrderable(settings, type),
    isOn: !!scheduled?.on,
    onlySchedule: !!scheduled?.onlyScheduled,
    days: schedule && (schedule.types[type]?.days ?? NO_DAYS),
    choice: { orderTime, selectedScheduleSlot, hold },
  };
}

interface ScheduleView {
  readonly type: ScheduleType;
  readonly canNow: boolean;
  readonly canSchedule: boolean;
  /** The chosen slot, while it can be ordered. */
  readonly slot: Slot | null;
  /** Why the chosen slot cannot be ordered. */
  readonly problem: 'passed' | 'full' | 'gone' | null;
}

/** A slot that the customer holds can be ordered, even when it is full or no longer listed. */
function checkChosenSlot({
  now,
  earliest,
  isOn,
  days,
  choice,
}: Situation): Pick<ScheduleView, 'slot' | 'problem'> {
  const { selectedScheduleSlot: slot, orderTime, hold } = choice;
  if (!slot || orderTime === 'now') return { slot: null, problem: null };
  const listedSlot = days?.flatMap(({ slots }) => slots).find(({ from }) => from === slot.from);
  if (hold?.from === slot.from && hold.expiresAt > now) return { slot: listedSlot ?? slot, problem: null };
  if (slot.from < earliest) return { slot: null, problem: 'passed' };
  if (!isOn || (days && !listedSlot)) return { slot: null, problem: 'gone' };
  if (listedSlot && !isFree(listedSlot)) return { slot: null, problem: 'full' };
  return { slot: listedSlot ?? slot, problem: null };
}

/** Which order times are possible, and whether the customer's choice is one of them (spec, section 4). */
export function computeScheduleView(situation: Situation): ScheduleView {
  const { isOrderable, isOpen, onlySchedule, choice } = situation;
  const isOn = isOrderable && situation.isOn;
  const type = scheduleType({
    open: isOpen && isOrderable,
    isOn,
    onlySchedule,
    chosen: choice.orderTime === 'scheduled' ? 'later' : '',
  });
  const canNow = isOrderable && isOpen && !(isOn && onlySchedule);
  return { type, canNow, canSchedule: isOn, ...checkChosenSlot({ ...situation, isOn }) };
}

export type ShopChange = 'opened' | 'closed' | null;

/**
 * The change of the shop that the customer is notified of: it opened while their order is for later, or it closed while the
 * order was for now (`type`). Null when the shop is back in the state before the last change.
 */
export function detectShopChange(
  lastChange: ShopChange,
  before: Situation,
  after: Situation,
  type: ScheduleType,
): ShopChange {
  const isSameShop = after.branchId === before.branchId && after.orderType === before.orderType;
  if (!isSameShop || !after.isLoaded || !before.isLoaded) return null;
  const { canNow } = computeScheduleView(after);
  if (canNow === computeScheduleView(before).canNow) return lastChange;
  if (lastChange) return null;
  if (canNow) return 'opened';
  return type === 'now' ? 'closed' : null;
}
