import { useEffect, useState } from 'react';
import { useClock } from '../../stores/context.tsx';

/**
 * The time in epoch milliseconds by the server's clock, looked at every `everyMs`: for what is said relative to now. In whole
 * steps of `step` ms; nothing is drawn anew before the next.
 */
export function useNow(everyMs: number, step = 1): number {
  const clock = useClock();
  const [now, setNow] = useState(() => whole(clock(), step));
  useEffect(() => {
    const timer = setInterval(() => setNow(whole(clock(), step)), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, step, clock]);
  return now;
}

const whole = (time: number, step: number): number => Math.floor(time / step) * step;
