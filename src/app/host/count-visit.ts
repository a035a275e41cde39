import type { Services } from '../service-types.ts';

/** Counts the visit once per browser tab. The code loads after the first screen. */
export function countVisit({ config, stores, i18n }: Services): void {
  const getContext = () => ({
    mode: config.urlMode === 'path' ? ('hosted' as const) : ('embedded' as const),
    locale: i18n.i18n.language,
    host: location.hostname,
  });
  import('../../stores/tracking/visit-counter.ts').then(
    ({ createVisitCounter }) =>
      stores.getOrCreateStore((deps, allStores) => createVisitCounter(deps, allStores, getContext)),
    // A content blocker may prevent the load. The visit is not counted then.
    () => undefined,
  );
}
