import type { ComponentType } from 'react';
import { createClient } from '../api/client/api-client.ts';
import { createReporter } from '../api/client/reporter.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { type LocalePreferences, localeForBusiness } from '../i18n/detect.ts';
import { readCookies } from '../lib/cookies.ts';
import { localeWithoutBusiness } from '../lib/shipped-locales.ts';
import { browserStorage } from '../lib/storage.ts';
import { loginPath } from '../router/login-path.ts';
import { createRouter } from '../router/router.ts';
import { createStores } from '../stores/create-stores.ts';
import { createPageVisibility } from '../stores/page-visibility.ts';
import type { ServerTime } from '../stores/store-deps.ts';
import { createTracking } from '../stores/tracking/tracking-store.ts';
import type { AppConfig } from './app-config.ts';
import { createGuards, globalGuards } from './guards/route-guards.ts';
import { createAppHistory } from './host/create-app-history.ts';
import { createRoutes } from './routes.ts';
import type { OrderListener, Services } from './service-types.ts';

/** 128 random bits. `crypto.randomUUID` is missing on pages without TLS. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export async function createServices(config: AppConfig): Promise<Services> {
  const history = await createAppHistory(config);
  let hostLocale = config.locale || undefined;
  const scroller: Services['scroller'] = { current: null };
  const languagePreferences = (): LocalePreferences => ({
    requestedLocale: hostLocale,
    cookies: readCookies(),
    browser: navigator.languages,
  });
  const reporter = createReporter((error, context) =>
    config.emit('error', { ...context, kind: 'report', message: String(error) }),
  );
  const i18n = createI18n({
    locale: await config.firstLocale.catch(() =>
      localeWithoutBusiness(hostLocale, readCookies(), navigator.languages),
    ),
    load: config.loadLocale,
    warn: (message) => console.warn('[order-app]', message),
  });
  let serverTime: ServerTime = Date;
  const client = createClient({
    baseUrl: config.apiBase,
    fetch: (...request) => fetch(...request),
    locale: () => i18n.i18n.language,
    token: () => stores.session.getState().token,
    now: () => new Date(serverTime.now()),
    onResponse: (...answer) => serverTime.recordResponse?.(...answer),
    reporter,
    onUnauthorized({ status }) {
      // Without this logout the expired token would cause the same redirect again and again.
      if (status === 401) stores.session.getState().logout();
      void router.navigate(loginPath(config.referenceId, router.getState().route?.path ?? ''));
    },
  });
  const orderListeners = new Set<OrderListener>();
  const tracking = createTracking(() => stores.consent.getState().status === 'granted');
  const stores = createStores({
    client,
    tracking,
    initialConsent: config.consent,
    storage: browserStorage(window),
    now: () => serverTime.now(),
    setClock(better) {
      serverTime = better;
    },
    newId,
    referenceId: config.referenceId,
    apiOrigin: new URL(config.apiBase).origin,
    reporter,
    page: createPageVisibility(document),
    firstData: config.firstData,
    onOrder: (...change) => {
      for (const listener of orderListeners) listener(...change);
    },
    mapOptions: config.maps,
    openEventSource: typeof EventSource === 'function' ? (url) => new EventSource(url) : undefined,
  });
  if (config.branch) (await import('./host/apply-host-branch.ts')).applyHostBranch(config, stores);
  const guardServices = { config, stores, i18n, languagePreferences };
  const router = createRouter<ComponentType>({
    routes: createRoutes(),
    history,
    guards: createGuards(guardServices),
    globalGuards,
    canNavigate: ({ isCancelable, ...detail }) =>
      config.emit('navigate', detail, { cancelable: isCancelable }),
    readScroll: () => scroller.current?.scrollTop ?? 0,
  });
  return {
    ...guardServices,
    router,
    tracking,
    newId,
    scroller,
    orderListeners,
    report: (error, part) => reporter.report(error, { part }),
    setHostLocale(locale) {
      if (locale === hostLocale) return;
      hostLocale = locale;
      const { business } = stores.business.getState();
      if (business) void i18n.setLocale(localeForBusiness(languagePreferences(), business.locales));
    },
  };
}
