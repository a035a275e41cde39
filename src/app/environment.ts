import { readCookies } from '../lib/cookies.ts';
import { createBrowserStorage, type KeyValueStorage } from '../lib/storage.ts';
import type { History } from '../router/history.ts';
import { createPageVisibility, type PageVisibility } from '../stores/page-visibility.ts';
import type { ServerTime } from '../stores/store-deps.ts';
import type { AppConfig } from './app-config.ts';
import { createAppHistory } from './host/create-app-history.ts';

/** What the app needs from the place where it runs: a browser, or the server that renders its first screen. */
export interface Environment {
  readonly fetch: typeof globalThis.fetch;
  /** The text of all cookies. */
  readonly readCookies: () => string;
  /** The customer's languages, the preferred one first. */
  readonly languages: readonly string[];
  readonly storage: KeyValueStorage;
  /** Storage of one browser tab. Default: `sessionStorage`. */
  readonly tabStorage?: KeyValueStorage;
  readonly clock: ServerTime;
  readonly page: PageVisibility;
  /** Opens a stream of server-sent events. Undefined where there are none. */
  readonly openEventSource: ((url: string) => EventSource) | undefined;
  readonly createHistory: (config: AppConfig) => History;
}

/** The browser window in which this script runs. */
export const createBrowserEnvironment = (): Environment => ({
  fetch: (...request) => fetch(...request),
  readCookies,
  languages: navigator.languages,
  storage: createBrowserStorage(window),
  clock: Date,
  page: createPageVisibility(),
  openEventSource: typeof EventSource === 'function' ? (url) => new EventSource(url) : undefined,
  createHistory: createAppHistory,
});
