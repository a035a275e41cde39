import { useEffect, useState } from 'react';
import { useClock } from '../../stores/stores-context.tsx';

/**
 * The time in epoch milliseconds by the server's clock, looked at every `everyMs`: for what is said relative to now. With a
 * `step` in ms, the begin of the step that runs; nothing is drawn anew before the next. Without, never behind the clock.
 */
export function useNow(everyMs: number, step = 0): number {
  const clock = useClock();
  const [now, setNow] = useState(() => whole(clock(), step));
  useEffect(() => {
    const timer = setInterval(() => setNow(whole(clock(), step)), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, step, clock]);
  return now;
}

const whole = (time: number, step: number): number => (step ? Math.floor(time / step) * step : time);
