import { useMemo } from 'react';
import { parseWeekly } from '../../domain/availability/parse-hours.ts';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import type { OpenState } from '../../domain/schedule/open-state.ts';
import { openStateOf } from '../../domain/schedule/open-state.ts';
import { useBusiness, useShop } from '../../stores/stores-context.tsx';
import { useNow } from './use-now.ts';

const MINUTE = 60_000;

/**
 * Whether orders of a type are taken now. Until the shifts are fetched, the branch's own weekly hours tell: the first
 * paint is then right already, and nothing moves when they arrive.
 */
export function useOpenState(): (type: SellingType) => OpenState {
  const minute = useNow(MINUTE / 4, MINUTE);
  const { isKnown, open } = useShop((state) => ({ isKnown: state.status === 'fetched', open: state.open }));
  const { hours, business } = useBusiness((state) => ({
    hours: state.branch?.hours,
    business: state.business,
  }));
  const expected = useMemo(() => {
    const weekly = isKnown ? null : parseWeekly(hours);
    return weekly && business && openStateOf(weekly, minute, business.timezone);
  }, [isKnown, hours, business, minute]);
  return (type) =>
    expected && !(type === 'delivery' && business?.checkoutDelivery?.shipping) ? expected : open[type];
}
