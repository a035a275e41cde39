import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getPartAvailability, isSoldForType } from '../../domain/availability/visible-menu.ts';
import { getBranchTime } from '../../domain/business/branch-opening-hours.ts';
import type { MenuItem, OrderType, SetPart } from '../../domain/menu/menu-types.ts';
import { markUnavailableParts } from '../../domain/menu/set-parts.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { useTimeOfDayFormatter } from '../branches/use-time-of-day-formatter.ts';
import { useOrderTypeNames } from '../layout/use-order-type-names.ts';
import { useFulfilmentTime } from '../schedule/use-now.ts';

/** Returns the menu kind of the order, and the time at which it will be served, in the branch's business day. */
function useOrderContext(type: OrderType) {
  const { timezone, branch } = useBusiness(({ business, branch: current }) => ({
    timezone: business?.timezone ?? 'UTC',
    branch: current,
  }));
  const kind = useCart(({ preorderType }) => (preorderType ? 'reservation' : type));
  const fulfilmentTime = useFulfilmentTime(30_000);
  const servingTime = useMemo(
    () => getBranchTime(branch, kind, fulfilmentTime, timezone),
    [branch, kind, fulfilmentTime, timezone],
  );
  return { kind, servingTime } as const;
}

/**
 * Returns a callback that says why a dish of a set is not offered at the time of the order. It returns null if the dish
 * is offered.
 */
export function usePartUnavailableReason(type: OrderType): (part: SetPart) => string | null {
  const { t } = useTranslation();
  const typeNames = useOrderTypeNames();
  const formatTimeOfDay = useTimeOfDayFormatter();
  const { kind, servingTime } = useOrderContext(type);
  const isScheduled = useCart(({ orderTime }) => orderTime === 'scheduled');
  return (part) => {
    if (!isSoldForType(part, kind))
      return t('cartProblem.not_sold_for_order_type', { type: typeNames[type] });
    const availability = getPartAvailability(part, servingTime);
    if (availability === 'now') return null;
    if (isScheduled) return t('item.notThen');
    return availability === null
      ? t('item.notNow')
      : t('menu.fromTime', { time: formatTimeOfDay(availability) });
  };
}

/** Returns the item. In a set, marks the options whose dish is not offered at the time of the order as unavailable. */
export function useOfferedItem<T extends MenuItem | undefined>(item: T, type: OrderType): T {
  const { kind, servingTime } = useOrderContext(type);
  return useMemo(
    () =>
      item &&
      (markUnavailableParts(
        item,
        (part) => isSoldForType(part, kind) && getPartAvailability(part, servingTime) === 'now',
      ) as T),
    [item, kind, servingTime],
  );
}
