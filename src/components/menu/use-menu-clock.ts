import { useEffect, useMemo, useState } from 'react';
import { findNextChange } from '../../domain/availability/next-change.ts';
import { getBusinessDayHours } from '../../domain/business/branch-opening-hours.ts';
import type { Menu, MenuKind } from '../../domain/menu/menu-types.ts';
import { getFulfilmentTime } from '../../stores/cart/cart-selectors.ts';
import { useBusiness, useCart, useClock, useShop } from '../../stores/stores-context.tsx';

/** Maximum delay of a browser's timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Differences between the device's clock and the server's up to this size are ignored. */
const CLOCK_TOLERANCE_MS = 10_000;
/** Added to the timer's delay, so that the timer never fires before the menu changes. */
const MARGIN_MS = 50;

/**
 * The time for which the app shows a menu, in epoch ms: the chosen slot, or else now. "Now" changes only when a part of
 * the menu starts or stops being served, so nothing renders in between. A page in the background updates when the
 * customer returns.
 */
export function useMenuClock(menu: Menu | null, timeZone: string, kind: MenuKind): number {
  const branch = useBusiness((state) => state.branch);
  const hours = useMemo(() => getBusinessDayHours(branch, kind), [branch, kind]);
  const getNow = useClock();
  // The first response sets the server's time. Until then, the device's clock may be off by hours.
  const hasServerTime = useShop((state) => !!state.schedule);
  const [now, setNow] = useState(getNow);
  useEffect(() => {
    if (!menu) return;
    if (hasServerTime && Math.abs(getNow() - now) > CLOCK_TOLERANCE_MS) setNow(getNow());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const nextChangeAt = findNextChange(menu, now, timeZone, hours);
    // Check the time again, because timers of a sleeping device run late.
    const updateIfDue = () => {
      if (nextChangeAt !== null && getNow() >= nextChangeAt) setNow(getNow());
    };
    if (nextChangeAt !== null)
      timer = setTimeout(
        updateIfDue,
        Math.max(MARGIN_MS, Math.min(nextChangeAt - getNow() + MARGIN_MS, MAX_TIMER_MS)),
      );
    document.addEventListener('visibilitychange', updateIfDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', updateIfDue);
    };
  }, [menu, timeZone, hours, now, getNow, hasServerTime]);
  return useCart((state) => getFulfilmentTime(state, now));
}
