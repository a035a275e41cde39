import { isOrderable, settingsOf } from '../../domain/business/selling.ts';
import type { ScheduleDay } from '../../domain/schedule/branch-schedule.ts';
import { leadMinutes } from '../../domain/schedule/lead-minutes.ts';
import { isFree, type ScheduleType, scheduleType } from '../../domain/schedule/schedule-type.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { Stores } from '../create-stores.ts';

// What an order can be for at a moment: now, later, or nothing. Computed from business, branch schedule, cart and clock.

const MINUTE = 60_000;

/** Everything that the time of an order depends on, at one moment. All instants are epoch milliseconds. */
export interface Situation {
  readonly now: number;
  /** Earliest start of a slot that can be ordered. */
  readonly earliest: number;
  readonly branchId: string;
  readonly sellingType: CartState['cart']['orderType'];
  readonly hasLines: boolean;
  /** The server has responded about this branch. */
  readonly isLoaded: boolean;
  readonly open: boolean;
  readonly opensAt: number | null;
  /** Orders of this selling type can be made at all. */
  readonly isOrderable: boolean;
  /** Orders for later are taken. */
  readonly isOn: boolean;
  readonly onlySchedule: boolean;
  /** Null before the server's first response. */
  readonly days: readonly ScheduleDay[] | null;
  readonly chosen: Pick<CartState, 'orderTime' | 'selectedScheduleSlot' | 'hold'>;
}

const NO_DAYS: readonly ScheduleDay[] = [];

export function readSituation({ business, cart, shop, now: clock }: Stores): Situation {
  const { cart: inCart, orderTime, selectedScheduleSlot, hold } = cart.getState();
  const type = inCart.orderType;
  const { business: settings, branchId } = business.getState();
  const { schedule, status, openState } = shop.getState();
  const { open, opensAt } = openState(type);
  const scheduled = settings && settingsOf(settings, type)?.scheduled;
  const now = clock();
  return {
    now,
    earliest: now + (scheduled?.leadMinutes ?? leadMinutes(undefined)) * MINUTE,
    branchId,
    sellingType: type,
    hasLines: inCart.lines.length > 0,
    isLoaded: status === 'fetched',
    open,
    opensAt,
    isOrderable: !!settings && isOrderable(settings, type),
    isOn: !!scheduled?.on,
    onlySchedule: !!scheduled?.onlyScheduled,
    days: schedule && (schedule.types[type]?.days ?? NO_DAYS),
    chosen: { orderTime, selectedScheduleSlot, hold },
  };
}

interface ScheduleView {
  readonly type: ScheduleType;
  readonly canNow: boolean;
  readonly canLater: boolean;
  /** The chosen slot, while it can be ordered. */
  readonly slot: Slot | null;
  /** Why the chosen slot cannot be ordered. */
  readonly problem: 'passed' | 'full' | 'gone' | null;
}

/** A slot that the customer holds can be ordered, even when it is full or no longer listed. */
function checkSlot({ now, earliest, isOn, days, chosen }: Situation): Pick<ScheduleView, 'slot' | 'problem'> {
  const { selectedScheduleSlot: slot, orderTime, hold } = chosen;
  if (!slot || orderTime === 'now') return { slot: null, problem: null };
  const listed = days?.flatMap(({ slots }) => slots).find(({ from }) => from === slot.from);
  if (hold?.from === slot.from && hold.expiresAt > now) return { slot: listed ?? slot, problem: null };
  if (slot.from < earliest) return { slot: null, problem: 'passed' };
  if (!isOn || (days && !listed)) return { slot: null, problem: 'gone' };
  if (listed && !isFree(listed)) return { slot: null, problem: 'full' };
  return { slot: listed ?? slot, problem: null };
}

/** What an order can be for, and whether the customer's choice can be ordered (spec, section 4). */
export function scheduleView(situation: Situation): ScheduleView {
  const { isOrderable, open, onlySchedule, chosen } = situation;
  const isOn = isOrderable && situation.isOn;
  const type = scheduleType({
    open: open && isOrderable,
    isOn,
    onlySchedule,
    chosen: chosen.orderTime === 'scheduled' ? 'later' : '',
  });
  const canNow = isOrderable && open && !(isOn && onlySchedule);
  return { type, canNow, canLater: isOn, ...checkSlot({ ...situation, isOn }) };
}

export type ShopChange = 'opened' | 'closed' | null;

/**
 * What changed about the shop that the customer must hear of: it opened while their order is for later, or it closed while
 * the order was for now (`type`). When the shop is back to what it was before the last change, there is nothing to tell.
 */
export function shopChange(
  last: ShopChange,
  before: Situation,
  after: Situation,
  type: ScheduleType,
): ShopChange {
  const isSameShop = after.branchId === before.branchId && after.sellingType === before.sellingType;
  if (!isSameShop || !after.isLoaded || !before.isLoaded) return null;
  const { canNow } = scheduleView(after);
  if (canNow === scheduleView(before).canNow) return last;
  if (last) return null;
  if (canNow) return 'opened';
  return type === 'now' ? 'closed' : null;
}
