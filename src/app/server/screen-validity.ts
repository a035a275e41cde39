import { findNextChange } from '../../domain/availability/next-change.ts';
import { getBranchOpeningHours, getBusinessDayHours } from '../../domain/business/branch-opening-hours.ts';
import type { Branch, Business } from '../../domain/business/business-types.ts';
import { getEnabledTypes } from '../../domain/business/selling.ts';
import { getOrderingState, LAST_ORDERS_NOTICE_MS } from '../../domain/schedule/last-orders.ts';
import { toZonedInstant, toZonedTime } from '../../domain/schedule/zoned.ts';
import { addDays } from '../../lib/calendar.ts';
import type { Stores } from '../../stores/create-stores.ts';

const MINUTE_MS = 60_000;
/** An opening time closer than this is shown as "opens in 25 minutes". */
const COUNTDOWN_MS = 60 * MINUTE_MS;
const MAX_VALID_MS = 10 * MINUTE_MS;

/**
 * The time, in epoch ms, until which the screen is valid: at most ten minutes after `now`. The screen becomes invalid
 * earlier if the passing time changes something on it: a dish, the open state, a countdown, or the name of a day
 * ("opens tomorrow"). Returns `now` for a menu whose later pages could not be loaded.
 */
export function findValidUntil({ business, menu }: Stores, now: number): number {
  const changeTimes = [now + MAX_VALID_MS];
  const { business: displayedBusiness, branch } = business.getState();
  const { menu: displayedMenu, isCutShort } = menu.getState();
  if (isCutShort) return now;
  if (displayedBusiness) {
    const { date } = toZonedTime(now, displayedBusiness.timezone);
    changeTimes.push(toZonedInstant(addDays(date, 1), 0, displayedBusiness.timezone));
  }
  if (displayedBusiness && displayedMenu)
    for (const type of getEnabledTypes(displayedBusiness))
      changeTimes.push(
        findNextChange(displayedMenu, now, displayedBusiness.timezone, getBusinessDayHours(branch, type)) ??
          now + MAX_VALID_MS,
      );
  if (displayedBusiness && branch) changeTimes.push(...listOpenStateChanges(displayedBusiness, branch, now));
  return Math.min(...changeTimes);
}

/** When the text about the open state of each order type next changes, in epoch ms. */
const listOpenStateChanges = (business: Business, branch: Branch, now: number): number[] =>
  getEnabledTypes(business).flatMap((type) => {
    const hours = getBranchOpeningHours(branch, type);
    if (!hours) return [];
    const { open, opensAt, closesAt, lastOrdersAt } = getOrderingState(hours, now, business.timezone);
    if (open && lastOrdersAt != null) {
      const noticeStart = lastOrdersAt - LAST_ORDERS_NOTICE_MS;
      return noticeStart > now ? noticeStart : lastOrdersAt;
    }
    if (open) return closesAt ?? [];
    const countdownStart = (opensAt ?? Number.POSITIVE_INFINITY) - COUNTDOWN_MS;
    return countdownStart > now ? countdownStart : now + MINUTE_MS;
  });
