import type { AppHandle } from '../../src/app/app-config.ts';

/** Where an element has its inside, for the product's own code: the loader's and the app chunk's. */
export const ROOT = Symbol.for('order-app.root');

/** What the first screen needs, on its way. */
export interface FirstRequests {
  readonly referenceId: string;
  /** Absolute, without a trailing slash. */
  readonly apiBase: string;
  /** The one the business is shown in, its file on its way. Rejects without a business. */
  readonly locale: Promise<string>;
  /** Fetches a locale file. */
  readonly load: (code: string) => Promise<unknown>;
  readonly app: Promise<AppModule>;
  readonly firstData: Promise<{ readonly status: number; readonly body: unknown }> | undefined;
}

/** An element until the app chunk is there; from then on its session decides. */
export interface ElementRoot<S extends Session = Session> {
  readonly root: ShadowRoot;
  session?: S;
  /** What the first screen needs, asked for once. */
  files?: FirstRequests | undefined;
  preload(): FirstRequests;
  /** Starts the session unless it runs. Rejects when its code cannot be loaded; the next call tries again. */
  start(): Promise<S>;
  /** The element's attributes, or its place, are others. */
  applyChanges(): void;
}

/** An element once the app chunk is there. */
export interface Session {
  /** The element's attributes, or its place, are others. */
  applyChanges(): void;
}

/** What a host may ask of an `<order-app>`. */
export interface AppSession
  extends Session,
    Pick<AppHandle, 'cart' | 'navigate' | 'addToCart' | 'applyCoupon' | 'setLocale'> {
  whenReady(): Promise<void>;
  logout(): Promise<void>;
}

export interface ButtonSession extends Session {
  /** The app it opens. */
  readonly app: HTMLElementTagNameMap['order-app'] | null;
  open(): void;
}

/** What the app chunk holds for the loader. */
export interface AppModule {
  startApp(root: ElementRoot<AppSession>): AppSession;
  startButton(root: ElementRoot<ButtonSession>): ButtonSession;
}
