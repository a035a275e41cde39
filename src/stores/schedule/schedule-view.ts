import { isFree, type ScheduleType, scheduleType } from '../../domain/schedule/schedule-type.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { ScheduleDay } from './schedule-state.ts';

type Chosen = Pick<CartState, 'orderTime' | 'selectedScheduleSlot' | 'hold'>;

export interface Situation {
  /** Epoch milliseconds, as the next. */
  readonly now: number;
  /** The earliest a slot may begin. */
  readonly earliest: number;
  readonly open: boolean;
  /** Orders of this type can be made at all. */
  readonly isOrderable: boolean;
  readonly isOn: boolean;
  readonly onlySchedule: boolean;
  /** As the server last told; null: it has not yet. */
  readonly days: readonly ScheduleDay[] | null;
  readonly chosen: Chosen;
}

interface ScheduleView {
  readonly type: ScheduleType;
  readonly canNow: boolean;
  readonly canLater: boolean;
  readonly slot: Slot | null;
  /** Why the chosen slot cannot be had. */
  readonly problem: 'passed' | 'full' | 'gone' | null;
}

/** The chosen slot as it stands: a place that is held is there, whatever is said of the slot. */
function checked({ now, earliest, isOn, days, chosen }: Situation): Pick<ScheduleView, 'slot' | 'problem'> {
  const { selectedScheduleSlot: slot, orderTime, hold } = chosen;
  if (!slot || orderTime === 'now') return { slot: null, problem: null };
  const listed = days?.flatMap(({ slots }) => slots).find(({ from }) => from === slot.from);
  if (hold?.from === slot.from && hold.expiresAt > now) return { slot: listed ?? slot, problem: null };
  if (slot.from < earliest) return { slot: null, problem: 'passed' };
  if (!isOn || (days && !listed)) return { slot: null, problem: 'gone' };
  if (listed && !isFree(listed)) return { slot: null, problem: 'full' };
  return { slot: listed ?? slot, problem: null };
}

/** What an order can be for at a moment, and whether what the customer chose can be had (spec, section 4). */
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
  return { type, canNow, canLater: isOn, ...checked({ ...situation, isOn }) };
}
