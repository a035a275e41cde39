import type { Services } from '../service-types.ts';

/**
 * From the first screen on: while the customer agrees to it, their steps are told. The code for that, and with it every
 * request to a third party, comes only then. Tells the host when the answer changes.
 */
export function followConsent({ config, stores, router, tracking, newId, i18n }: Services): void {
  const { consent } = stores;
  let running: Promise<() => void> | null = null;

  const follow = () => {
    if (consent.getState().status === 'granted') {
      running ??= import('../../features/tracking/start-tracking.ts').then(({ startTracking }) =>
        startTracking({
          stores,
          router,
          tracking,
          newId,
          isOwnPage: config.urlMode === 'path',
          locale: () => i18n.i18n.language,
          emit: (detail) => config.emit('track', detail),
          fetch: (...request) => fetch(...request),
        }),
      );
      // A browser that will not load it tells nobody.
      running.catch(() => undefined);
      return;
    }
    void running?.then(
      (stop) => stop(),
      () => undefined,
    );
    running = null;
  };

  consent.subscribe(({ status }, before) => {
    if (status === before.status) return;
    config.emit('consent-change', { status });
    follow();
  });
  follow();
}
