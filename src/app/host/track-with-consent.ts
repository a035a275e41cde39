import type { Services } from '../service-types.ts';

/**
 * Tracks what the customer does, as long as the customer's consent lasts. The tracking chunk, and with it every request to a third party,
 * loads only after consent. Emits `consent-change` when the consent changes.
 */
export function trackWithConsent({ config, stores, router, tracking, createId, i18n }: Services): void {
  const { consent } = stores;
  let stopTrackingPromise: Promise<() => void> | null = null;

  const applyConsent = () => {
    if (consent.getState().status === 'granted') {
      stopTrackingPromise ??= import('../../features/tracking/start-tracking.ts').then(({ startTracking }) =>
        startTracking({
          stores,
          router,
          tracking,
          createId,
          ownsPagePath: config.urlMode === 'path',
          getLocale: () => i18n.i18n.language,
          emit: (detail) => config.emit('track', detail),
          fetch: (...request) => fetch(...request),
        }),
      );
      // If a content blocker prevents the load, nothing is tracked.
      stopTrackingPromise.catch(() => undefined);
      return;
    }
    void stopTrackingPromise?.then(
      (stop) => stop(),
      () => undefined,
    );
    stopTrackingPromise = null;
  };

  consent.subscribe(({ status }, previous) => {
    if (status === previous.status) return;
    config.emit('consent-change', { status });
    applyConsent();
  });
  applyConsent();
}
