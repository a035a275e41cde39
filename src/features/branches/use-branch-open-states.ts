import { useNow } from '../../components/schedule/use-now.ts';
import { useOpenState } from '../../components/schedule/use-open-state.ts';
import { getBranchOpeningHours } from '../../domain/business/branch-opening-hours.ts';
import type { Branch, Business } from '../../domain/business/business-types.ts';
import { getOrderingState } from '../../domain/schedule/last-orders.ts';
import type { OpenState } from '../../domain/schedule/open-state.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';

const MINUTE_MS = 60_000;

/**
 * Returns the open state of each branch for the customer's order type, by branch id. Null if a branch has no opening
 * hours and is not the current branch: the app learns whether it is open only after the customer has switched to it.
 */
export function useBranchOpenStates(
  business: Business,
  branches: readonly Branch[],
): ReadonlyMap<string, OpenState | null> {
  const now = useNow(MINUTE_MS);
  const currentBranchId = useBusiness((state) => state.branchId);
  const type = useCart(({ cart }) => cart.orderType);
  const currentState = useOpenState(type);
  const getState = (branch: Branch): OpenState | null => {
    if (branch.id === currentBranchId) return currentState;
    if (type === 'delivery' && business.selling.delivery?.shipsAbroad)
      return { open: true, opensAt: null, closesAt: null };
    const hours = getBranchOpeningHours(branch, type);
    return hours && getOrderingState(hours, now, business.timezone);
  };
  return new Map(branches.map((branch) => [branch.id, getState(branch)]));
}
