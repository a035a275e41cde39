import type { BusinessThemeSettings } from '../../theme/business-theme.ts';

export interface FirstScreenRequest {
  readonly referenceId: string;
  /** The theme that the business is previewed in; null: its own. */
  readonly themeId: string | null;
  /** Path of the screen, which starts with the reference id. */
  readonly path: string;
  /** A language that the interface is translated into. */
  readonly locale: string;
  /** `ask` if the customer is asked about tracking. */
  readonly consent: string | undefined;
  /** Absolute, without a trailing slash. */
  readonly apiBase: string;
  /** Put in front of a path to make a link. */
  readonly linkBase: string;
  /** Put behind a path to make a link: empty, or a query with the language of the page's address. */
  readonly linkSuffix: string;
  /** Response of the restaurant call. */
  readonly firstData: { readonly status: number; readonly body: unknown };
  /** Answers the requests of the screen without a connection. */
  readonly fetch: typeof globalThis.fetch;
  readonly loadLocale: (code: string) => Promise<unknown>;
  /** Epoch ms. */
  readonly now: number;
  /** Whether a menu is rendered with all its dishes. */
  readonly isWholeMenu: boolean;
}

/** The theme of a business, and when it is dark. */
export interface ScreenTheme extends BusinessThemeSettings {
  readonly darkMode?: 'auto' | 'on' | 'off';
}

export interface RenderedScreen {
  /** HTTP status of the screen: 200, or that of the error page. */
  readonly status: number;
  /** Of trusted tags and attributes, every text escaped. */
  readonly html: string;
  /** All rules that any screen rendered so far uses, without those of the theme. */
  readonly css: string;
  readonly theme: ScreenTheme;
  /** Until when the screen stays the same unless the business changes its data, in epoch ms. */
  readonly validUntil: number;
}

/** What the host page demands of the theme. */
export interface ThemeDemands {
  /** `light`, `dark` or `auto`; anything else means the business's setting. */
  readonly colorScheme: string | undefined;
  /** Anything but a colour is ignored. */
  readonly brand: string;
}

/** The CSS of a theme, which a rendered screen does not contain. */
export type RenderThemeCss = (theme: ScreenTheme, demands: ThemeDemands) => string;
