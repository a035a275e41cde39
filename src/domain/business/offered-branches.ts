import { isInsideWindow } from '../availability/availability.ts';
import { toZonedTime } from '../schedule/zoned.ts';
import type { Branch, Business } from './business-types.ts';

/**
 * The branches that a customer can choose at an instant (epoch ms), in the business's order. These are the visible
 * branches inside their `available` window (spec, section 3), and always the current branch.
 */
export function listOfferedBranches(business: Business, currentBranchId: string, instant: number): Branch[] {
  const { minutes } = toZonedTime(instant, business.timezone);
  return business.branches.filter(
    ({ id, visible, window }) =>
      id === currentBranchId || (visible && (!window || isInsideWindow(window, minutes))),
  );
}
