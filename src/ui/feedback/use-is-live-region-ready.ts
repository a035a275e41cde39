import { useEffect, useState } from 'react';

/** How long screen readers take to notice a new live region, in ms. */
const REGION_READY_MS = 100;

/**
 * Returns false until screen readers have noticed a new live region. They announce only changes to a region that they
 * already know, so content that appears together with its region has to wait. Pass false as `isRegion` if there is no
 * live region: the result is then true from the start.
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
