import type { AppEvents } from '../src/app/host/app-events.ts';

/**
 * The events of `<order-app>`. All of them bubble and cross shadow roots, so one listener on the document receives the
 * events of every element on the page (`event.target` is the element). An error in a listener does not stop the app.
 */
export interface OrderAppEventMap {
  /** The first screen is shown. Fires once for each business that the element shows. */
  readonly ready: CustomEvent<AppEvents['ready']>;
  /**
   * Fires before another screen is shown or the URL changes, after redirects. `preventDefault` keeps the current
   * screen. The event is not cancelable (`event.cancelable`) for the first screen and for back and forward, because the
   * browser has already moved then.
   */
  readonly navigate: CustomEvent<AppEvents['navigate']>;
  /** Another screen or error page is shown, or its title changed with the language. */
  readonly 'screen-change': CustomEvent<AppEvents['screen-change']>;
  /** The count or total of the cart changed in this element, in another element or in another tab. */
  readonly 'cart-change': CustomEvent<AppEvents['cart-change']>;
  /**
   * The customer is about to open the checkout with a complete cart. `preventDefault` keeps the current screen, for
   * hosts with their own checkout.
   */
  readonly 'checkout-start': CustomEvent<AppEvents['checkout-start']>;
  /** The backend has stored an order. Fires once for each order, even when the response arrives after a reload. */
  readonly 'order-placed': CustomEvent<AppEvents['order-placed']>;
  /**
   * The status of an order on screen has changed, for example to accepted or ready. Also fires for its first known
   * status.
   */
  readonly 'order-status': CustomEvent<AppEvents['order-status']>;
  /** The backend has stored a reservation. */
  readonly 'reservation-placed': CustomEvent<AppEvents['reservation-placed']>;
  /** The customer logged in or out, here or in another tab. */
  readonly 'auth-change': CustomEvent<AppEvents['auth-change']>;
  /** The language of the app changed. Also fires for the first language. */
  readonly 'locale-change': CustomEvent<AppEvents['locale-change']>;
  /** The host or the customer has given or withdrawn consent to tracking. */
  readonly 'consent-change': CustomEvent<AppEvents['consent-change']>;
  /** A modal element's dialog opened. */
  readonly open: CustomEvent<AppEvents['open']>;
  /** A modal element's dialog closed: by its button, Escape, the backdrop or the host. */
  readonly close: CustomEvent<AppEvents['close']>;
  /** Something failed and the app showed an error, or the app ignored an invalid part of a response. Meant for logs. */
  readonly error: CustomEvent<AppEvents['error']>;
  /**
   * The server has a newer build of the scripts; the page checks every hour. The element keeps working with its own
   * build and never reloads the page. Fires once for each element. Not in the npm package.
   */
  readonly 'update-available': CustomEvent<AppEvents['update-available']>;
  /** A marketing event, for hosts that forward events to their own analytics. Fires only with consent. */
  readonly track: CustomEvent<AppEvents['track']>;
}

type Listener<K extends keyof OrderAppEventMap> = (event: OrderAppEventMap[K]) => unknown;

/** Typed event listeners of the elements. */
export interface OrderAppEventTarget {
  addEventListener<K extends keyof OrderAppEventMap>(
    type: K,
    listener: Listener<K>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof OrderAppEventMap>(
    type: K,
    listener: Listener<K>,
    options?: boolean | EventListenerOptions,
  ): void;
}
