export interface FirstScreenRequest {
  readonly referenceId: string;
  /** Path of the screen, which starts with the reference id. */
  readonly path: string;
  /** A language that the interface is translated into. */
  readonly locale: string;
  /** `light` or `dark` if the host page decides it. */
  readonly colorScheme: string | undefined;
  /** `ask` if the customer is asked about tracking. */
  readonly consent: string | undefined;
  /** The host page's brand colour, or ''. */
  readonly brand: string;
  /** Absolute, without a trailing slash. */
  readonly apiBase: string;
  /** Put in front of a path to make a link. */
  readonly linkBase: string;
  /** Response of the restaurant call. */
  readonly firstData: { readonly status: number; readonly body: unknown };
  /** Answers the requests of the screen without a connection. */
  readonly fetch: typeof globalThis.fetch;
  readonly loadLocale: (code: string) => Promise<unknown>;
  /** Epoch ms. */
  readonly now: number;
  /** Whether to wait for all pages of a long menu. */
  readonly isWholeMenu: boolean;
}

export interface RenderedScreen {
  /** HTTP status of the screen: 200, or that of the error page. */
  readonly status: number;
  /** Path of the screen after redirects. */
  readonly path: string;
  /** Of trusted tags and attributes, every text escaped. */
  readonly html: string;
  /** All rules that any screen rendered so far uses. */
  readonly css: string;
  /** Until when the screen stays the same unless the business changes its data, in epoch ms. */
  readonly validUntil: number;
  /** Theme classes of the business. Null when the system's colour scheme does not change the screen. */
  readonly themes: { readonly light: string; readonly dark: string } | null;
}
