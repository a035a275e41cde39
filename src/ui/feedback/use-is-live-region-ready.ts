import { useEffect, useState } from 'react';

/** How long screen readers take to notice a new live region, in ms. */
const REGION_READY_MS = 100;

/**
 * Returns false while a live region is new, and always true if `isRegion` is false. Screen readers announce only
 * changes to a region that they already know, so content that appears together with its region has to wait.
 */
export function useIsLiveRegionReady(isRegion = true): boolean {
  const [isReady, setReady] = useState(!isRegion);
  useEffect(() => {
    if (!isRegion) return;
    const timer = setTimeout(() => setReady(true), REGION_READY_MS);
    return () => clearTimeout(timer);
  }, [isRegion]);
  return isReady;
}
