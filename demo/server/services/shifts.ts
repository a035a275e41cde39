import type * as z from 'zod/mini';
import type { shiftsResponse } from '../../../src/api/schemas/shifts.ts';
import type { SellingType } from '../../../src/domain/menu/types.ts';
import type { Span } from '../../../src/domain/schedule/shop.ts';
import { zonedNow } from '../../../src/domain/schedule/zoned.ts';
import type { FileBranch } from './business-file.ts';
import type { Business } from './catalogue.ts';
import { isoIn } from './instants.ts';
import { openState, sellingSettings, shiftsToday, slotsFrom, timezoneOf } from './opening.ts';

type Shifts = z.input<typeof shiftsResponse>;
const TYPES: readonly SellingType[] = ['delivery', 'car_pickup', 'dine_in'];

/** The answer of the shifts call at an instant (epoch ms): today per way of selling, and the other days' slots by date. */
export function shiftsAt(business: Business, branch: FileBranch, at: number): Shifts {
  const timezone = timezoneOf(business);
  const { date: today } = zonedNow(at, timezone);
  const iso = (epochMs: number) => isoIn(epochMs, timezone);
  const wire = (spans: readonly Span[]) => spans.map(({ from, to }) => ({ from: iso(from), to: iso(to) }));
  const shifts = wire(shiftsToday(business, branch, at));

  const answer: Shifts = { timezone, today: {}, days: [] };
  const slotsByDate = new Map<string, Partial<Record<SellingType, { from: string; to: string }[]>>>();
  for (const type of TYPES) {
    if (!sellingSettings(business, type)) continue;
    const { open, opensAt, closesAt } = openState(business, branch, type, at);
    const slots = wire(slotsFrom(business, branch, type, at));
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
