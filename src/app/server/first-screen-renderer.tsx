// Renders the first screen of an element on the server, with the components that the browser runs. The server passes in
// the data and handles the requests. This code reads no files and opens no connections.
import { render } from 'preact-render-to-string';
import { createMemoryStorage } from '../../lib/storage.ts';
import type { History } from '../../router/history.ts';
import { normalisePath } from '../../router/normalise-path.ts';
import type { Stores } from '../../stores/create-stores.ts';
import { applyBaseStyles } from '../../theme/base.ts';
import { getStitchesCss } from '../../theme/stitches.ts';
import { waitForLazyComponents } from '../../ui/layout/lazy-component.tsx';
import { type AppConfig, NO_HOST_OPTIONS } from '../app-config.ts';
import type { Environment } from '../environment.ts';
import type { Services } from '../service-types.ts';
import { createServices } from '../services.ts';
import { Shell } from '../shell.tsx';
import type { FirstScreenRequest, RenderedScreen } from './first-screen-types.ts';
import { findValidUntil } from './screen-validity.ts';

export { SERVER_THEME_CLASS as themeClass } from '../../theme/business-theme.ts';
export { renderThemeCss } from './theme-css.ts';

/** Maximum number of renderings. Each one may reveal lazy components nested in those that have just loaded. */
const MAX_PASSES = 8;
const MENU_ROUTES: readonly string[] = ['menu', 'category', 'item'];

/** A history with a single entry, for one navigation. */
function createServerHistory(path: string, { linkBase, linkSuffix }: FirstScreenRequest): History {
  let location = { path, key: '', state: undefined };
  return {
    get location() {
      return location;
    },
    push: () => undefined,
    replace(next) {
      location = { ...location, path: next };
    },
    goBack: () => false,
    listen: () => () => undefined,
    clearUrl: () => undefined,
    buildHref: (next) => linkBase + next + linkSuffix,
  };
}

const createServerEnvironment = (request: FirstScreenRequest): Environment => ({
  fetch: request.fetch,
  readCookies: () => '',
  languages: [request.locale],
  storage: createMemoryStorage(),
  tabStorage: createMemoryStorage(),
  clock: { now: () => request.now },
  page: { isHidden: () => false, subscribe: () => () => undefined },
  openEventSource: undefined,
  createHistory: () => createServerHistory(normalisePath(request.path, request.referenceId), request),
});

const toConfig = (request: FirstScreenRequest): AppConfig => ({
  ...NO_HOST_OPTIONS,
  referenceId: request.referenceId,
  apiBase: request.apiBase,
  locale: request.locale,
  consent: request.consent,
  themeId: request.themeId ?? undefined,
  firstLocale: Promise.resolve(request.locale),
  loadLocale: request.loadLocale,
  businessResponse: Promise.resolve(request.businessResponse),
  emit: () => true,
});

/** Resolves when all pages of a long menu have loaded, or when one fails to load. */
const waitForWholeMenu = ({ menu }: Stores): Promise<void> =>
  new Promise((resolve) => {
    const check = ({ isComplete, isCutShort }: ReturnType<typeof menu.getState>) => {
      if (isComplete || isCutShort) resolve();
    };
    menu.subscribe(check);
    check(menu.getState());
  });

/**
 * Makes hooks read the current state of the stores. In a server rendering, they would otherwise read the initial state.
 */
function exposeCurrentState({ menu, business, cart, shop, session, consent }: Stores): void {
  for (const store of [menu, business, cart, shop, session, consent])
    Object.assign(store, { getInitialState: store.getState });
}

/** Renders again until all lazy components have loaded, at most `MAX_PASSES` times. */
async function renderWithLazyComponents(services: Services): Promise<string> {
  let html = '';
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    html = render(<Shell services={services} brand="" onFirstScreen={() => undefined} />);
    if (!(await waitForLazyComponents())) break;
  }
  return html;
}

/**
 * The HTTP status of the screen. All errors other than 404 and 433 share one page, whatever the cause (spec, section
 * 2).
 */
function findStatus({ route, error }: ReturnType<Services['router']['getState']>): number {
  if (error) return [404, 433].includes(error.status) ? error.status : 500;
  return route?.name === 'notFound' || route?.name === 'root' ? 404 : 200;
}

/** Renders one screen. Rejects when a component throws, so that the caller falls back to the skeleton. */
export async function renderFirstScreen(request: FirstScreenRequest): Promise<RenderedScreen> {
  const services = await createServices(toConfig(request), createServerEnvironment(request));
  const { router, stores, i18n } = services;
  await i18n.ready;
  await router.start();
  const { route } = router.getState();
  exposeCurrentState(stores);
  if (request.isWholeMenu && route && MENU_ROUTES.includes(route.name)) await waitForWholeMenu(stores);
  applyBaseStyles();
  const html = await renderWithLazyComponents(services);
  router.stop(0);
  return {
    status: findStatus(router.getState()),
    html,
    css: getStitchesCss(),
    theme: stores.business.getState().business?.theme ?? {},
    validUntil: findValidUntil(stores, request.now),
  };
}
