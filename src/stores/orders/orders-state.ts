import type { ApiError } from '../../api/client/api-errors.ts';
import type { Order, OrderSummary } from '../../domain/orders/order.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import type { OrderedContent } from '../../domain/orders/ordered-content.ts';
import type { SentOrderDetails } from '../../domain/orders/sent-order.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { ShopStore } from '../schedule/shop-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { DeviceOrder } from './stored-orders.ts';

export type OrderPlacementState =
  | { readonly status: 'idle' | 'placing' }
  /** Sent without getting a response, so the server may have stored it. `retry` sends the same order again. */
  | { readonly status: 'unanswered' }
  /**
   * `message` is the server's text, or null. The keys of `fields` are the server's field names. `alternatives` are the
   * free slots nearest to a chosen slot that is full.
   */
  | {
      readonly status: 'refused';
      readonly code: string;
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
      readonly alternatives?: readonly Slot[];
    }
  /** The price has changed. `quote` has the server's price. */
  | { readonly status: 'stale'; readonly quote: Quote };

/** An order that got no response, as it was sent. */
export interface SentOrder {
  /** The price that the customer agreed to; null if it is unreadable. */
  readonly quote: Quote | null;
  /** Null if they are unreadable. */
  readonly details: SentOrderDetails | null;
  /** What was ordered, to compare it with the cart. */
  readonly content: OrderedContent;
}

/** What is needed to complete an order once the restaurant has received it. */
export interface OrderCompletion {
  /** How many units of each line (by key) to remove from the cart. */
  readonly units: Readonly<Record<string, number>>;
  /** Id of the purchase event; null unless the customer has consented to tracking. */
  readonly eventId: string | null;
  /** The idempotency key of the order. It proves which guest placed the order. */
  readonly orderKey: string | null;
}

/**
 * Result of a change to an order. `too-late` means that the order's status no longer allows the change; `order` has that
 * status. `refusal` is the server's reason for refusing the change.
 */
export type ChangeResult = 'done' | 'too-late' | 'failed' | { readonly refusal: string };

/** An order in a list that is kept up to date. */
export type WatchedOrder = Pick<OrderSummary, 'id' | 'branchId' | 'status'>;

export interface OrdersState {
  /** The orders placed on this device, newest first. */
  readonly history: readonly DeviceOrder[];
  /** Removes the history from this device. It does not cancel any order. */
  forget(): void;
  /** The latest order that another tab or element has placed while this element was open. Null once it is dismissed. */
  readonly orderOfOtherTab: DeviceOrder | null;
  dismissOrderOfOtherTab(): void;
  readonly placement: OrderPlacementState;
  /** The order that got no response. Null if there is none, and until the code that places orders is loaded. */
  readonly sentOrder: SentOrder | null;
  /** Preloads the code that places orders. */
  preloadPlacer(): void;
  /**
   * Requests the server's price. `placement` becomes `stale` if it differs from the price on screen. Ignores failed
   * requests.
   */
  checkPrice(): Promise<void>;
  /**
   * Places the cart, or resends an unanswered order if the cart has not changed. Returns the order's id. If it returns
   * null, `placement` has the reason.
   */
  placeOrder(): Promise<string | null>;
  /** Resends the unanswered order with its key. */
  retry(): Promise<string | null>;
  /**
   * After a reload: resends the unanswered order, if there is one. If the cart has changed, asks the customer instead.
   */
  resume(): Promise<string | null>;
  /**
   * Makes the changed cart a second order: resends the unanswered order and keeps the whole cart. Returns the id of the
   * first order; null if it is still unanswered, or if the server refused it.
   */
  startSecondOrder(): Promise<string | null>;
  /** Gives up an unanswered order. It may have reached the server nevertheless. */
  abandon(): void;
  /** Places the cart at the server's price. */
  acceptQuote(): Promise<string | null>;
  /** Returns from `refused` or `stale` to `idle`, and accepts a price change. */
  dismiss(): void;
  /** Completes an order whose payment has arrived. `forgetPayment` removes the record of the payment. */
  completePaidOrder(order: Order, completion: OrderCompletion, forgetPayment: () => void): void;
  /** The order on screen. */
  readonly order: Order | null;
  readonly orderStatus: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly orderError: ApiError | null;
  /** Never rejects. */
  load(id: string): Promise<void>;
  /**
   * Tells the branch that the customer has arrived for the order on screen. `note` says where they are. Returns whether
   * this succeeded. Can be repeated. Never rejects.
   */
  reportArrival(note: string): Promise<boolean>;
  /** Cancels the order on screen. Never rejects. */
  cancel(): Promise<ChangeResult>;
  /** Rates the order on screen from 1 to 5. The rating can be changed within an hour. Never rejects. */
  rate(rating: number, comment: string): Promise<ChangeResult>;
  /** Ids of the orders that were rated here, or whose rating request the customer dismissed. */
  readonly answeredRatingIds: readonly string[];
  /** Stops asking the customer to rate this order. */
  dismissRating(id: string): void;
  /** Last known status of the orders in a list, by order id. */
  readonly statuses: Readonly<Record<string, OrderStatus>>;
  /** Keeps the `statuses` of the first few running orders up to date. Returns a function that stops this. */
  watchOrders(orders: readonly WatchedOrder[]): () => void;
  /** Loads the order if necessary and keeps it up to date. Returns a function that stops this. */
  follow(id: string): () => void;
}

/** What the orders store shares with its lazily loaded parts. */
export interface OrderInternals {
  readonly deps: StoreDeps;
  readonly businessStore: BusinessStore;
  readonly cartStore: CartStore;
  readonly shopStore: ShopStore;
  readonly get: () => OrdersState;
  readonly set: (patch: Partial<OrdersState>) => void;
  /** Adds the order to the history on the device, or updates it there. */
  readonly saveOrder: (order: DeviceOrder) => void;
  /** Records that the app no longer asks for a rating of this order. */
  readonly saveAnsweredRatingId: (id: string) => void;
}
