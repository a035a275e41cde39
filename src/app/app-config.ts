import type { MapServices } from '../domain/business/business-types.ts';
import type { CartSnapshot, Emit } from './host/app-events.ts';

/**
 * The options that the host page sets as attributes. Any of them may change at any time. Undefined means the default.
 */
export interface HostOptions {
  /** A path inside the app, with or without the reference id in front. */
  readonly path: string | undefined;
  /** If undefined, the app uses the language that the customer has chosen before, or else the browser's languages. */
  readonly locale: string | undefined;
  /** `memory`, `hash`, `query` or `path`; anything else means `memory`. */
  readonly urlMode: string | undefined;
  /** A coupon code, applied to the cart once per visit. */
  readonly coupon: string | undefined;
  /** The order type to start with: its canonical name or an alias. */
  readonly type: string | undefined;
  /** The branch to start with. */
  readonly branch: string | undefined;
  /** The id or name of the table where the customer sits. */
  readonly table: string | undefined;
  /** The id or name of the area to deliver to. */
  readonly area: string | undefined;
  /** The address to deliver to: coordinates such as `29.3375,48.0758`, or the street. */
  readonly address: string | undefined;
  readonly customerName: string | undefined;
  readonly customerPhone: string | undefined;
  /** `granted`, or `ask` to let the app ask the customer; anything else means denied. */
  readonly consent: string | undefined;
  /** `light`, `dark` or `auto` (the system's setting); anything else means the business's setting. */
  readonly colorScheme: string | undefined;
  /** Number of seconds as text. After this time without input, the app asks whether the customer is still there. */
  readonly idleReset: string | undefined;
}

/** The options of an element without attributes. */
export const NO_HOST_OPTIONS: HostOptions = {
  path: undefined,
  locale: undefined,
  urlMode: undefined,
  coupon: undefined,
  type: undefined,
  branch: undefined,
  table: undefined,
  area: undefined,
  address: undefined,
  customerName: undefined,
  customerPhone: undefined,
  consent: undefined,
  colorScheme: undefined,
  idleReset: undefined,
};

/** The configuration of one app. Another business or backend needs another app. */
export interface AppConfig extends HostOptions {
  readonly referenceId: string;
  /** Absolute, without a trailing slash. */
  readonly apiBase: string;
  /**
   * Resolves to the locale whose messages the loader has requested. Rejects when the loader could not determine one.
   */
  readonly firstLocale: Promise<string>;
  readonly loadLocale: (code: string) => Promise<unknown>;
  /** The response with the business data, which the loader has requested. */
  readonly businessResponse: Promise<{ readonly status: number; readonly body: unknown }> | undefined;
  readonly emit: Emit;
  /**
   * Makes the element start the app of another business at a path, because this business has moved there. Returns false
   * and does nothing if the element came from that business. Absent when the element cannot switch.
   */
  readonly switchBusiness?: (referenceId: string, path: string) => boolean;
  /** Resets the element. Absent when the element cannot be reset, as on the server. */
  readonly reset?: (() => Promise<void>) | undefined;
  /** True if the app was started by a reset and no customer has touched it yet. */
  readonly isUntouched?: boolean | undefined;
  /** The theme of the business to preview. */
  readonly themeId?: string | undefined;
  /** `memory` stores nothing of a login. Anything else uses the browser's local storage. */
  readonly loginStorage?: string | undefined;
  /** Returns the host page's map tiles and geocoder. Called when a map is shown. */
  readonly getMaps?: () => MapServices;
}

/** A dish to add to the cart. */
export interface AddRequest {
  readonly itemId: string;
  /** Required for an item with several prices. */
  readonly priceLabelId?: string;
  readonly modifiers?: readonly { readonly id: string; readonly quantity?: number }[];
  /** Defaults to the item's minimum quantity, which is usually 1. A lower count is refused. */
  readonly count?: number;
  readonly note?: string;
}

/**
 * Why a dish could not be added to the cart. `unavailable` means that the app could not load the business, or that an
 * unexpected error occurred.
 */
export type AddRefusal =
  | 'unavailable'
  | 'unknown-item'
  | 'sold-out'
  | 'not-served-now'
  | 'closed'
  | 'not-orderable'
  | 'bad-choice'
  | 'bad-count';

export type AddOutcome =
  | { readonly ok: true; readonly cart: CartSnapshot }
  | {
      readonly ok: false;
      readonly reason: AddRefusal;
      /** For the developer of the host page, in English. */
      readonly message: string;
    };

/**
 * Why a coupon code was refused: the backend's reason, or one of two others. `unanswered` means that the backend did
 * not respond. `unavailable` means that the app could not load the business, or that an unexpected error occurred.
 */
export type CouponRefusalReason =
  | 'unknown'
  | 'expired'
  | 'not_started'
  | 'used_up'
  | 'disabled'
  | 'unanswered'
  | 'unavailable';

export type CouponOutcome =
  /** `applied` is false while the cart does not qualify yet. The code stays on the cart until it does. */
  | { readonly ok: true; readonly code: string; readonly applied: boolean; readonly cart: CartSnapshot }
  | {
      readonly ok: false;
      readonly code: string;
      readonly reason: CouponRefusalReason;
      readonly message: string;
    };

/** The interface through which the element controls the running app. */
export interface AppHandle {
  /** Renders into the shadow root and starts all listeners. A second call has no effect. */
  connect(): void;
  /** Removes the screen and stops all listeners. The stores and the current path stay for the next `connect`. */
  disconnect(): void;
  update(options: HostOptions): void;
  dispose(): void;
  readonly cart: CartSnapshot;
  /** Resolves when the screen is shown, or when a `navigate` listener of the host page cancelled the navigation. */
  navigate(path: string): Promise<void>;
  /** Never rejects. */
  addToCart(request: AddRequest): Promise<AddOutcome>;
  /** Never rejects. */
  applyCoupon(code: string): Promise<CouponOutcome>;
  /** Resolves when the new language is shown or has failed to load. */
  setLocale(code: string): Promise<void>;
  logout(): void;
  /**
   * Waits for an order that is being sent and for a payment in progress. Then logs out, deletes everything that the app
   * has stored, and disconnects for good. Afterwards the URL has the first path that `options` set.
   */
  erase(options: HostOptions): Promise<void>;
}
