import type * as z from 'zod/mini';
import type { shiftsResponse, WireRush, WireSlot } from '../../../../src/api/contract/schedule-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { Span } from '../../../../src/domain/schedule/open-state.ts';
import { getExtraMinutes, isPaused, NO_RUSH, type Rush } from '../../../../src/domain/schedule/rush.ts';
import { toZonedTime } from '../../../../src/domain/schedule/zoned.ts';
import type { BranchRushes } from '../../repo/schedule/rushes-repo.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { createZonedIsoFormatter } from './business-time.ts';
import { createSlotFormatter } from './offered-slots.ts';
import {
  computeOpenState,
  getOrderTypeSettings,
  getTimezone,
  isOrderTypeOffered,
  listImmediateSlots,
  listPreparationSpans,
  listShiftsOfToday,
  listSlots,
} from './opening.ts';
import { type FreeCapacityAdder, getSlotCapacity, toCapacityUnitWire } from './slot-capacity-of-branch.ts';

export type Shifts = z.input<typeof shiftsResponse>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** `formatIso` formats instants up to this many days ahead. Slots and the next opening are at most 366 days ahead. */
const MAX_DAYS_AHEAD = 368;

const ORDER_TYPES: readonly OrderType[] = ['delivery', 'car_pickup', 'dine_in'];

/** The part of `BranchShifts` for one order type. */
interface OrderTypeShifts {
  readonly type: OrderType;
  readonly slots: readonly Span[];
  /** The slots whose capacity immediate orders use. Null if the branch is closed, or if its slots have no capacity. */
  readonly immediateSlots: readonly Span[] | null;
  /** The order type's part of the response field `today`, without its slots. */
  readonly today: Pick<
    NonNullable<Shifts['today'][OrderType]>,
    | 'status'
    | 'opens_at'
    | 'closes_at'
    | 'last_orders_at'
    | 'shifts'
    | 'rush'
    | 'open_spans'
    | 'capacity_unit'
  >;
}

/** The shifts and slots of a branch during one minute, without the free capacity of the slots. */
interface BranchShifts {
  /** The shifts and slots are the same at all instants with this key. */
  readonly key: string;
  /** `YYYY-MM-DD` */
  readonly todayDate: string;
  readonly types: readonly OrderTypeShifts[];
  /** Start of the last slot (epoch ms). Null without slots. */
  readonly lastStart: number | null;
  readonly formatIso: (epochMs: number) => string;
}

/**
 * One key per minute is enough, because opening times, slots and rushes start and end on whole minutes. The instant of a
 * full minute has its own key: a slot that begins exactly after the lead time can be ordered then, but not a moment
 * later.
 */
const toShiftsKey = (at: number, rushes: BranchRushes): string =>
  `${Math.floor(at / MINUTE_MS)} ${Math.ceil(at / MINUTE_MS)} ${JSON.stringify(rushes)}`;

/** A rush that is not over, as sent to clients. Undefined if it is over. */
function toRushWire(rush: Rush, at: number, formatIso: (epochMs: number) => string): WireRush | undefined {
  if (!getExtraMinutes(rush, at) && !isPaused(rush, at)) return undefined;
  const { extraMinutes, extraUntil, pausedUntil } = rush;
  return {
    extra_minutes: extraMinutes,
    extra_until: extraUntil === null ? null : formatIso(extraUntil),
    paused_until: pausedUntil === null ? null : formatIso(pausedUntil),
  };
}

function computeBranchShifts(
  business: Business,
  branch: FileBranch,
  at: number,
  rushes: BranchRushes,
): BranchShifts {
  const timezone = getTimezone(business);
  const formatIso = createZonedIsoFormatter(at - 2 * DAY_MS, at + MAX_DAYS_AHEAD * DAY_MS, timezone);
  const types = ORDER_TYPES.filter(
    (type) => getOrderTypeSettings(business, type) && isOrderTypeOffered(business, type, branch),
  ).map((type) => {
    const rush = rushes[type] ?? NO_RUSH;
    const { open, opensAt, closesAt, lastOrdersAt } = computeOpenState(business, branch, type, at, rush);
    const rushWire = toRushWire(rush, at, formatIso);
    const today: OrderTypeShifts['today'] = {
      status: open ? 'open' : 'closed',
      ...(opensAt !== null && { opens_at: formatIso(opensAt) }),
      ...(closesAt !== null && { closes_at: formatIso(closesAt) }),
      ...(lastOrdersAt != null && { last_orders_at: formatIso(lastOrdersAt) }),
      shifts: listShiftsOfToday(business, branch, type, at).map(createSlotFormatter(formatIso)),
      ...(rushWire && { rush: rushWire }),
      ...toCapacityUnitWire(business, branch, type),
    };
    const slots = listSlots(business, branch, type, at, rush);
    const lastStart = slots.at(-1)?.from;
    if (lastStart !== undefined)
      today.open_spans = listPreparationSpans(business, branch, type, { from: at, to: lastStart })
        .filter(({ from, to }) => to > at && from <= lastStart)
        .map(createSlotFormatter(formatIso));
    const immediateSlots =
      open && getSlotCapacity(branch, type, business.currency)
        ? listImmediateSlots(business, branch, type, at)
        : null;
    return { type, slots, immediateSlots, today };
  });
  const lastStarts = types.flatMap(({ slots, immediateSlots }) =>
    [slots, immediateSlots ?? []].flatMap((list) => list.at(-1)?.from ?? []),
  );
  return {
    key: toShiftsKey(at, rushes),
    todayDate: toZonedTime(at, timezone).date,
    types,
    lastStart: lastStarts.length ? Math.max(...lastStarts) : null,
    formatIso,
  };
}

/** Caches the shifts of each branch for a minute. After an import, they are recomputed for the new branch objects. */
export function createBranchShiftsCache() {
  const cache = new WeakMap<FileBranch, BranchShifts>();
  return (business: Business, branch: FileBranch, at: number, rushes: BranchRushes): BranchShifts => {
    const cachedShifts = cache.get(branch);
    if (cachedShifts?.key === toShiftsKey(at, rushes)) return cachedShifts;
    const branchShifts = computeBranchShifts(business, branch, at, rushes);
    cache.set(branch, branchShifts);
    return branchShifts;
  };
}

/** Builds the response of the shifts call: today by order type, and the slots of other days by date. */
export function buildShifts(
  { todayDate, types, formatIso }: BranchShifts,
  timezone: string,
  at: number,
  addFreeCapacity: FreeCapacityAdder,
): Shifts {
  const toWire = createSlotFormatter(formatIso);
  const response: Shifts = { timezone, now: formatIso(at), today: {}, days: [] };
  const slotsByDate = new Map<string, Partial<Record<OrderType, WireSlot[]>>>();
  for (const { type, slots: orderableSlots, immediateSlots, today: typeToday } of types) {
    const slots = orderableSlots.map((slot) => toWire(addFreeCapacity(type, slot)));
    response.today[type] = {
      ...typeToday,
      ...(immediateSlots && { now_slots: immediateSlots.map((slot) => toWire(addFreeCapacity(type, slot))) }),
      slots: slots.filter(({ from }) => from.startsWith(todayDate)),
    };
    for (const slot of slots) {
      const date = slot.from.slice(0, 10);
      if (date === todayDate) continue;
      const slotsByType = slotsByDate.get(date) ?? {};
      slotsByDate.set(date, slotsByType);
      const typeSlots = slotsByType[type] ?? [];
      typeSlots.push(slot);
      slotsByType[type] = typeSlots;
    }
  }
  response.days = [...slotsByDate]
    .map(([date, slots]) => ({ date, slots }))
    .sort((a, b) => a.date.localeCompare(b.date));
  return response;
}
