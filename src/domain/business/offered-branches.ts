import { insideWindow } from '../availability/availability.ts';
import { zonedTimeAt } from '../schedule/zoned.ts';
import type { Branch, Business } from './business-types.ts';

/**
 * The branches a customer may choose at an instant (epoch ms), in the business's order: those that are visible and inside
 * their `available` window (spec, section 3). The one that is shown is among them, whatever its window says.
 */
export function offeredBranches(business: Business, current: string, at: number): Branch[] {
  const { minutes } = zonedTimeAt(at, business.timezone);
  return business.branches.filter(
    ({ id, visible, window }) => id === current || (visible && (!window || insideWindow(window, minutes))),
  );
}
