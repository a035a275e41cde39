import type { ComponentType } from 'react';
import { createClient } from '../api/client/api-client.ts';
import { createReporter } from '../api/client/reporter.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { type LocalePreferences, selectBusinessLocale } from '../i18n/select-locale.ts';
import { createSharedMemory } from '../lib/shared-memory.ts';
import { chooseLocaleWithoutBusiness } from '../lib/shipped-locales.ts';
import { buildLoginPath } from '../router/login-path.ts';
import type { RouteName } from '../router/route-table.ts';
import { createRouter } from '../router/router.ts';
import { createStores } from '../stores/create-stores.ts';
import { createErasableStorage } from '../stores/erasable-storage.ts';
import { createTracking } from '../stores/tracking/tracking-store.ts';
import type { AppConfig } from './app-config.ts';
import type { Environment } from './environment.ts';
import { createGuards, globalGuards } from './guards/route-guards.ts';
import { createRoutes } from './routes.ts';
import type { OrderListener, Services } from './service-types.ts';

/** 128 random bits. `crypto.randomUUID` is missing on pages without TLS. */
const createId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Opens the storage for logins of elements with `login-storage="memory"`. All elements on a page share these logins.
 */
const openPageMemory = createSharedMemory();

/**
 * Screens that stay open while the business is switched off, so that customers still see what they have ordered or
 * reserved (decisions, section 4).
 */
const SCREENS_WHILE_SWITCHED_OFF: ReadonlySet<RouteName> = new Set([
  'order',
  'orderDetails',
  'ordersStatus',
  'paymentFail',
  'reservationSuccess',
]);

/** Creates everything that one element owns, in the browser or on the server that renders its first screen. */
export async function createServices(config: AppConfig, environment: Environment): Promise<Services> {
  const { readCookies, languages } = environment;
  const history = environment.createHistory(config);
  let hostLocale = config.locale || undefined;
  const scroller: Services['scroller'] = { current: null };
  const getLanguagePreferences = (): LocalePreferences => ({
    requestedLocale: hostLocale,
    cookies: readCookies(),
    browserLocales: languages,
  });
  const reporter = createReporter((error, context) =>
    config.emit('error', { ...context, kind: 'report', message: String(error) }),
  );
  const i18n = createI18n({
    locale: await config.firstLocale.catch(() =>
      chooseLocaleWithoutBusiness(hostLocale, readCookies(), languages),
    ),
    load: config.loadLocale,
    warn: (message) => console.warn('[order-app]', message),
    getCountry: () => stores.business.getState().business?.countryCode ?? '',
  });
  let serverClock = environment.clock;
  const client = createClient({
    baseUrl: config.apiBase,
    fetch: environment.fetch,
    getLocale: () => i18n.i18n.language,
    getToken: () => stores.session.getState().token,
    now: () => new Date(serverClock.now()),
    onResponse: (...response) => serverClock.recordResponse?.(...response),
    reporter,
    onUnauthorized({ status, serverMessage }) {
      const session = stores.session.getState();
      // A logged-in customer gets a message: the login screen would only redirect them to the profile.
      if (status === 403 && session.customer === 'authenticated')
        return session.showForbidden(serverMessage ?? '');
      // Log out first. Otherwise the expired token would cause the same redirect over and over.
      if (status === 401) session.logout();
      const { route } = router.getState();
      // On the login screen, stay there. Another redirect would lose the path to return to.
      if (route?.name !== 'login')
        void router.navigate(buildLoginPath(config.referenceId, route?.path ?? ''));
    },
    onSwitchedOff(error) {
      const business = stores.business.getState();
      // While the business is loading, the guard of the route shows the error.
      if (business.status !== 'fetched') return;
      business.reportSwitchedOff(error);
      const { route } = router.getState();
      if (route && !SCREENS_WHILE_SWITCHED_OFF.has(route.name)) void router.retry();
    },
  });
  const orderListeners = new Set<OrderListener>();
  const owner = { referenceId: config.referenceId, apiOrigin: new URL(config.apiBase).origin };
  const storage = createErasableStorage(environment.storage, owner);
  const tabStorage = createErasableStorage(environment.tabStorage, owner);
  const loginStorage =
    config.loginStorage === 'memory' ? createErasableStorage(openPageMemory(), owner) : storage;
  const tracking = createTracking(() => stores.consent.getState().status === 'granted');
  const stores = createStores({
    client,
    tracking,
    initialConsent: config.consent,
    storage,
    loginStorage,
    tabStorage,
    now: () => serverClock.now(),
    setClock(clock) {
      serverClock = clock;
    },
    createId,
    ...owner,
    themeId: config.themeId || undefined,
    reporter,
    page: environment.page,
    businessResponse: config.businessResponse,
    onOrder: (...change) => {
      for (const listener of orderListeners) listener(...change);
    },
    mapOptions: config.getMaps,
    openEventSource: environment.openEventSource,
  });
  if (config.branch) await (await import('./host/apply-host-branch.ts')).applyHostBranch(config, stores);
  const guardServices = { config, stores, i18n, getLanguagePreferences };
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
    createId,
    scroller,
    orderListeners,
    untouchedRef: { current: config.isUntouched ?? false },
    eraseStorages() {
      for (const erasable of [storage, tabStorage, loginStorage]) erasable.erase();
    },
    report: (error, part) => reporter.report(error, { part }),
    setHostLocale(locale) {
      if (locale === hostLocale) return;
      hostLocale = locale;
      const { business } = stores.business.getState();
      if (business) void i18n.setLocale(selectBusinessLocale(getLanguagePreferences(), business.locales));
    },
  };
}
