/** What is in the cart, as a host may show it. */
export interface CartSnapshot {
  /** Units over all lines. */
  readonly count: number;
  /** What it costs by now, with the business's digits: `"3.750"`. Null while that is not known. */
  readonly total: string | null;
  /** ISO 4217 code; null while the business is not loaded. */
  readonly currency: string | null;
}

/** What happened, for whoever measures it (decisions, section 8). */
export type TrackEvent =
  | 'page_view'
  | 'view_item'
  | 'add_to_cart'
  | 'start_checkout'
  | 'purchase'
  | 'search'
  | 'sign_up';

/** What the app tells its host, by the name of the event on the element. */
export interface AppEvents {
  readonly ready: { readonly referenceId: string; readonly path: string };
  readonly navigate: { readonly path: string; readonly from: string | null };
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
    /** `load`: the app, or the screen at `path`, did not arrive. `report`: a part was dropped, or the customer was told of a failure. */
    readonly kind: 'load' | 'report';
    readonly message: string;
    readonly [context: string]: unknown;
  };
  readonly track: {
    readonly event: TrackEvent;
    /** The same on the pixel in the browser and on its twin at the server. */
    readonly eventId: string;
    readonly [parameter: string]: unknown;
  };
}

export type ConsentStatus = 'granted' | 'denied';

/** Dispatches an event on the element. False when it could be cancelled and the host did. */
export type Emit = <K extends keyof AppEvents>(
  name: K,
  detail: AppEvents[K],
  options?: { readonly cancelable: boolean },
) => boolean;
