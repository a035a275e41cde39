import type { AppHandle } from '../../src/app/app-config.ts';
import type { RunningBuild } from '../hosted/watch-build.ts';

/** Key of an element's root object. Used only by the loader and the app chunk. */
export const ROOT = Symbol.for('order-app.root');

/** The business that an element shows, and the base URL of its API. */
export interface BusinessAddress {
  readonly referenceId: string;
  /** Absolute, without a trailing slash. */
  readonly apiBase: string;
}

/** The requests for everything that the first screen needs. They run while the app chunk loads. */
export interface FirstRequests extends BusinessAddress {
  /**
   * The language in which to show the business. Its locale file is requested too. Rejects if the business cannot be
   * loaded.
   */
  readonly locale: Promise<string>;
  /** Fetches the messages of a language, or returns the request that is already running. */
  readonly loadLocale: (code: string) => Promise<unknown>;
  readonly app: Promise<AppModule>;
  readonly getRunningBuild: () => RunningBuild | null;
  readonly businessResponse: Promise<{ readonly status: number; readonly body: unknown }> | undefined;
}

/**
 * The part of an element that the loader implements. It handles changes until the session has started. From then on,
 * the session handles them.
 */
export interface ElementRoot<S extends Session = Session> {
  readonly root: ShadowRoot;
  session?: S;
  /** The requests that `preload` has sent. Undefined before, and again after a failure or a change of business. */
  requests?: FirstRequests | undefined;
  /** Reads the business and its API from the current attributes. */
  readAddress(): BusinessAddress;
  /** Sends the requests unless they have already been sent. */
  preload(): FirstRequests;
  /**
   * Starts the session unless it is already running. Rejects if its code cannot be loaded; the next call tries again.
   */
  start(): Promise<S>;
  /** Call it after an attribute has changed and after the element has been inserted or removed. */
  applyChanges(): void;
}

/** Connects one element to the app chunk's code. */
export interface Session {
  /** Call it after an attribute has changed and after the element has been inserted or removed. */
  applyChanges(): void;
}

/** The methods and properties of `<order-app>` that need the app. */
export interface AppSession
  extends Session,
    Pick<AppHandle, 'cart' | 'navigate' | 'addToCart' | 'applyCoupon' | 'setLocale'> {
  whenReady(): Promise<void>;
  logout(): Promise<void>;
  reset(): Promise<void>;
}

export interface ButtonSession extends Session {
  /** The app that the button opens: its own, or the one that `for` refers to. Null before it exists. */
  readonly app: HTMLElementTagNameMap['order-app'] | null;
  open(): void;
}

/** The exports of the app chunk. */
export interface AppModule {
  startApp(root: ElementRoot<AppSession>): AppSession;
  startButton(root: ElementRoot<ButtonSession>): ButtonSession;
}
