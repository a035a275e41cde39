import type { AppEvents } from '../src/app/host/app-events.ts';

/**
 * The events of `<order-app>`: all bubble and cross shadow roots, so that one listener on the document hears every
 * element of a page (`event.target` says which). What a listener throws is the host's own; the app goes on.
 */
export interface OrderAppEventMap {
  /** The first screen stands: once for each business an element shows. */
  readonly ready: CustomEvent<AppEvents['ready']>;
  /**
   * Before another screen is shown or the address changes, when it is clear which: redirects are followed. `preventDefault`
   * leaves everything as it is. Not cancelable (`event.cancelable`) are the first screen, and back and forward, where the
   * browser has moved already.
   */
  readonly navigate: CustomEvent<AppEvents['navigate']>;
  /** The cart has another count or total, whoever changed it: here, in another element or in another tab. */
  readonly 'cart-change': CustomEvent<AppEvents['cart-change']>;
  /**
   * The customer goes to the checkout and may: the cart is complete. `preventDefault` keeps them where they are, for hosts
   * with a checkout of their own.
   */
  readonly 'checkout-start': CustomEvent<AppEvents['checkout-start']>;
  /** The backend stored an order. Once for each order, also when its answer came after a reload. */
  readonly 'order-placed': CustomEvent<AppEvents['order-placed']>;
  /** An order that is on screen went on: accepted, ready, ... Also the state it is first seen in. */
  readonly 'order-status': CustomEvent<AppEvents['order-status']>;
  /** The backend stored a reservation. */
  readonly 'reservation-placed': CustomEvent<AppEvents['reservation-placed']>;
  /** The customer logged in or out, here or in another tab. */
  readonly 'auth-change': CustomEvent<AppEvents['auth-change']>;
  /** The app speaks another language than before; also the first one, once it is known. */
  readonly 'locale-change': CustomEvent<AppEvents['locale-change']>;
  /** What may be measured is another: the host or the customer said so. */
  readonly 'consent-change': CustomEvent<AppEvents['consent-change']>;
  /** A modal element's dialog opened. */
  readonly open: CustomEvent<AppEvents['open']>;
  /** A modal element's dialog closed: by its button, Escape, the backdrop or the host. */
  readonly close: CustomEvent<AppEvents['close']>;
  /** Something failed that the customer was told of, or a part of an answer was dropped. For logs; nothing needs doing. */
  readonly error: CustomEvent<AppEvents['error']>;
  /** Something happened that is worth measuring, for hosts that forward it themselves. Only with consent. */
  readonly track: CustomEvent<AppEvents['track']>;
}

type Listener<K extends keyof OrderAppEventMap> = (event: OrderAppEventMap[K]) => unknown;

/** An element that says what its events carry. */
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
