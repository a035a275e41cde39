import { useEffect, useState } from 'react';
import { servedAt } from '../../stores/cart/cart-selectors.ts';
import { useCart, useClock } from '../../stores/stores-context.tsx';

/**
 * The server's time in epoch ms, updated every `everyMs`. With a `step` in ms it is rounded down to whole steps, so that
 * components render again only when the next step begins.
 */
export function useNow(everyMs: number, step = 0): number {
  const clock = useClock();
  const [now, setNow] = useState(() => roundDown(clock(), step));
  useEffect(() => {
    const timer = setInterval(() => setNow(roundDown(clock(), step)), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, step, clock]);
  return now;
}

const roundDown = (time: number, step: number): number => (step ? Math.floor(time / step) * step : time);

/** When the order is served, in epoch ms: the chosen slot, else now, updated every `everyMs`. */
export function useServedAt(everyMs: number): number {
  const now = useNow(everyMs);
  return useCart((state) => servedAt(state, now));
}
