/** What the element hands the app once; a change of any of these makes another app. */
export interface AppConfig {
  readonly referenceId: string;
  /** Absolute, without a trailing slash. */
  readonly apiBase: string;
  /** `memory`, `hash`, `query` or `path`; anything else is memory. */
  readonly urlMode: string;
  readonly path: string | undefined;
  /** The host's wish; undefined: the customer's saved choice, then the browser's. */
  readonly locale: string | undefined;
  /** `granted`, or `ask`: the app asks the customer itself; anything else is denied. */
  readonly consent: string | undefined;
  /** The locale whose file is already on its way. */
  readonly firstLocale: string;
  readonly loadLocale: (code: string) => Promise<unknown>;
  /** The restaurant call, started by the loader. */
  readonly firstData: Promise<{ readonly status: number; readonly body: unknown }> | undefined;
  /** Dispatches an event on the element. */
  readonly emit: (name: string, detail: unknown) => void;
}

/** The running app, as the element drives it. */
export interface AppHandle {
  /** Renders into the shadow root and starts listening. Calling it twice is harmless. */
  connect(): void;
  /** Takes the screen away and stops listening; the stores and the place stay for the next connect. */
  disconnect(): void;
  update(change: {
    readonly locale: string | undefined;
    readonly path: string | undefined;
    readonly coupon: string | undefined;
    readonly consent: string | undefined;
  }): void;
  dispose(): void;
}
