import { useNow } from '../../components/schedule/use-now.ts';
import { useOpenState } from '../../components/schedule/use-open-state.ts';
import type { Branch, Business } from '../../domain/business/business-types.ts';
import { type OpenState, openStateOf } from '../../domain/schedule/open-state.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';

const MINUTE = 60_000;

/** Whether each branch takes orders of the customer's type now; null where nobody knows before going there. */
export function useOpenStateOf(business: Business): (branch: Branch) => OpenState | null {
  const now = useNow(MINUTE);
  const current = useBusiness((state) => state.branchId);
  const type = useCart(({ cart }) => cart.sellingType);
  const here = useOpenState(type);
  return ({ id, hours }) => {
    if (id === current) return here;
    if (type === 'delivery' && business.selling.delivery?.shipping)
      return { open: true, opensAt: null, closesAt: null };
    return hours && openStateOf(hours, now, business.timezone);
  };
}
