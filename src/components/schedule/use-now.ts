import { useEffect, useState } from 'react';
import { getFulfilmentTime } from '../../stores/cart/cart-selectors.ts';
import { useCart, useClock } from '../../stores/stores-context.tsx';

/** Added to the time between two updates. A larger difference means that the clock was corrected. */
const CLOCK_JUMP_TOLERANCE_MS = 5000;

/**
 * The server's time in epoch ms, updated every `intervalMs`. With `stepMs`, the time is rounded down to whole steps,
 * so components re-render only when the next step begins.
 */
export function useNow(intervalMs: number, stepMs = 0): number {
  const getNow = useClock();
  const [now, setNow] = useState(() => roundDown(getNow(), stepMs));
  useEffect(() => {
    const timer = setInterval(() => setNow(roundDown(getNow(), stepMs)), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, stepMs, getNow]);
  // The first response corrects the device's clock. Apply the correction at once instead of at the next update.
  const currentTime = roundDown(getNow(), stepMs);
  if (Math.abs(currentTime - now) <= intervalMs + stepMs + CLOCK_JUMP_TOLERANCE_MS) return now;
  setNow(currentTime);
  return currentTime;
}

const roundDown = (timeMs: number, stepMs: number): number =>
  stepMs ? Math.floor(timeMs / stepMs) * stepMs : timeMs;

/** The time for which the customer orders, in epoch ms: the chosen slot, or else now, updated every `intervalMs`. */
export function useFulfilmentTime(intervalMs: number): number {
  const now = useNow(intervalMs);
  return useCart((state) => getFulfilmentTime(state, now));
}
