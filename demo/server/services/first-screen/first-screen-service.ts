// The first screen of a business, rendered on the server, which a customer sees before the app has loaded. Screens are
// cached until the business's data changes or their validity ends.
import type { ThemeOverrides } from '../../../../src/app/server/first-screen-types.ts';
import { createLruCache } from '../shared/lru-cache.ts';
import type { ScreenRenderer } from './screen-renderer.ts';
import type { RenderedTask, ScreenTask } from './screen-task.ts';

export interface FirstScreen extends Pick<RenderedTask, 'status' | 'css' | 'markup' | 'validUntil'> {
  /** Changes whenever the screen changes. */
  readonly stamp: string;
}

export interface ScreenOptions extends ThemeOverrides, Omit<ScreenTask, 'now' | 'localesFolder'> {
  /** Changes whenever the screen's data changes. */
  readonly stamp: string;
}

export interface FirstScreens {
  /** Null when the screen cannot be rendered in time. The element then displays its skeleton. */
  readonly render: (options: ScreenOptions) => Promise<FirstScreen | null>;
  /** Loads the renderer, so that the first visitor after a restart does not have to wait for it. */
  readonly prepare: () => Promise<void>;
  /** Number of screens that could not be rendered since the server started. */
  readonly countFailures: () => number;
  /** Stops the rendering of screens. */
  readonly close: () => Promise<void>;
}

interface FirstScreenDeps {
  /** Called once, by `prepare` or for the first screen. Resolves to null when there is no renderer. */
  readonly loadRenderer: () => Promise<ScreenRenderer | null>;
  readonly localesFolder: string;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: (error: unknown) => void;
  /** How long a visitor waits for a screen, in ms. Rendering continues, for the next visitor. */
  readonly maxWaitMs?: number;
}

/** A screen without its theme's rules, which depend on the host page. */
interface CachedScreen extends FirstScreen, Pick<RenderedTask, 'theme'> {
  readonly dataStamp: string;
}

type CachedOptions = Omit<ScreenOptions, keyof ThemeOverrides>;

/** In characters of markup and CSS. */
const MAX_CACHED_LENGTH = 64 * 1024 * 1024;
/**
 * Only screens with these statuses are sent to visitors: pages, missing pages (404), and businesses that are switched off
 * (433). Other errors may be over by the time the app has loaded.
 */
const SHOWN_STATUSES: readonly number[] = [200, 404, 433];
const MAX_WAIT_MS = 3000;
/** A screen that could not be rendered is not retried before this time, so that it cannot keep the workers busy. */
const RETRY_AFTER_MS = 30_000;
const MAX_FAILED_SCREENS = 1000;

/** Resolves to null when `promise` takes longer than `ms`. */
function limitTime<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

export function createFirstScreens(deps: FirstScreenDeps): FirstScreens {
  const { localesFolder, now, log, maxWaitMs = MAX_WAIT_MS } = deps;
  const cache = createLruCache<string, CachedScreen>({
    maxWeight: MAX_CACHED_LENGTH,
    weigh: ({ markup, css }) => markup.length + css.length,
  });
  /** Renderings in progress. Simultaneous visitors of a screen share its rendering. */
  const pendingRenderings = new Map<string, Promise<CachedScreen | null>>();
  /** When a screen that could not be rendered may be retried, in epoch ms. */
  const retryTimes = createLruCache<string, number>({ maxWeight: MAX_FAILED_SCREENS });
  let failureCount = 0;
  let rendererPromise: Promise<ScreenRenderer | null> | undefined;

  const renderNow = async (
    renderer: ScreenRenderer,
    { stamp, ...task }: CachedOptions,
  ): Promise<CachedScreen> => {
    const screen = await renderer.render({ ...task, localesFolder, now: now() });
    if (!SHOWN_STATUSES.includes(screen.status))
      throw new Error(`The first screen of ${task.path} is an error page with status ${screen.status}`);
    return { ...screen, dataStamp: stamp, stamp: `${stamp} ${screen.validUntil}` };
  };

  const findOrRenderScreen = (
    renderer: ScreenRenderer,
    options: CachedOptions,
  ): Promise<CachedScreen | null> => {
    const { businessResponseText, stamp, ...rest } = options;
    const key = JSON.stringify(rest);
    const cached = cache.get(key);
    if (cached?.dataStamp === stamp && now() < cached.validUntil) return Promise.resolve(cached);
    const versionKey = `${stamp} ${key}`;
    if (now() < (retryTimes.get(versionKey) ?? 0)) return Promise.resolve(null);
    const pendingRendering = pendingRenderings.get(versionKey);
    if (pendingRendering) return pendingRendering;
    const rendering = renderNow(renderer, options)
      .then(
        (screen) => {
          cache.set(key, screen);
          return screen;
        },
        (error: unknown) => {
          failureCount += 1;
          log(error);
          retryTimes.set(versionKey, now() + RETRY_AFTER_MS);
          return null;
        },
      )
      .finally(() => pendingRenderings.delete(versionKey));
    pendingRenderings.set(versionKey, rendering);
    return rendering;
  };

  const getRenderer = () => {
    rendererPromise ??= deps.loadRenderer();
    return rendererPromise;
  };

  return {
    prepare: () => getRenderer().then((renderer) => renderer?.start(), log),
    async render({ colorScheme, brand, ...options }) {
      try {
        const renderer = await getRenderer();
        const renderedScreen =
          renderer && (await limitTime(findOrRenderScreen(renderer, options), maxWaitMs));
        if (!renderedScreen) return null;
        const { theme, css, ...screen } = renderedScreen;
        const themeCss = renderer.renderThemeCss(theme, { colorScheme, brand });
        // Prevent the CSS from closing the style element around it.
        return { ...screen, css: `${css}${themeCss}`.replaceAll('<', '\\3c ') };
      } catch (error) {
        failureCount += 1;
        log(error);
        return null;
      }
    },
    countFailures: () => failureCount,
    async close() {
      await (await rendererPromise?.catch(() => null))?.close();
    },
  };
}
