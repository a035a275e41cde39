// One rendering of a first screen: the data that the server's thread sends to a worker thread, and the result. Every
// value can be copied between threads.
import type {
  FirstScreenRequest,
  RenderedScreen,
  ScreenTheme,
} from '../../../../src/app/server/first-screen-types.ts';

/** Number of dishes that fill the first view of any element. Later dishes do not affect its layout. */
export const ITEMS_IN_FIRST_VIEW = 24;

export interface ScreenTask
  extends Pick<
    FirstScreenRequest,
    'referenceId' | 'themeId' | 'path' | 'locale' | 'consent' | 'linkBase' | 'linkSuffix' | 'now'
  > {
  /** JSON text of `{ status, body }`, the response of the restaurant call. */
  readonly businessResponseText: string;
  /** Origin of the API, without a path. */
  readonly origin: string;
  /** Number of dishes to render; Infinity for a complete menu. */
  readonly maxItems: number;
  /** `html`, or `json` for a page that may not use HTML strings. */
  readonly format: 'html' | 'json';
  /** Folder with the locale files. */
  readonly localesFolder: string;
}

export interface RenderedTask extends Pick<RenderedScreen, 'status' | 'validUntil'> {
  readonly css: string;
  /** HTML, or the JSON text of the screen's nodes. */
  readonly markup: string;
  readonly theme: ScreenTheme;
}

/** A request by the screen, which the server's thread handles without the network. */
export interface ScreenCall {
  readonly id: number;
  /** Includes the query. */
  readonly path: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}

export interface ScreenCallResponse extends Pick<ScreenCall, 'id' | 'headers'> {
  readonly status: number;
  readonly body: ArrayBuffer;
}

/** Headers in the form that `Headers` and `fetch` accept. */
export const copyHeaders = (headers: ScreenCall['headers']): [string, string][] =>
  headers.map(([name, value]) => [name, value]);

/** Messages that a worker sends while it renders: `started` when it begins, then one for each request of the screen. */
export type WorkerMessage = 'started' | ScreenCall;
