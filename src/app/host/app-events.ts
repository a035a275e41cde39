/** Cart data that a host page may show. */
export interface CartSnapshot {
  /** Number of units in all lines. */
  readonly count: number;
  /** The total with the currency's decimals: `"3.750"`. Null while it is unknown. */
  readonly total: string | null;
  /** ISO 4217 code; null while the business is not loaded. */
  readonly currency: string | null;
}

/** The names of tracking events (decisions, section 8). */
export type TrackEvent =
  | 'page_view'
  | 'view_item'
  | 'add_to_cart'
  | 'start_checkout'
  | 'purchase'
  | 'search'
  | 'sign_up';

/** The details of the element's events, by event name. */
export interface AppEvents {
  readonly ready: { readonly referenceId: string; readonly path: string };
  readonly navigate: { readonly path: string; readonly from: string | null };
  readonly 'screen-change': {
    readonly path: string;
    /** 200, 404, 433 (the business is switched off), or 500 for any other error page. */
    readonly status: number;
    /** Title of the screen in the app's language. On an error page, the product's name and the status. */
    readonly title: string;
    /**
     * Canonical path for search engines. Contains the language, unless it is the business's first language. Null if search
     * engines must not index the screen.
     */
    readonly canonical: string | null;
  };
  readonly 'cart-change': CartSnapshot;
  readonly 'checkout-start': CartSnapshot & { readonly path: string };
  readonly 'order-placed': {
    readonly orderId: string;
    readonly number: string;
    readonly total: string;
    readonly currency: string;
  };
  readonly 'order-status': {
    readonly orderId: string;
    readonly number: string;
    /** Spec, section 4: 0 pending, 1 accepted, 2 rejected, 3 ready, 4 out, 5 delivered, 9 cancelled, 10 scheduled. */
    readonly status: number;
  };
  readonly 'reservation-placed': { readonly reservationId: string };
  readonly 'auth-change': { readonly customer: 'guest' | 'authenticated' };
  readonly 'locale-change': { readonly locale: string; readonly dir: 'ltr' | 'rtl' };
  readonly 'consent-change': { readonly status: ConsentStatus };
  readonly open: null;
  readonly close: null;
  readonly error: {
    /**
     * `load`: the app, or the screen at `path`, failed to load. `report`: bad data was dropped, or the customer saw an
     * error message.
     */
    readonly kind: 'load' | 'report';
    readonly message: string;
    readonly [context: string]: unknown;
  };
  /** `build` names the newer build's app chunk. */
  readonly 'update-available': { readonly build: string };
  readonly track: {
    readonly event: TrackEvent;
    /** The browser's pixel and the server's copy of the event share this id. */
    readonly eventId: string;
    readonly [parameter: string]: unknown;
  };
}

export type ConsentStatus = 'granted' | 'denied';

/** Dispatches an event on the element. Returns false when the event was cancelable and the host page cancelled it. */
export type Emit = <K extends keyof AppEvents>(
  name: K,
  detail: AppEvents[K],
  options?: { readonly cancelable: boolean },
) => boolean;
