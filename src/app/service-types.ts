import type { ComponentType } from 'react';
import type { I18nHandle } from '../i18n/create-i18n.ts';
import type { LocalePreferences } from '../i18n/select-locale.ts';
import type { Router } from '../router/router.ts';
import type { Stores } from '../stores/create-stores.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import type { Tracking } from '../stores/tracking/tracking-store.ts';
import type { AppConfig } from './app-config.ts';

/** The services that the guards need. */
export interface GuardServices {
  readonly config: AppConfig;
  readonly stores: Stores;
  readonly i18n: I18nHandle;
  /** Returns the current language preferences: the host page's option, the cookies and the browser's languages. */
  readonly getLanguagePreferences: () => LocalePreferences;
}

export type OrderListener = NonNullable<StoreDeps['onOrder']>;

/** Everything one element owns. Elements share nothing but the browser's storage. */
export interface Services extends GuardServices {
  readonly router: Router<ComponentType>;
  readonly tracking: Tracking;
  /** Creates a new unguessable id. */
  readonly createId: () => string;
  /** Sets the language that the host page requires. Undefined leaves the choice to the customer. */
  readonly setHostLocale: (locale: string | undefined) => void;
  /** Called for new orders and for status changes of visible orders. */
  readonly orderListeners: Set<OrderListener>;
  /** Whether the app was started by a reset and nobody has touched it since. */
  readonly untouchedRef: { current: boolean };
  /** Deletes everything that the app has stored in this browser, and ignores later writes. */
  readonly eraseStorages: () => void;
  /** Reports an error to the console and the host. `part` names what failed. */
  readonly report: (error: unknown, part: string) => void;
  /** Ref to the app's scroll container. The default layout sets it. */
  readonly scroller: { current: HTMLElement | null };
}
