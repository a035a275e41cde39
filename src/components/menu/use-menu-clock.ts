import { useEffect, useState } from 'react';
import type { Menu } from '../../domain/menu/menu-types.ts';
import { servedAt } from '../../stores/cart/cart-selectors.ts';
import { useCart, useClock, useShop } from '../../stores/stores-context.tsx';

/** As long as a timer can be. */
const LONGEST_MS = 2 ** 31 - 1;
/** What a device's clock may be off, at which nothing is worked out anew. */
const CLOSE_MS = 10_000;
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
  const isTold = useShop((state) => !!state.schedule);
  const [now, setNow] = useState(clock);
  useEffect(() => {
    if (!menu) return;
    if (isTold && Math.abs(clock() - now) > CLOSE_MS) setNow(clock());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let change: number | null = null;
    // Timers of a sleeping device run late.
    const look = () => {
      if (change !== null && clock() >= change) setNow(clock());
    };
    import('../../domain/availability/next-change.ts').then(
      ({ nextChange }) => {
        if (isOver) return;
        change = nextChange(menu, now, timeZone);
        if (change !== null)
          timer = setTimeout(look, Math.max(MARGIN_MS, Math.min(change - clock() + MARGIN_MS, LONGEST_MS)));
      },
      // Without a line the menu stays as it is; the next look at the page asks again.
      () => undefined,
    );
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [menu, timeZone, now, clock, isTold]);
  return useCart((state) => servedAt(state, now));
}
