import type { OrderType } from '../../domain/menu/menu-types.ts';
import type {
  BranchSchedule,
  ScheduleDay,
  SlotRefusal,
  TypeSchedule,
} from '../../domain/schedule/branch-schedule.ts';
import type { Span } from '../../domain/schedule/open-state.ts';
import { NO_RUSH, type Rush } from '../../domain/schedule/rush.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import { toZonedTime } from '../../domain/schedule/zoned.ts';
import { parseInstant } from '../../lib/calendar.ts';
import {
  type ShiftsResponse,
  slotRefusedBody,
  type WireRush,
  type WireSlot,
  type WireSlotHold,
} from '../contract/schedule-contract.ts';
import { toInstant } from './map-common.ts';

type WireSchedule = Pick<ShiftsResponse, 'timezone' | 'now' | 'today' | 'days'>;

/** Maps spans and adds the fields returned by `read`. Omits unreadable and empty spans. */
export const toSpans = <Wire extends { readonly from: string; readonly to: string }, T>(
  list: readonly Wire[],
  read: (wire: Wire) => T,
): (Span & T)[] =>
  list.flatMap((wire) => {
    const [from, to] = [parseInstant(wire.from), parseInstant(wire.to)];
    return from !== null && to !== null && from < to ? [{ from, to, ...read(wire) }] : [];
  });

/** Maps slots in time order. Omits unreadable ones. */
export const toSlots = (slots: readonly WireSlot[]): Slot[] =>
  toSpans(slots, ({ left, order_by }) => ({
    remaining: left ?? null,
    ...(order_by && { orderBy: parseInstant(order_by) }),
  })).sort((a, b) => a.from - b.from);

const toInstantOrNull = (text: string | null | undefined): number | null =>
  text ? parseInstant(text) : null;

function toDays({ today, days, timezone }: WireSchedule, type: OrderType): ScheduleDay[] {
  const slots = toSlots(today[type]?.slots ?? []);
  const [firstSlot] = slots;
  const otherDays = days.map((day) => ({ date: day.date, slots: toSlots(day.slots[type] ?? []) }));
  return [...(firstSlot ? [{ date: toZonedTime(firstSlot.from, timezone).date, slots }] : []), ...otherDays]
    .filter((day) => day.slots.length)
    .sort((a, b) => a.date.localeCompare(b.date));
}

const toRush = (wire: WireRush | null | undefined): Rush =>
  wire
    ? {
        extraMinutes: wire.extra_minutes,
        extraUntil: toInstantOrNull(wire.extra_until),
        pausedUntil: toInstantOrNull(wire.paused_until),
      }
    : NO_RUSH;

const TYPES = ['delivery', 'car_pickup', 'dine_in'] as const satisfies readonly OrderType[];

/** Maps the response of the shifts call. Omits unreadable times, and order types without hours and slots. */
export function toBranchSchedule(wire: WireSchedule): BranchSchedule {
  const types: Partial<Record<OrderType, TypeSchedule>> = {};
  for (const type of TYPES) {
    const today = wire.today[type];
    const days = toDays(wire, type);
    if (today || days.length)
      types[type] = {
        isOpen: today?.status !== 'closed',
        opensAt: toInstantOrNull(today?.opens_at),
        closesAt: toInstantOrNull(today?.closes_at),
        lastOrdersAt: toInstantOrNull(today?.last_orders_at),
        shifts: toSpans(today?.shifts ?? [], () => ({})),
        rush: toRush(today?.rush),
        nowSlots: toSlots(today?.now_slots ?? []),
        capacityUnit: today?.capacity_unit ?? 'orders',
        openSpans: toSpans(today?.open_spans ?? [], () => ({})),
        days,
      };
  }
  const now = toInstantOrNull(wire.now);
  return {
    timezone: wire.timezone,
    today: now === null ? null : toZonedTime(now, wire.timezone).date,
    types,
  };
}

/** How long the hold lasts after the server's response, in ms. Throws for an unreadable instant. */
export const computeHoldDurationMs = (hold: Pick<WireSlotHold, 'expires_at'>, now: string): number =>
  toInstant(hold.expires_at) - toInstant(now);

/** The refusal of a slot in an error body; null for any other body. */
export function toSlotRefusal(body: unknown): SlotRefusal | null {
  const { data } = slotRefusedBody.safeParse(body);
  return data ? { code: data.code, alternatives: toSlots(data.alternatives) } : null;
}
