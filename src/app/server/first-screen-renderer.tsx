import { render } from 'preact-render-to-string';
import { memoryStorage } from '../../lib/storage.ts';
import type { History } from '../../router/history.ts';
import { normalisePath } from '../../router/normalise-path.ts';
import { applyBaseStyles } from '../../theme/base.ts';
import { businessTheme } from '../../theme/business-theme.ts';
import { parseColor } from '../../theme/color.ts';
import { stitchesCss } from '../../theme/stitches.ts';
import { waitForLazyComponents } from '../../ui/layout/lazy-component.tsx';
import type { AppConfig } from '../app-config.ts';
import type { Environment } from '../environment.ts';
import type { Services } from '../service-types.ts';
import { createServices } from '../services.ts';
import { Shell } from '../shell.tsx';
import type { FirstScreenRequest, RenderedScreen } from './first-screen-types.ts';
import { findValidUntil } from './screen-validity.ts';

// Renders the first screen of an element on the server, with the components that the browser runs. The server gives the data
// and answers the requests; nothing here reads a file or opens a connection.

/** The longest chain of lazy components inside lazy components. */
const MAX_PASSES = 8;

const createServerHistory = (path: string, linkBase: string): History => ({
  location: { path, key: '', state: undefined },
  push: () => undefined,
  replace(next) {
    (this as { location: History['location'] }).location = { path: next, key: '', state: undefined };
  },
  back: () => false,
  listen: () => () => undefined,
  clearUrl: () => undefined,
  href: (next) => linkBase + next,
});

function createServerEnvironment({
  path,
  referenceId,
  linkBase,
  fetch,
  now,
  locale,
}: FirstScreenRequest): Environment {
  return {
    fetch,
    readCookies: () => '',
    languages: [locale],
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    clock: { now: () => now },
    page: { isHidden: () => false, subscribe: () => () => undefined },
    openEventSource: undefined,
    createHistory: async () => createServerHistory(normalisePath(path, referenceId), linkBase),
  };
}

const toConfig = (request: FirstScreenRequest): AppConfig => ({
  referenceId: request.referenceId,
  apiBase: request.apiBase,
  path: request.path,
  locale: request.locale,
  colorScheme: request.colorScheme,
  consent: request.consent,
  firstLocale: Promise.resolve(request.locale),
  loadLocale: request.loadLocale,
  firstData: Promise.resolve(request.firstData),
  emit: () => true,
  urlMode: undefined,
  coupon: undefined,
  type: undefined,
  branch: undefined,
  table: undefined,
  customerName: undefined,
  customerPhone: undefined,
});

function themeClasses(
  { stores }: Services,
  { colorScheme, brand }: FirstScreenRequest,
): RenderedScreen['themes'] {
  const theme = stores.business.getState().business?.theme ?? {};
  const isFixed = colorScheme === 'light' || colorScheme === 'dark';
  if (isFixed || ('darkMode' in theme && theme.darkMode !== 'auto')) return null;
  const settings = brand ? { ...theme, themeColor: brand } : theme;
  const ownClass = (mode: 'light' | 'dark') => businessTheme(settings, mode).split(' ').at(-1) ?? '';
  return { light: ownClass('light'), dark: ownClass('dark') };
}

/** Renders one screen. Rejects when a component throws, so the caller falls back to the skeleton. */
export async function renderFirstScreen(unchecked: FirstScreenRequest): Promise<RenderedScreen> {
  const request = { ...unchecked, brand: parseColor(unchecked.brand) ? unchecked.brand : '' };
  const services = await createServices(toConfig(request), createServerEnvironment(request));
  const { router, stores, i18n } = services;
  await i18n.ready;
  if (request.colorScheme) stores.business.setState({ hostColorScheme: request.colorScheme });
  await router.start();
  const { menu, business, cart, shop, session, consent } = stores;
  // Hooks of a server rendering read the initial state. This screen shows the current one.
  for (const store of [menu, business, cart, shop, session, consent])
    Object.assign(store, { getInitialState: store.getState });
  if (request.isWholeMenu && menu.getState().menu)
    await new Promise<void>((resolve) => {
      const check = ({ isComplete, isCutShort }: ReturnType<typeof menu.getState>) =>
        (isComplete || isCutShort) && resolve();
      menu.subscribe(check);
      check(menu.getState());
    });
  applyBaseStyles();
  let html = '';
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    html = render(<Shell services={services} brand={request.brand} onFirstScreen={() => undefined} />);
    if (!(await waitForLazyComponents())) break;
  }
  const { route, error } = router.getState();
  router.stop(0);
  return {
    status: error?.status ?? (route?.name === 'notFound' || route?.name === 'root' ? 404 : 200),
    path: route?.path ?? request.path,
    html,
    validUntil: findValidUntil(stores, request.now),
    themes: themeClasses(services, request),
    css: stitchesCss(),
  };
}
