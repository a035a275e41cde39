import { useEffect, useState } from 'react';

/** `value` as it is after it has rested for `ms`, `atFirst` until then: what is read out must not chatter while one types. */
export function useSettled<T>(value: T, ms: number, atFirst: T = value): T {
  const [settled, setSettled] = useState(atFirst);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
