import { promisedAt } from '../../domain/orders/promise.ts';
import { openStateOf } from '../../domain/schedule/open-state.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';

/**
 * When the cart would be ready, or at the door, ordered `now` (epoch ms both): what the backend will promise. Null while that
 * is not known, and for a parcel, of which nobody knows.
 */
export function usePromisedTime(now: number): number | null {
  const { branch, timezone } = useBusiness(({ branch, business }) => ({
    branch,
    timezone: business?.timezone ?? 'UTC',
  }));
  const { bill, delivery, isDelivery } = useCart((state) => ({
    bill: state.bill,
    delivery: state.delivery,
    isDelivery: state.cart.sellingType === 'delivery',
  }));
  if (!bill) return null;
  const prepared = { branchMinutes: branch?.preparationMinutes, lines: bill.lines };
  if (!isDelivery) return promisedAt({ ...prepared, startsAt: now, toDoor: null });
  // Who ships takes orders while closed, and begins when the branch opens.
  const weekly = branch?.hours;
  const { open, opensAt } = weekly ? openStateOf(weekly, now, timezone) : { open: true, opensAt: null };
  const startsAt = open ? now : opensAt;
  const toDoor = delivery?.minutes ?? null;
  return toDoor === null || startsAt === null ? null : promisedAt({ ...prepared, startsAt, toDoor });
}
