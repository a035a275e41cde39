import { useEffect, useState } from 'react';
import { useClock } from '../../stores/context.tsx';

/** The time in epoch milliseconds by the server's clock, again every `everyMs`: for what is said relative to now. */
export function useNow(everyMs: number): number {
  const clock = useClock();
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, clock]);
  return now;
}
