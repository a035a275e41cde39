import type { WireBranch, WireBusiness } from '../../api/contract/business-contract.ts';
import { insideWindow } from '../../domain/availability/availability.ts';
import { parseAvailable } from '../../domain/availability/parse-hours.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';

/**
 * The branches a customer may choose at an instant (epoch ms), in the business's order: those that are visible and inside
 * their `available` window (spec, section 3). The one that is shown is among them, whatever its window says.
 */
export function offeredBranches(business: WireBusiness, current: string, at: number): WireBranch[] {
  const { minutes } = zonedTimeAt(at, business.timezone);
  return business.branches.filter(({ id, visible, available }) => {
    const window = parseAvailable(available);
    return id === current || (visible && (!window || insideWindow(window, minutes)));
  });
}
