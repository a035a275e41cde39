// The first screen of a business, rendered on the server: what a customer sees before the app has loaded. Screens are cached
// until the data of the business changes, or the clock changes what they show.
import type {
  FirstScreenRequest,
  ScreenRenderer,
  ScreenTheme,
  ThemeDemands,
} from '../../../../src/app/server/first-screen-types.ts';
import { createLruCache } from '../shared/lru-cache.ts';
import { createScreenDocument, type ScreenDocument } from './screen-document.ts';

export interface FirstScreen extends ScreenDocument {
  readonly status: number;
  /** Changes whenever the screen changes. */
  readonly stamp: string;
}

export interface ScreenOptions
  extends ThemeDemands,
    Pick<FirstScreenRequest, 'referenceId' | 'path' | 'locale' | 'consent' | 'linkBase' | 'firstData'> {
  /** Origin of the API, without a path. */
  readonly origin: string;
  /** Changes whenever the data of the screen changes. */
  readonly stamp: string;
  /** Number of dishes to render; Infinity for a complete menu. */
  readonly maxItems: number;
}

export interface FirstScreens {
  /** Null when the screen cannot be rendered. The element then shows its skeleton. */
  readonly render: (options: ScreenOptions) => Promise<FirstScreen | null>;
  /** Number of screens that could not be rendered since the start. */
  readonly countFailures: () => number;
}

interface FirstScreenDeps {
  readonly loadRenderer: () => Promise<ScreenRenderer | null>;
  /** Sends a request to this server without the network. */
  readonly requestSelf: (path: string, init: RequestInit) => Promise<Response>;
  readonly loadMessages: (locale: string) => Promise<unknown>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: (error: unknown) => void;
}

/** A screen without the rules of its theme, which depend on the host page. */
interface CachedScreen extends FirstScreen {
  readonly theme: ScreenTheme;
  readonly dataStamp: string;
  /** In epoch ms. */
  readonly validUntil: number;
}

/** In characters of HTML and CSS. */
const MAX_CACHED_LENGTH = 64 * 1024 * 1024;

export function createFirstScreens(deps: FirstScreenDeps): FirstScreens {
  const { loadRenderer, requestSelf, loadMessages, now, log } = deps;
  const cache = createLruCache<string, CachedScreen>({
    maxWeight: MAX_CACHED_LENGTH,
    weigh: ({ html, css }) => html.length * 2 + css.length,
  });
  /** Renderings in progress, so that a rush of visitors costs one. */
  const pending = new Map<string, Promise<CachedScreen>>();
  let failures = 0;

  type CachedOptions = Omit<ScreenOptions, keyof ThemeDemands>;

  const renderNow = async (
    renderer: ScreenRenderer,
    { origin, stamp, maxItems, ...request }: CachedOptions,
  ): Promise<CachedScreen> => {
    const { status, html, css, theme, validUntil } = await renderer.renderFirstScreen({
      ...request,
      apiBase: `${origin}/api`,
      fetch: (url, init) => requestSelf(String(url).slice(origin.length), init ?? {}),
      loadLocale: loadMessages,
      now: now(),
      isWholeMenu: maxItems === Number.POSITIVE_INFINITY,
    });
    const document = createScreenDocument({ html, css, keptClasses: [renderer.themeClass], maxItems });
    return { ...document, status, theme, dataStamp: stamp, stamp: `${stamp} ${validUntil}`, validUntil };
  };

  const findOrRender = async (renderer: ScreenRenderer, options: CachedOptions): Promise<CachedScreen> => {
    const { firstData, stamp, ...rest } = options;
    const key = JSON.stringify(rest);
    const cached = cache.get(key);
    if (cached?.dataStamp === stamp && now() < cached.validUntil) return cached;
    const pendingKey = `${stamp} ${key}`;
    const rendering =
      pending.get(pendingKey) ?? renderNow(renderer, options).finally(() => pending.delete(pendingKey));
    pending.set(pendingKey, rendering);
    const screen = await rendering;
    cache.set(key, screen);
    return screen;
  };

  return {
    async render({ colorScheme, brand, ...options }) {
      try {
        const renderer = await loadRenderer();
        if (!renderer) return null;
        const { theme, css, ...screen } = await findOrRender(renderer, options);
        const themeCss = renderer.renderThemeCss(theme, { colorScheme, brand });
        // Nothing in the CSS may close the style element around it.
        return { ...screen, css: `${css}${themeCss}`.replaceAll('<', '\\3c ') };
      } catch (error) {
        failures += 1;
        log(error);
        return null;
      }
    },
    countFailures: () => failures,
  };
}
