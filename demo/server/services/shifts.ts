import type * as z from 'zod/mini';
import type { shiftsResponse, WireSlot } from '../../../src/api/schemas/shifts.ts';
import type { SellingType } from '../../../src/domain/menu/types.ts';
import { zonedNow } from '../../../src/domain/schedule/zoned.ts';
import type { Db } from '../db/open.ts';
import { isoIn } from './instants.ts';
import { openState, sellingSettings, shiftsToday, slotsFrom, timezoneOf } from './opening.ts';
import { type At, placesLeft, slotWire } from './slots.ts';

type Shifts = z.input<typeof shiftsResponse>;
const TYPES: readonly SellingType[] = ['delivery', 'car_pickup', 'dine_in'];

/** The answer of the shifts call: today per way of selling, and the other days' slots by date. */
export async function shiftsAt(db: Db, where: At): Promise<Shifts> {
  const { business, branch, at } = where;
  const timezone = timezoneOf(business);
  const { date: today } = zonedNow(at, timezone);
  const iso = (epochMs: number) => isoIn(epochMs, timezone);
  const shifts = shiftsToday(business, branch, at).map(slotWire(timezone));
  const sold = TYPES.filter((type) => sellingSettings(business, type)).map((type) => ({
    type,
    offered: slotsFrom(business, branch, type, at),
  }));
  const count = await placesLeft(
    db,
    where,
    Math.max(at, ...sold.map(({ offered }) => offered.at(-1)?.from ?? at)),
  );

  const answer: Shifts = { timezone, now: iso(at), today: {}, days: [] };
  const slotsByDate = new Map<string, Partial<Record<SellingType, WireSlot[]>>>();
  for (const { type, offered } of sold) {
    const { open, opensAt, closesAt } = openState(business, branch, type, at);
    const slots = offered.map((slot) => slotWire(timezone)(count(type, slot)));
    answer.today[type] = {
      status: open ? 'open' : 'closed',
      ...(opensAt !== null && { opens_at: iso(opensAt) }),
      ...(closesAt !== null && { closes_at: iso(closesAt) }),
      shifts,
      slots: slots.filter(({ from }) => from.startsWith(today)),
    };
    for (const slot of slots) {
      const date = slot.from.slice(0, 10);
      if (date === today) continue;
      const ofDate = slotsByDate.get(date) ?? {};
      slotsByDate.set(date, ofDate);
      ofDate[type] = [...(ofDate[type] ?? []), slot];
    }
  }
  answer.days = [...slotsByDate]
    .map(([date, slots]) => ({ date, slots }))
    .sort((a, b) => a.date.localeCompare(b.date));
  return answer;
}
