import { useEffect, useRef } from 'react';
import type { MessageKey } from '../../i18n/messages.ts';
import type { Placing } from '../../stores/orders/orders-state.ts';
import { useCart } from '../../stores/stores-context.tsx';

/** Refusals of the time an order is for, in words. */
export const TIME_REFUSALS: Readonly<Record<string, MessageKey>> = {
  closed: 'notice.shopClosed',
  slot_full: 'schedule.news.full',
  slot_gone: 'schedule.news.gone',
  only_scheduled: 'schedule.onlyLater',
};

export const isOfTime = (placing: Placing): boolean =>
  placing.status === 'refused' && placing.code in TIME_REFUSALS;

/** A refused time is mended by choosing another, wherever on the page that is done. */
export function useMendedTime(placing: Placing, dismiss: () => void): void {
  const from = useCart((state) => state.selectedScheduleSlot?.from);
  const latest = useRef({ placing, dismiss });
  latest.current = { placing, dismiss };
  const before = useRef(from);
  useEffect(() => {
    if (from !== before.current && isOfTime(latest.current.placing)) latest.current.dismiss();
    before.current = from;
  }, [from]);
}
