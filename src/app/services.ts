import type { ComponentType } from 'react';
import { createClient } from '../api/client.ts';
import { createReporter } from '../api/reporter.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { localeForBusiness, type Wishes } from '../i18n/detect.ts';
import { readCookies } from '../lib/cookies.ts';
import { browserStorage } from '../lib/storage.ts';
import type { History } from '../router/history.ts';
import { createMemoryHistory } from '../router/history-memory.ts';
import { normalisePath } from '../router/normalise-path.ts';
import { paths } from '../router/paths.ts';
import { createRouter } from '../router/router.ts';
import { createStores } from '../stores/create-stores.ts';
import { pageVisibility } from '../stores/page-visibility.ts';
import { createTracking } from '../stores/tracking.ts';
import type { AppConfig } from './app-config.ts';
import { createGuards, globalGuards } from './guards.ts';
import { createRoutes } from './routes.ts';
import type { Services } from './service-types.ts';

/** 128 random bits; `crypto.randomUUID` is missing on a page without TLS. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The page's address is written by few elements: that code is theirs to wait for. The hosted page preloads its own. */
async function historyFor({ urlMode, path, referenceId, apiBase }: AppConfig): Promise<History> {
  const initial = normalisePath(path ?? '/', referenceId);
  if (urlMode === 'hash')
    return (await import('../router/history-hash.ts')).createHashHistory(window, initial);
  if (urlMode === 'query')
    return (await import('../router/history-query.ts')).createQueryHistory(window, initial);
  if (urlMode === 'path')
    return (await import('../router/history-path.ts')).createPathHistory(window, initial);
  return createMemoryHistory(initial, new URL(apiBase).origin);
}

export async function createServices(config: AppConfig): Promise<Services> {
  const history = await historyFor(config);
  let asked = config.locale;
  const scroller: Services['scroller'] = { current: null };
  const wishes = (): Wishes => ({ asked, cookies: readCookies(), browser: navigator.languages });
  const reporter = createReporter((error, context) =>
    config.emit('error', { kind: 'report', message: String(error), ...context }),
  );
  const i18n = createI18n({
    locale: config.firstLocale,
    load: config.loadLocale,
    warn: (message) => console.warn('[order-app]', message),
  });
  const client = createClient({
    baseUrl: config.apiBase,
    fetch: (...request) => fetch(...request),
    locale: () => i18n.i18n.language,
    token: () => stores.session.getState().token,
    now: () => new Date(),
    reporter,
    onUnauthorized: () => void router.navigate(paths.login({ referenceId: config.referenceId })),
  });
  const tracking = createTracking(() => stores.consent.getState().status === 'granted');
  const stores = createStores({
    client,
    tracking,
    consent: config.consent,
    storage: browserStorage(window),
    now: Date.now,
    newId,
    referenceId: config.referenceId,
    apiOrigin: new URL(config.apiBase).origin,
    reporter,
    page: pageVisibility(document),
    firstData: config.firstData,
    eventSource: typeof EventSource === 'function' ? (url) => new EventSource(url) : undefined,
  });
  const partial = { config, stores, i18n, wishes };
  const router = createRouter<ComponentType>({
    routes: createRoutes(),
    history,
    guards: createGuards(partial),
    globalGuards,
    readScroll: () => scroller.current?.scrollTop ?? 0,
  });
  return {
    ...partial,
    router,
    tracking,
    newId,
    scroller,
    setAskedLocale(locale) {
      if (locale === asked) return;
      asked = locale;
      const { business } = stores.business.getState();
      if (business) void i18n.setLocale(localeForBusiness(wishes(), business.locales));
    },
  };
}
