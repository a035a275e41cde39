import type { ApiError } from '../../api/client/api-errors.ts';
import type { Order, OrderSummary } from '../../domain/orders/order.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { DeviceOrder } from './stored-orders.ts';

export type Placing =
  | { readonly status: 'idle' | 'placing' }
  /** Sent, and perhaps stored by the server: `retry` sends the same order again, never another. */
  | { readonly status: 'unanswered' }
  /**
   * `message` is the server's, or null. `fields` have their names on the wire. `alternatives` are the free slots nearest to one
   * that is not free any more.
   */
  | {
      readonly status: 'refused';
      readonly code: string;
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
      readonly alternatives?: readonly Slot[];
    }
  /** The price has changed: `quote` is the server's. */
  | { readonly status: 'stale'; readonly quote: Quote };

/** What has to be done once an order is complete. */
export interface CompletedOrder {
  /** The units that leave the cart, by line key. */
  readonly units: Readonly<Record<string, number>>;
  /** Id of the purchase event; null unless the customer agreed to tracking. */
  readonly eventId: string | null;
  /** The key it was placed with: it proves which guest placed the order. */
  readonly orderKey: string | null;
}

/** How a change of an order ended. `late`: the order had moved on, and `order` shows its state. */
export type ChangeResult = 'done' | 'late' | 'failed';

/** An order in a list that is kept up to date. */
export type WatchedOrder = Pick<OrderSummary, 'id' | 'branchId' | 'status'>;

export interface OrdersState {
  /** The orders that were placed on this device, newest first. */
  readonly history: readonly DeviceOrder[];
  /** Removes the history from this device. The orders themselves go on. */
  forget(): void;
  readonly placing: Placing;
  /** Loads the code that places orders, one step before it is needed. */
  prepare(): void;
  /** Asks the server for the price: `stale` when it is not the one on screen. Without a response nothing changes. */
  review(): Promise<void>;
  /** Places the cart, or sends an unanswered order again. Returns the order's id, or null: then `placing` tells why. */
  place(): Promise<string | null>;
  /** Sends the unanswered order again, with its key. */
  retry(): Promise<string | null>;
  /** After a reload: sends an unanswered order again, if there is one. */
  resume(): Promise<string | null>;
  /** Forgets an unanswered order. It may have reached the server all the same. */
  abandon(): void;
  /** Places the cart at the server's price. */
  acceptQuote(): Promise<string | null>;
  /** Back to `idle` from `refused` and `stale`. */
  dismiss(): void;
  /** An order that waited for its payment is complete now. `forget` removes the record of the payment. */
  completePaid(order: Order, completed: CompletedOrder, forget: () => void): void;
  /** The order on screen. */
  readonly order: Order | null;
  readonly orderStatus: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly orderError: ApiError | null;
  /** Never rejects. */
  load(id: string): Promise<void>;
  /**
   * Tells the branch that the customer of the order on screen is there; `note` says where. Returns whether it worked. It may be
   * called again. Never rejects.
   */
  arrive(note: string): Promise<boolean>;
  /** Cancels the order on screen. Never rejects. */
  cancel(): Promise<ChangeResult>;
  /** Rates the order on screen, 1 to 5; again within the hour. Never rejects. */
  rate(rate: number, comment: string): Promise<ChangeResult>;
  /** Ids of orders that the customer is not asked to rate any more. */
  readonly ratingIds: readonly string[];
  /** The customer does not want to rate this order. */
  dismissRating(id: string): void;
  /** Last known status of orders in lists, by id. */
  readonly statuses: Readonly<Record<string, OrderStatus>>;
  /** Keeps `statuses` of a few orders up to date. Returns a function that ends this. */
  watchAll(orders: readonly WatchedOrder[]): () => void;
  /** Loads the order if necessary and keeps it up to date. Returns a function that ends this. */
  follow(id: string): () => void;
}

/** What the lazily loaded parts of the orders store share with it. */
export interface OrderInternals {
  readonly deps: StoreDeps;
  readonly businessStore: BusinessStore;
  readonly cartStore: CartStore;
  readonly get: () => OrdersState;
  readonly set: (patch: Partial<OrdersState>) => void;
  /** Puts an order, new or changed, into the history on the device. */
  readonly saveOrder: (order: DeviceOrder) => void;
  /** The customer is not asked to rate this order any more. */
  readonly saveRatingId: (id: string) => void;
}
