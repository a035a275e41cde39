import type { MapOptions } from '../stores/store-deps.ts';
import type { CartSnapshot, Emit } from './host/app-events.ts';

/** What the host asks for, as its attributes say. All of it may change at any time; undefined is the default. */
export interface HostOptions {
  /** A path of the product, with or without the reference id in front. */
  readonly path: string | undefined;
  /** The host's wish; undefined: the customer's saved choice, then the browser's. */
  readonly locale: string | undefined;
  /** `memory`, `hash`, `query` or `path`; anything else is memory. */
  readonly urlMode: string | undefined;
  /** A coupon's code, put on the cart once a visit. */
  readonly coupon: string | undefined;
  /** The selling type to start with, by any of its names. */
  readonly type: string | undefined;
  /** The branch to start at. */
  readonly branch: string | undefined;
  /** The table the customer sits at: its id or name. */
  readonly table: string | undefined;
  readonly customerName: string | undefined;
  readonly customerPhone: string | undefined;
  /** `granted`, or `ask`: the app asks the customer itself; anything else is denied. */
  readonly consent: string | undefined;
  /** `light`, `dark` or `auto` (the system's); anything else: what the business says. */
  readonly colorScheme: string | undefined;
}

/** What the element hands the app once; another business or backend makes another app. */
export interface AppConfig extends HostOptions {
  readonly referenceId: string;
  /** Absolute, without a trailing slash. */
  readonly apiBase: string;
  /** The locale whose file is already on its way, once the business is known. Rejects when that is not to be. */
  readonly firstLocale: Promise<string>;
  readonly loadLocale: (code: string) => Promise<unknown>;
  /** The restaurant call, started by the loader. */
  readonly firstData: Promise<{ readonly status: number; readonly body: unknown }> | undefined;
  readonly emit: Emit;
  /**
   * Has the element start the app of another business, at a path: this one has moved there. False, and nothing is done, when it
   * has come from there. Absent: it cannot.
   */
  readonly follow?: (referenceId: string, path: string) => boolean;
  /** Asked when a map is shown. */
  readonly maps?: () => MapOptions;
}

/** What to put in the cart. */
export interface AddRequest {
  readonly itemId: string;
  /** Needed where an item has several prices. */
  readonly priceLabelId?: string;
  readonly modifiers?: readonly { readonly id: string; readonly quantity?: number }[];
  /** 1 unless given; never under what the item asks for at least. */
  readonly count?: number;
  readonly note?: string;
}

/** Why something could not be put in the cart. */
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
      /** For whoever writes the host, in English. */
      readonly message: string;
    };

/** Why a code gives nothing: the backend's word on it, or that there was none. */
export type CouponRefusalReason =
  | 'unknown'
  | 'expired'
  | 'not_started'
  | 'used_up'
  | 'disabled'
  | 'unanswered'
  | 'unavailable';

export type CouponOutcome =
  /** `applied` is false while the cart does not qualify yet: the code is kept for when it does. */
  | { readonly ok: true; readonly code: string; readonly applied: boolean; readonly cart: CartSnapshot }
  | {
      readonly ok: false;
      readonly code: string;
      readonly reason: CouponRefusalReason;
      readonly message: string;
    };

/** The running app, as the element drives it. */
export interface AppHandle {
  /** Renders into the shadow root and starts listening. Calling it twice is harmless. */
  connect(): void;
  /** Takes the screen away and stops listening; the stores and the place stay for the next connect. */
  disconnect(): void;
  update(options: HostOptions): void;
  dispose(): void;
  readonly cart: CartSnapshot;
  /** Settles with what is on screen then; a host's own `navigate` listener may have stopped it. */
  navigate(path: string): Promise<void>;
  /** Never rejects. */
  addToCart(request: AddRequest): Promise<AddOutcome>;
  /** Never rejects. */
  applyCoupon(code: string): Promise<CouponOutcome>;
  /** Settles when the language is shown, or cannot be had. */
  setLocale(code: string): Promise<void>;
  logout(): void;
}
