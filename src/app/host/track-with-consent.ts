import type { Services } from '../service-types.ts';

/**
 * Tracks the customer's actions while they consent. The tracking chunk, and with it every request to a third party,
 * loads only after consent. Emits `consent-change` when the consent changes.
 */
export function trackWithConsent({ config, stores, router, tracking, createId, i18n }: Services): void {
  const { consent } = stores;
  let tracker: Promise<() => void> | null = null;

  const applyConsent = () => {
    if (consent.getState().status === 'granted') {
      tracker ??= import('../../features/tracking/start-tracking.ts').then(({ startTracking }) =>
        startTracking({
          stores,
          router,
          tracking,
          createId,
          isOwnPage: config.urlMode === 'path',
          getLocale: () => i18n.i18n.language,
          emit: (detail) => config.emit('track', detail),
          fetch: (...request) => fetch(...request),
        }),
      );
      // If a content blocker prevents the load, nothing is tracked.
      tracker.catch(() => undefined);
      return;
    }
    void tracker?.then(
      (stop) => stop(),
      () => undefined,
    );
    tracker = null;
  };

  consent.subscribe(({ status }, before) => {
    if (status === before.status) return;
    config.emit('consent-change', { status });
    applyConsent();
  });
  applyConsent();
}
