import { readCookies } from '../lib/cookies.ts';
import { createSessionStorage } from '../lib/session-storage.ts';
import { createBrowserStorage, type KeyValueStorage } from '../lib/storage.ts';
import type { History } from '../router/history.ts';
import { createPageVisibility, type PageVisibility } from '../stores/page-visibility.ts';
import type { ServerTime } from '../stores/store-deps.ts';
import type { AppConfig } from './app-config.ts';
import { createAppHistory } from './host/create-app-history.ts';

/** What the app needs from its environment: a browser, or the server that renders the first screen. */
export interface Environment {
  readonly fetch: typeof globalThis.fetch;
  /** All cookies, as in `document.cookie`. */
  readonly readCookies: () => string;
  /** The customer's languages, the preferred one first. */
  readonly languages: readonly string[];
  readonly storage: KeyValueStorage;
  /** Storage of one browser tab. */
  readonly tabStorage: KeyValueStorage;
  readonly clock: ServerTime;
  readonly page: PageVisibility;
  /** Opens a stream of server-sent events. Undefined if the environment has none. */
  readonly openEventSource: ((url: string) => EventSource) | undefined;
  readonly createHistory: (config: AppConfig) => History;
}

/** The environment of the browser window in which this script runs. */
export const createBrowserEnvironment = (): Environment => ({
  fetch: (...request) => fetch(...request),
  readCookies,
  languages: navigator.languages,
  storage: createBrowserStorage(window),
  tabStorage: createSessionStorage(window),
  clock: Date,
  page: createPageVisibility(),
  openEventSource: typeof EventSource === 'function' ? (url) => new EventSource(url) : undefined,
  createHistory: createAppHistory,
});
