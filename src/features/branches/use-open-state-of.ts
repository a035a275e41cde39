import type { WireBranch, WireBusiness } from '../../api/contract/business-contract.ts';
import { useNow } from '../../components/schedule/use-now.ts';
import { useOpenState } from '../../components/schedule/use-open-state.ts';
import { parseWeekly } from '../../domain/availability/parse-hours.ts';
import { type OpenState, openStateOf } from '../../domain/schedule/open-state.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';

const MINUTE = 60_000;

/** Whether each branch takes orders of the customer's type now; null where nobody knows before going there. */
export function useOpenStateOf(business: WireBusiness): (branch: WireBranch) => OpenState | null {
  const now = useNow(MINUTE);
  const current = useBusiness((state) => state.branchId);
  const type = useCart(({ cart }) => cart.sellingType);
  const here = useOpenState(type);
  return ({ id, hours }) => {
    if (id === current) return here;
    if (type === 'delivery' && business.checkoutDelivery?.shipping)
      return { open: true, opensAt: null, closesAt: null };
    const weekly = parseWeekly(hours);
    return weekly && openStateOf(weekly, now, business.timezone);
  };
}
