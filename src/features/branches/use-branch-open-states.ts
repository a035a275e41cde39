import { useNow } from '../../components/schedule/use-now.ts';
import { useOpenState } from '../../components/schedule/use-open-state.ts';
import type { Branch, Business } from '../../domain/business/business-types.ts';
import { type OpenState, openStateOf } from '../../domain/schedule/open-state.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';

const MINUTE_MS = 60_000;

/**
 * Whether each branch takes orders of the customer's order type now, by branch id. Null when the branch has no opening hours:
 * the app then learns its state only after switching to it.
 */
export function useBranchOpenStates(
  business: Business,
  branches: readonly Branch[],
): ReadonlyMap<string, OpenState | null> {
  const now = useNow(MINUTE_MS);
  const current = useBusiness((state) => state.branchId);
  const type = useCart(({ cart }) => cart.orderType);
  const currentState = useOpenState(type);
  const getState = ({ id, hours }: Branch): OpenState | null => {
    if (id === current) return currentState;
    if (type === 'delivery' && business.selling.delivery?.shipping)
      return { open: true, opensAt: null, closesAt: null };
    return hours && openStateOf(hours, now, business.timezone);
  };
  return new Map(branches.map((branch) => [branch.id, getState(branch)]));
}
