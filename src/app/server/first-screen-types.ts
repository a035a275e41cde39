import type { BusinessThemeSettings } from '../../theme/business-theme.ts';

export interface FirstScreenRequest {
  readonly referenceId: string;
  /** The theme to preview. Null for the business's own theme. */
  readonly themeId: string | null;
  /** Path of the screen. It starts with the reference id. */
  readonly path: string;
  /** A language into which the interface is translated. */
  readonly locale: string;
  /** `ask` if the app asks the customer about tracking, or `granted`; anything else means denied. */
  readonly consent: string | undefined;
  /** Absolute, without a trailing slash. */
  readonly apiBase: string;
  /** Prefix that turns a path into a link. */
  readonly linkBase: string;
  /** Suffix that turns a path into a link: empty, or a query string with the language from the page's URL. */
  readonly linkSuffix: string;
  /** The response with the business data. */
  readonly businessResponse: { readonly status: number; readonly body: unknown };
  /** Handles the screen's requests in process, without a network connection. */
  readonly fetch: typeof globalThis.fetch;
  readonly loadLocale: (code: string) => Promise<unknown>;
  /** The current time, in epoch ms. */
  readonly now: number;
  /** Whether to render a menu with all its dishes. */
  readonly isWholeMenu: boolean;
}

/** The theme of a business, and when it is dark. */
export interface ScreenTheme extends BusinessThemeSettings {
  readonly darkMode?: 'auto' | 'on' | 'off';
}

export interface RenderedScreen {
  /** HTTP status: 200, or the status of the error page. */
  readonly status: number;
  /** Contains only trusted tags and attributes. All text is escaped. */
  readonly html: string;
  /** The CSS rules of every screen rendered so far, except the theme's. */
  readonly css: string;
  readonly theme: ScreenTheme;
  /** Epoch ms until which the screen stays valid, unless the business changes its data. */
  readonly validUntil: number;
}

/** The parts of the theme that the host page overrides. */
export interface ThemeOverrides {
  /** `light`, `dark` or `auto`; anything else means the business's setting. */
  readonly colorScheme: string | undefined;
  /** Ignored if it is not a colour. */
  readonly brand: string;
}

/** Renders the CSS of a theme. It is separate from the rendered screens. */
export type RenderThemeCss = (theme: ScreenTheme, overrides: ThemeOverrides) => string;
