import { useEffect } from 'react';
import { readDocument } from '../../lib/read-document.ts';
import { useShop } from '../../stores/stores-context.tsx';

/** How often the schedule is requested again, in ms. */
const REFRESH_MS = 20_000;

/**
 * Requests the schedule regularly while mounted, so that a customer sees a rush before ordering. Sends no request while
 * the page is hidden: the store reloads an old schedule when the page becomes visible.
 */
export function useFreshSchedule(): void {
  const load = useShop((state) => state.load);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!readDocument('hidden')) void load();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [load]);
}
