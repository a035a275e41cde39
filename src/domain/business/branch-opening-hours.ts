import type { MenuKind } from '../menu/menu-types.ts';
import { getBusinessTime } from '../schedule/business-day.ts';
import { selectLastOrders } from '../schedule/last-orders.ts';
import {
  ALWAYS_OPEN_WEEK,
  type HoursPurpose,
  type OpeningHours,
  selectSpecialHours,
} from '../schedule/opening-hours.ts';
import type { ZonedTime } from '../schedule/zoned.ts';
import type { Branch } from './business-types.ts';

/**
 * A branch's opening hours for an order type or for reservations; null if it has none. Ignores the branch's daily
 * window.
 */
export function getBranchOpeningHours(
  { hours, specialHours, lastOrders }: Pick<Branch, 'hours' | 'specialHours' | 'lastOrders'>,
  purpose: HoursPurpose,
): OpeningHours | null {
  if (!hours && !specialHours.length) return null;
  return {
    weekly: hours ?? ALWAYS_OPEN_WEEK,
    special: selectSpecialHours(specialHours, purpose),
    lastOrders: purpose === 'reservation' ? [] : selectLastOrders(lastOrders, purpose),
  };
}

/**
 * The business time of a branch at an instant (epoch ms), for an order type; see `getBusinessTime`. Reservations follow
 * the calendar day.
 */
export function getBranchTime(
  branch: Pick<Branch, 'hours' | 'specialHours' | 'lastOrders'> | null,
  purpose: MenuKind,
  instant: number,
  timeZone: string,
): ZonedTime {
  return getBusinessTime(getBusinessDayHours(branch, purpose), instant, timeZone);
}

/**
 * The opening hours that extend a business day past midnight, see `getBusinessTime`. Null if the calendar day
 * applies: for reservations, and for menus of several order types.
 */
export const getBusinessDayHours = (
  branch: Pick<Branch, 'hours' | 'specialHours' | 'lastOrders'> | null,
  purpose: MenuKind,
): OpeningHours | null =>
  branch && purpose !== 'general' && purpose !== 'reservation'
    ? getBranchOpeningHours(branch, purpose)
    : null;
