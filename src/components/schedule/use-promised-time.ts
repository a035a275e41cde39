import { getBranchOpeningHours } from '../../domain/business/branch-opening-hours.ts';
import { computePromisedTime } from '../../domain/orders/promised-time.ts';
import { getOpenState } from '../../domain/schedule/open-state.ts';
import { delayStart, NO_RUSH } from '../../domain/schedule/rush.ts';
import { useBusiness, useCart, useShop } from '../../stores/stores-context.tsx';

/**
 * The time that the backend would promise for an order placed at `now`: when it is ready for pickup, or delivered. Both
 * times are epoch ms. Null while it is unknown, and for parcels.
 */
export function usePromisedTime(now: number): number | null {
  const { branch, timezone } = useBusiness(({ branch, business }) => ({
    branch,
    timezone: business?.timezone ?? 'UTC',
  }));
  const { bill, delivery, orderType } = useCart((state) => ({
    bill: state.bill,
    delivery: state.delivery,
    orderType: state.cart.orderType,
  }));
  const isDelivery = orderType === 'delivery';
  const rush = useShop(({ schedule }) => schedule?.types[orderType]?.rush ?? NO_RUSH);
  if (!bill) return null;
  const preparation = { branchMinutes: branch?.preparationMinutes, lines: bill.lines };
  if (!isDelivery)
    return computePromisedTime({ ...preparation, startsAt: delayStart(rush, now), deliveryMinutes: null });
  // A branch that ships accepts orders while it is closed and processes them when it opens.
  const hours = branch && getBranchOpeningHours(branch, 'delivery');
  const { open, opensAt } = hours ? getOpenState(hours, now, timezone) : { open: true, opensAt: null };
  const startsAt = open ? now : opensAt;
  const deliveryMinutes = delivery?.minutes ?? null;
  return deliveryMinutes === null || startsAt === null
    ? null
    : computePromisedTime({ ...preparation, startsAt: delayStart(rush, startsAt), deliveryMinutes });
}
