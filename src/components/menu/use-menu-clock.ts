import { useEffect, useState } from 'react';
import type { Menu } from '../../domain/menu/menu-types.ts';
import { servedAt } from '../../stores/cart/cart-selectors.ts';
import { useCart, useClock, useShop } from '../../stores/stores-context.tsx';

/** As long as a timer can be. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** What a device's clock may be off, at which nothing is worked out anew. */
const CLOCK_TOLERANCE_MS = 10_000;
/** Past the change, whatever the timer rounds to. */
const MARGIN_MS = 50;

/**
 * The time (epoch ms) by which a menu is shown: that of the slot the order is for; without one now, which is another
 * whenever something of the menu begins or ends to be served, and when the page is looked at again. In between nothing is
 * worked out anew.
 */
export function useMenuClock(menu: Menu | null, timeZone: string): number {
  const clock = useClock();
  // With its first answer the server tells the time: a device may be hours off.
  const hasServerTime = useShop((state) => !!state.schedule);
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (!menu) return;
    if (hasServerTime && Math.abs(clock() - now) > CLOCK_TOLERANCE_MS) setNow(clock());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;
    let changeAt: number | null = null;
    // Timers of a sleeping device run late.
    const updateIfDue = () => {
      if (changeAt !== null && clock() >= changeAt) setNow(clock());
    };
    import('../../domain/availability/next-change.ts').then(
      ({ nextChange }) => {
        if (isCancelled) return;
        changeAt = nextChange(menu, now, timeZone);
        if (changeAt !== null)
          timer = setTimeout(
            updateIfDue,
            Math.max(MARGIN_MS, Math.min(changeAt - clock() + MARGIN_MS, MAX_TIMER_MS)),
          );
      },
      // Without a line the menu stays as it is; the next look at the page asks again.
      () => undefined,
    );
    document.addEventListener('visibilitychange', updateIfDue);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', updateIfDue);
    };
  }, [menu, timeZone, now, clock, hasServerTime]);
  return useCart((state) => servedAt(state, now));
}
