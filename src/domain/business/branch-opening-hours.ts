import { selectLastOrders } from '../schedule/last-orders.ts';
import {
  ALWAYS_OPEN_WEEK,
  type HoursPurpose,
  type OpeningHours,
  selectSpecialHours,
} from '../schedule/opening-hours.ts';
import type { Branch } from './business-types.ts';

/** Returns a branch's opening hours for an order type or for reservations. Null: it has none. Ignores its daily window. */
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
