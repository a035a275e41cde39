import type * as z from 'zod/mini';
import type {
  shiftsResponse,
  slotHoldRequest,
  slotHoldResponse,
  WireSlot,
} from '../../../../src/api/contract/schedule-contract.ts';
import type { OrderType } from '../../../../src/domain/menu/menu-types.ts';
import { zonedTimeAt } from '../../../../src/domain/schedule/zoned.ts';
import type { Db } from '../../db/open-database.ts';
import { releasePlace } from '../../repo/schedule/slot-places-repo.ts';
import { requireSwitchedOn } from '../business/switched-off.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { createZonedIso, toZonedIso } from './business-time.ts';
import {
  computeOpenState,
  getOrderTypeSettings,
  getTimezone,
  isSoldAt,
  listShiftsOfToday,
  listSlots,
} from './opening.ts';
import { type BranchMoment, createPlaceCounter, createSlotWire, holdSlot } from './slot-offers.ts';

interface SlotDeps {
  readonly db: Db;
  readonly catalogue: Catalogue;
  /** Epoch ms. */
  readonly now: () => number;
}

export type SlotService = ReturnType<typeof createSlotService>;

/** Opening hours, slots and held places of branches. All methods throw Refusal 404 for an unknown branch. */
export const createSlotService = ({ db, catalogue, now }: SlotDeps) => ({
  /** The response of the shifts call, for the customer who holds a place under `holdId`. */
  shifts: async (branchId: string, holdId: string | null) =>
    toShiftsResponse(db, { ...(await catalogue.branch(branchId)), at: now(), holdId }),

  /** Throws as `holdSlot`, and Refusal 433 for a business that is switched off. */
  async hold(
    branchId: string,
    request: z.output<typeof slotHoldRequest>,
  ): Promise<z.output<typeof slotHoldResponse>> {
    const { business, branch } = await catalogue.branch(branchId);
    const at = now();
    const where = { business: requireSwitchedOn(business), branch, at, holdId: request.hold_id };
    return { hold: await holdSlot(db, where, request), now: toZonedIso(at, getTimezone(business)) };
  },

  async release(branchId: string, holdId: string): Promise<void> {
    const { business } = await catalogue.branch(branchId);
    await releasePlace(db, business.referenceId, holdId);
  },
});

type Shifts = z.input<typeof shiftsResponse>;

const DAY_MS = 86_400_000;

/** Days that a response covers: slots are at most 31 days ahead, the next opening at most a week. */
const MAX_DAYS_AHEAD = 33;

const ORDER_TYPES: readonly OrderType[] = ['delivery', 'car_pickup', 'dine_in'];

/** The response of the shifts call: today by order type, and the slots of other days by date. */
async function toShiftsResponse(db: Db, where: BranchMoment): Promise<Shifts> {
  const { business, branch, at } = where;
  const timezone = getTimezone(business);
  const { date: today } = zonedTimeAt(at, timezone);
  const iso = createZonedIso(at - 2 * DAY_MS, at + MAX_DAYS_AHEAD * DAY_MS, timezone);
  const toWire = createSlotWire(iso);
  const shifts = listShiftsOfToday(business, branch, at).map(toWire);
  const offeredTypes = ORDER_TYPES.filter(
    (type) => getOrderTypeSettings(business, type) && isSoldAt(business, type, branch),
  ).map((type) => ({
    type,
    offered: listSlots(business, branch, type, at),
  }));
  const count = await createPlaceCounter(
    db,
    where,
    Math.max(at, ...offeredTypes.map(({ offered }) => offered.at(-1)?.from ?? at)),
  );

  const response: Shifts = { timezone, now: iso(at), today: {}, days: [] };
  const slotsByDate = new Map<string, Partial<Record<OrderType, WireSlot[]>>>();
  for (const { type, offered } of offeredTypes) {
    const { open, opensAt, closesAt } = computeOpenState(business, branch, type, at);
    const slots = offered.map((slot) => toWire(count(type, slot)));
    response.today[type] = {
      status: open ? 'open' : 'closed',
      ...(opensAt !== null && { opens_at: iso(opensAt) }),
      ...(closesAt !== null && { closes_at: iso(closesAt) }),
      shifts,
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
