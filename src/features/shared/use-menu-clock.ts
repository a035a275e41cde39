import { useEffect, useState } from 'react';
import type { Menu } from '../../domain/menu/types.ts';

/** As long as a timer can be. */
const LONGEST_MS = 2 ** 31 - 1;
/** Past the change, whatever the timer rounds to. */
const MARGIN_MS = 50;

/**
 * The time (epoch ms) by which a menu is shown: another one whenever something of it begins or ends to be served, and when
 * the page is looked at again. In between nothing is worked out anew.
 */
export function useMenuClock(menu: Menu | null, timeZone: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!menu) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let change: number | null = null;
    // Timers of a sleeping device run late.
    const look = () => {
      if (change !== null && Date.now() >= change) setNow(Date.now());
    };
    import('../../domain/availability/next-change.ts').then(
      ({ nextChange }) => {
        if (isOver) return;
        change = nextChange(menu, now, timeZone);
        if (change !== null)
          timer = setTimeout(
            look,
            Math.max(MARGIN_MS, Math.min(change - Date.now() + MARGIN_MS, LONGEST_MS)),
          );
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
  }, [menu, timeZone, now]);
  return now;
}
