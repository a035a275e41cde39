import { useEffect, useState } from 'react';

/** The time in epoch milliseconds, again every `everyMs`: for what is said relative to now. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
