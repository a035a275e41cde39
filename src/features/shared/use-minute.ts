import { useEffect, useState } from 'react';
import { useClock } from '../../stores/context.tsx';

const MINUTE = 60_000;

/** When the minute that runs began, in epoch milliseconds by the server's clock: told anew within a quarter of a minute. */
export function useMinute(): number {
  const clock = useClock();
  const [minute, setMinute] = useState(() => Math.floor(clock() / MINUTE) * MINUTE);
  useEffect(() => {
    // What is the same is not drawn again: a menu of thousands hangs on this.
    const timer = setInterval(() => setMinute(Math.floor(clock() / MINUTE) * MINUTE), MINUTE / 4);
    return () => clearInterval(timer);
  }, [clock]);
  return minute;
}
