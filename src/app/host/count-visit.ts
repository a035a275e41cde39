import { createVisitCounter } from '../../stores/tracking/visit-counter.ts';
import type { Services } from '../service-types.ts';

/** Counts the visit once per browser tab, shortly after the first screen. */
export function countVisit({ config, stores, i18n }: Services): void {
  const getContext = () => ({
    mode: config.urlMode === 'path' ? ('hosted' as const) : ('embedded' as const),
    locale: i18n.i18n.language,
    host: location.hostname,
  });
  stores.getOrCreateStore((deps, allStores) => createVisitCounter(deps, allStores, getContext));
}
