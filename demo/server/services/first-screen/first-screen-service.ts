// The first screen of a business, rendered on the server: what a customer sees before any script runs. Screens are cached
// until the data of the business changes, or the clock changes what they show.
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

interface CacheEntry {
  readonly stamp: string;
  /** In epoch ms. */
  readonly validUntil: number;
  readonly screen: FirstScreen;
}

/** In characters of HTML and CSS. */
const MAX_CACHED_LENGTH = 64 * 1024 * 1024;

export function createFirstScreens({
  loadRenderer,
  requestSelf,
  loadMessages,
  now,
  log,
}: FirstScreenDeps): FirstScreens {
  const cache = createLruCache<string, CacheEntry>({
    maxWeight: MAX_CACHED_LENGTH,
    weigh: ({ screen }) => screen.html.length * 2 + screen.css.length,
  });
  /** Renderings in progress, so that a rush of visitors costs one. */
  const pending = new Map<string, Promise<FirstScreen | null>>();
  let failures = 0;

  const renderNow = async ({
    origin,
    stamp,
    maxItems,
    ...options
  }: ScreenOptions): Promise<CacheEntry | null> => {
    const renderer = await loadRenderer();
    if (!renderer) return null;
    const { status, path, html, css, themes, validUntil } = await renderer({
      ...options,
      apiBase: `${origin}/api`,
      fetch: (url, init) => requestSelf(String(url).slice(origin.length), init ?? {}),
      loadLocale: loadMessages,
      now: now(),
      isWholeMenu: maxItems === Number.POSITIVE_INFINITY,
    });
    const document = createScreenDocument({ html, css, themes, maxItems });
    return { stamp, validUntil, screen: { status, path, stamp: `${stamp} ${validUntil}`, ...document } };
  };

  const renderAndCache = async (key: string, options: ScreenOptions): Promise<FirstScreen | null> => {
    try {
      const entry = await renderNow(options);
      if (entry) cache.set(key, entry);
      return entry?.screen ?? null;
    } catch (error) {
      failures += 1;
      log(error);
      return null;
    }
  };

  return {
    async render(options) {
      const { firstData, stamp, ...rest } = options;
      const key = JSON.stringify(rest);
      const entry = cache.get(key);
      if (entry?.stamp === stamp && now() < entry.validUntil) return entry.screen;
      const pendingKey = `${stamp} ${key}`;
      const rendering =
        pending.get(pendingKey) ?? renderAndCache(key, options).finally(() => pending.delete(pendingKey));
      pending.set(pendingKey, rendering);
      return rendering;
    },
    failureCount: () => failures,
  };
}
