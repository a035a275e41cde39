import type { ComponentType } from 'react';
import type { I18nHandle } from '../i18n/create-i18n.ts';
import type { Wishes } from '../i18n/detect.ts';
import type { Router } from '../router/router.ts';
import type { Stores } from '../stores/create-stores.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import type { Tracking } from '../stores/tracking/tracking-store.ts';
import type { AppConfig } from './app-config.ts';

/** What the guards decide by. */
export interface GuardServices {
  readonly config: AppConfig;
  readonly stores: Stores;
  readonly i18n: I18nHandle;
  /** What the language is chosen by, as it is now. */
  readonly wishes: () => Wishes;
}

export type OrderListener = NonNullable<StoreDeps['onOrder']>;

/** Everything one element owns. Nothing here is shared with another element but through storage. */
export interface Services extends GuardServices {
  readonly router: Router<ComponentType>;
  readonly tracking: Tracking;
  /** A new unguessable id. */
  readonly newId: () => string;
  /** The host asks for another language; undefined gives the choice back to the customer. */
  readonly setAskedLocale: (locale: string | undefined) => void;
  /** Hear of orders: new ones, and those on screen. */
  readonly orderListeners: Set<OrderListener>;
  /** To the console and the host. `part` says what failed. */
  readonly report: (error: unknown, part: string) => void;
  /** The shell tells which element scrolls. */
  readonly scroller: { current: HTMLElement | null };
}
