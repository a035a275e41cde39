import { useEffect, useState } from 'react';

/** In ms: what screen readers take to notice a new live region. */
const NOTICED_MS = 100;

/**
 * False while a live region is new: only what comes into one that is known already is read out. Words that come with their
 * region wait for it.
 */
export function useHeard(isRegion = true): boolean {
  const [isHeard, setHeard] = useState(!isRegion);
  useEffect(() => {
    if (!isRegion) return;
    const timer = setTimeout(() => setHeard(true), NOTICED_MS);
    return () => clearTimeout(timer);
  }, [isRegion]);
  return isHeard;
}
