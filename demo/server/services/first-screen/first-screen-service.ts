// The first screen of a business, rendered on the server: what a customer sees before any script runs. Screens are cached
// until the menu, the settings or the minute changes.
import type { FirstScreenRequest } from '../../../../src/app/server/first-screen-types.ts';
import { createLruCache } from '../shared/lru-cache.ts';
import { createScreenDocument, type ScreenDocument } from './screen-document.ts';
import type { ScreenRenderer } from './screen-renderer.ts';

export interface FirstScreen extends ScreenDocument {
  readonly status: number;
  /** Path of the screen after redirects. */
  readonly path: string;
  /** Changes whenever the screen changes. */
  readonly stamp: string;
}

export interface ScreenOptions
  extends Pick<
    FirstScreenRequest,
    'referenceId' | 'path' | 'locale' | 'colorScheme' | 'consent' | 'brand' | 'linkBase' | 'firstData'
  > {
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
  readonly failureCount: () => number;
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

/** In characters of HTML and CSS. */
const MAX_CACHED_LENGTH = 64 * 1024 * 1024;
/** Opening hours and dishes that are served at certain times change by the minute. */
const VALID_MS = 60_000;

export function createFirstScreens({
  loadRenderer,
  requestSelf,
  loadMessages,
  now,
  log,
}: FirstScreenDeps): FirstScreens {
  const cache = createLruCache<string, { readonly stamp: string; readonly screen: FirstScreen }>({
    maxWeight: MAX_CACHED_LENGTH,
    weigh: ({ screen }) => screen.html.length * 2 + screen.css.length,
  });
  let failures = 0;

  const renderNow = async ({
    origin,
    stamp,
    maxItems,
    ...options
  }: ScreenOptions): Promise<FirstScreen | null> => {
    const renderer = await loadRenderer();
    if (!renderer) return null;
    const { status, path, html, css, themes } = await renderer({
      ...options,
      apiBase: `${origin}/api`,
      fetch: (url, init) => requestSelf(String(url).slice(origin.length), init ?? {}),
      loadLocale: loadMessages,
      now: now(),
      isWholeMenu: maxItems === Number.POSITIVE_INFINITY,
    });
    return { status, path, stamp, ...createScreenDocument({ html, css, themes, maxItems }) };
  };

  return {
    async render(options) {
      const { firstData, stamp: dataStamp, ...rest } = options;
      const name = JSON.stringify(rest);
      const stamp = `${dataStamp} ${Math.floor(now() / VALID_MS)}`;
      const entry = cache.get(name);
      if (entry?.stamp === stamp) return entry.screen;
      try {
        const screen = await renderNow({ ...options, stamp });
        if (screen) cache.set(name, { stamp, screen });
        return screen;
      } catch (error) {
        failures += 1;
        log(error);
        return null;
      }
    },
    failureCount: () => failures,
  };
}
