import { useEffect, useState } from 'react';
import { useClock, useShop } from '../../stores/context.tsx';

/** The time in epoch milliseconds by the server's clock, again every `everyMs`: for what is said relative to now. */
export function useNow(everyMs: number): number {
  const clock = useClock();
  // With its first answer the server tells the time.
  const status = useShop((state) => state.status);
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const look = () => setNow(clock());
    if (status === 'fetched') look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, clock, status]);
  return now;
}
