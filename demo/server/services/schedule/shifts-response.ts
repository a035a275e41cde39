import type * as z from 'zod/mini';
import type { shiftsResponse, WireRush, WireSlot } from '../../../../src/api/contract/schedule-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import type { Span } from '../../../../src/domain/schedule/open-state.ts';
import { getExtraMinutes, isPaused, NO_RUSH, type Rush } from '../../../../src/domain/schedule/rush.ts';
import { toZonedTime } from '../../../../src/domain/schedule/zoned.ts';
import type { BranchRushes } from '../../repo/schedule/rushes-repo.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { createZonedIso } from './business-time.ts';
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
import { getSlotCapacity, type PlaceCounter, toCapacityUnitWire } from './slot-capacity-of-branch.ts';
import { createSlotWire } from './slot-offers.ts';

export type Shifts = z.input<typeof shiftsResponse>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Number of days that a response covers. Slots and the next opening are at most 366 days ahead. */
const MAX_DAYS_AHEAD = 368;

const ORDER_TYPES: readonly OrderType[] = ['delivery', 'car_pickup', 'dine_in'];

interface TypeOffer {
  readonly type: OrderType;
  readonly slots: readonly Span[];
  /** The slots in which immediate orders count. Null without a capacity. */
  readonly nowSlots: readonly Span[] | null;
  /** The order type's part of `today`, without its slots. */
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

/** A branch's offer during one minute, before places are counted. */
interface BranchOffer {
  /** The offer is the same at all instants with this key. */
  readonly key: string;
  readonly today: string;
  readonly types: readonly TypeOffer[];
  /** Start of the last slot (epoch ms). Null without slots. */
  readonly lastStart: number | null;
  readonly formatIso: (epochMs: number) => string;
}

/** One key per minute is enough, because opening times, slots and rushes start and end on whole minutes. */
const toOfferKey = (at: number, rushes: BranchRushes): string =>
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

function computeOffer(business: Business, branch: FileBranch, at: number, rushes: BranchRushes): BranchOffer {
  const timezone = getTimezone(business);
  const formatIso = createZonedIso(at - 2 * DAY_MS, at + MAX_DAYS_AHEAD * DAY_MS, timezone);
  const types = ORDER_TYPES.filter(
    (type) => getOrderTypeSettings(business, type) && isOrderTypeOffered(business, type, branch),
  ).map((type) => {
    const rush = rushes[type] ?? NO_RUSH;
    const { open, opensAt, closesAt, lastOrdersAt } = computeOpenState(business, branch, type, at, rush);
    const rushWire = toRushWire(rush, at, formatIso);
    const today: TypeOffer['today'] = {
      status: open ? 'open' : 'closed',
      ...(opensAt !== null && { opens_at: formatIso(opensAt) }),
      ...(closesAt !== null && { closes_at: formatIso(closesAt) }),
      ...(lastOrdersAt != null && { last_orders_at: formatIso(lastOrdersAt) }),
      shifts: listShiftsOfToday(business, branch, type, at).map(createSlotWire(formatIso)),
      ...(rushWire && { rush: rushWire }),
      ...toCapacityUnitWire(business, branch, type),
    };
    const slots = listSlots(business, branch, type, at, rush);
    const lastStart = slots.at(-1)?.from;
    if (lastStart !== undefined)
      today.open_spans = listPreparationSpans(business, branch, type, { from: at, to: lastStart })
        .filter(({ from, to }) => to > at && from <= lastStart)
        .map(createSlotWire(formatIso));
    const nowSlots =
      open && getSlotCapacity(branch, type, business.currency)
        ? listImmediateSlots(business, branch, type, at)
        : null;
    return { type, slots, nowSlots, today };
  });
  const lastStarts = types.flatMap(({ slots, nowSlots }) =>
    [slots, nowSlots ?? []].flatMap((list) => list.at(-1)?.from ?? []),
  );
  return {
    key: toOfferKey(at, rushes),
    today: toZonedTime(at, timezone).date,
    types,
    lastStart: lastStarts.length ? Math.max(...lastStarts) : null,
    formatIso,
  };
}

/** Caches each branch's offer for a minute. An import creates new branch objects, so their offers are recomputed. */
export function createOfferCache() {
  const cache = new WeakMap<FileBranch, BranchOffer>();
  return (business: Business, branch: FileBranch, at: number, rushes: BranchRushes): BranchOffer => {
    const cachedOffer = cache.get(branch);
    if (cachedOffer?.key === toOfferKey(at, rushes)) return cachedOffer;
    const offer = computeOffer(business, branch, at, rushes);
    cache.set(branch, offer);
    return offer;
  };
}

/** Builds the response of the shifts call: today by order type, and the slots of other days by date. */
export function buildShifts(
  { today, types, formatIso }: BranchOffer,
  timezone: string,
  at: number,
  count: PlaceCounter,
): Shifts {
  const toWire = createSlotWire(formatIso);
  const response: Shifts = { timezone, now: formatIso(at), today: {}, days: [] };
  const slotsByDate = new Map<string, Partial<Record<OrderType, WireSlot[]>>>();
  for (const { type, slots: offeredSlots, nowSlots, today: typeToday } of types) {
    const slots = offeredSlots.map((slot) => toWire(count(type, slot)));
    response.today[type] = {
      ...typeToday,
      ...(nowSlots && { now_slots: nowSlots.map((slot) => toWire(count(type, slot))) }),
      slots: slots.filter(({ from }) => from.startsWith(today)),
    };
    for (const slot of slots) {
      const date = slot.from.slice(0, 10);
      if (date === today) continue;
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
