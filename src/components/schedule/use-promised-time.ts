import { computePromisedTime } from '../../domain/orders/promised-time.ts';
import { openStateOf } from '../../domain/schedule/open-state.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';

/**
 * The time (epoch ms) that the backend will promise for the cart if it is ordered at `now` (epoch ms): when it is ready for
 * pickup, or delivered. Null while that is unknown, and for parcels, whose duration is never known.
 */
export function usePromisedTime(now: number): number | null {
  const { branch, timezone } = useBusiness(({ branch, business }) => ({
    branch,
    timezone: business?.timezone ?? 'UTC',
  }));
  const { bill, delivery, isDelivery } = useCart((state) => ({
    bill: state.bill,
    delivery: state.delivery,
    isDelivery: state.cart.orderType === 'delivery',
  }));
  if (!bill) return null;
  const prepared = { branchMinutes: branch?.preparationMinutes, lines: bill.lines };
  if (!isDelivery) return computePromisedTime({ ...prepared, startsAt: now, deliveryMinutes: null });
  // A branch that ships takes orders while it is closed and starts on them when it opens.
  const weekly = branch?.hours;
  const { open, opensAt } = weekly ? openStateOf(weekly, now, timezone) : { open: true, opensAt: null };
  const startsAt = open ? now : opensAt;
  const deliveryMinutes = delivery?.minutes ?? null;
  return deliveryMinutes === null || startsAt === null
    ? null
    : computePromisedTime({ ...prepared, startsAt, deliveryMinutes });
}
