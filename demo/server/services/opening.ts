import type { SellingType } from '../../../src/domain/menu/types.ts';
import { type ShopState, type Span, shiftsOn, shopState } from '../../../src/domain/schedule/shop.ts';
import { addDays, zonedNow } from '../../../src/domain/schedule/zoned.ts';
import { hoursOf } from './branch-hours.ts';
import type { FileBranch } from './business-file.ts';
import type { Business } from './catalogue.ts';
import { minutesOf } from './instants.ts';

const MINUTE = 60_000;

/** What of a business its opening depends on. */
type BusinessSettings = Pick<Business, 'response'>;

/** Section 9 of the spec: the earliest slot leaves this much beside the minimum advance. */
const SLOT_LEAD_MINUTES = 15;
const DEFAULT_MAX_ADVANCE_MINUTES = 168 * 60;
/** However far ahead a business lets order, nobody is sent more days than this. */
const MOST_DAYS = 31;

const settingsKey = {
  delivery: 'checkoutDelivery',
  car_pickup: 'checkoutCarPickup',
  dine_in: 'checkoutDineIn',
} as const;

/** How a business sells this way; undefined when it does not. */
export function sellingSettings(business: BusinessSettings, type: SellingType) {
  const settings = business.response.restaurant[settingsKey[type]];
  return settings?.enabled ? settings : undefined;
}

export const timezoneOf = (business: BusinessSettings): string => business.response.restaurant.timezone;

/** The day (`YYYY-MM-DD`) on the business's calendar at an instant (epoch ms). */
export const today = (business: BusinessSettings, at: number): string =>
  zonedNow(at, timezoneOf(business)).date;

/** Open or closed at an instant (epoch ms). Delivery that ships is always open (spec, section 4). */
export function openState(
  business: BusinessSettings,
  branch: FileBranch,
  type: SellingType,
  at: number,
): ShopState {
  if (type === 'delivery' && business.response.restaurant.checkoutDelivery?.shipping)
    return { open: true, opensAt: null, closesAt: null };
  return shopState(hoursOf(branch), at, timezoneOf(business));
}

/** When a branch that takes an order now can begin with it (epoch ms); null when it does not open again. */
export function startOfWork(business: BusinessSettings, branch: FileBranch, at: number): number | null {
  const { open, opensAt } = shopState(hoursOf(branch), at, timezoneOf(business));
  return open ? at : opensAt;
}

/** The shifts of one of the branch's days that are not over yet, with those of the day before that still run. */
export function shiftsToday(business: BusinessSettings, branch: FileBranch, at: number): Span[] {
  const zone = timezoneOf(business);
  const date = today(business, at);
  return [addDays(date, -1), date]
    .flatMap((day) => shiftsOn(hoursOf(branch), day, zone))
    .filter(({ to }) => to > at);
}

/**
 * The slots that can be ordered for now, in order: whole within a shift, from now + minimum advance + 15 minutes up to the
 * maximum advance (decisions, section 2). None when this way of selling takes no scheduled orders. A wall-clock time that
 * comes twice on a day of changing clocks is offered once.
 */
export function slotsFrom(
  business: BusinessSettings,
  branch: FileBranch,
  type: SellingType,
  at: number,
): Span[] {
  const scheduled = sellingSettings(business, type)?.scheduled_orders;
  if (!scheduled?.on) return [];
  const zone = timezoneOf(business);
  const lead = scheduled.min_advance ? minutesOf(scheduled.min_advance) : 0;
  const ahead = scheduled.max_advance ? minutesOf(scheduled.max_advance) : DEFAULT_MAX_ADVANCE_MINUTES;
  const earliest = at + (lead + SLOT_LEAD_MINUTES) * MINUTE;
  const latest = at + Math.min(ahead, MOST_DAYS * 1440) * MINUTE;
  const length = branch.slot_minutes * MINUTE;
  const seen = new Set<string>();
  const slots: Span[] = [];
  for (
    let day = addDays(today(business, at), -1);
    day <= zonedNow(latest, zone).date;
    day = addDays(day, 1)
  ) {
    for (const shift of shiftsOn(hoursOf(branch), day, zone)) {
      for (let from = shift.from; from + length <= shift.to && from <= latest; from += length) {
        const { date, minutes } = zonedNow(from, zone);
        if (from < earliest || seen.has(`${date} ${minutes}`)) continue;
        seen.add(`${date} ${minutes}`);
        slots.push({ from, to: from + length });
      }
    }
  }
  return slots.sort((a, b) => a.from - b.from);
}
