import type { ApiError } from '../../api/client/api-errors.ts';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import type { OrderSummary } from '../../api/contract/order-list-contract.ts';
import type { Quote } from '../../api/contract/quote-contract.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { DeviceOrder } from './stored-orders.ts';

export type Placing =
  | { readonly status: 'idle' | 'placing' }
  /** Sent, perhaps stored by the server: `retry` sends the same order again, never another. */
  | { readonly status: 'unanswered' }
  /**
   * `message` is the server's, null when it has none; `fields` are by their names on the wire; `alternatives` are the nearest
   * free slots in the place of one that is not to be had.
   */
  | {
      readonly status: 'refused';
      readonly code: string;
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
      readonly alternatives?: readonly Slot[];
    }
  /** The price changed meanwhile: `quote` is what the server asks. */
  | { readonly status: 'stale'; readonly quote: Quote };

/** What an order takes with it once it is placed. */
export interface Taken {
  /** Out of the cart: units by line key. */
  readonly units: Readonly<Record<string, number>>;
  /** Of the purchase's event; null unless the customer agreed to it. */
  readonly eventId: string | null;
  /** The key it was placed with: by it a guest is known as whoever placed it. */
  readonly orderKey: string | null;
}

/** How an attempt to change an order ended; `late`: it had moved on, and `order` shows where to. */
export type Attempt = 'done' | 'late' | 'failed';

/** An order in a list. */
export type Listed = Pick<OrderSummary, 'id' | 'branch_id' | 'status'>;

export interface OrdersState {
  /** Made on this device, newest first. */
  readonly history: readonly DeviceOrder[];
  /** Takes the history off this device. The orders themselves go on. */
  forget(): void;
  readonly placing: Placing;
  /** Fetches the code that places orders, when the customer is one step away. */
  prepare(): void;
  /** Asks the server for the price; `stale` when it is not the one shown. A server that does not answer changes nothing. */
  review(): Promise<void>;
  /** Places the cart, or sends an unanswered order again. The order's id, or null: then `placing` says why. */
  place(): Promise<string | null>;
  /** Sends the unanswered order again, with its key. */
  retry(): Promise<string | null>;
  /** After a reload: sends the order that was left unanswered, if there is one. */
  resume(): Promise<string | null>;
  /** Gives an unanswered order up. It may have reached the server all the same. */
  abandon(): void;
  /** Places the cart at the server's price. */
  acceptQuote(): Promise<string | null>;
  /** Back to `idle` from `refused` and `stale`. */
  dismiss(): void;
  /** An order that waited for its payment is placed now. `forget` takes away what remembered it. */
  paid(order: WireOrder, taken: Taken, forget: () => void): void;
  /** The order on screen. */
  readonly order: WireOrder | null;
  readonly orderStatus: 'idle' | 'fetching' | 'fetched' | 'error';
  readonly orderError: ApiError | null;
  /** Never rejects. */
  load(id: string): Promise<void>;
  /**
   * Tells the branch that the customer of the order on screen is there; `note` says where. Whether it was heard: it may be
   * said again. Never rejects.
   */
  arrive(note: string): Promise<boolean>;
  /** Cancels the order on screen. Never rejects. */
  cancel(): Promise<Attempt>;
  /** Rates the order on screen, 1 to 5; again within the hour. Never rejects. */
  rate(rate: number, comment: string): Promise<Attempt>;
  /** Ids of orders whose rating nobody has to be asked for here any more. */
  readonly ratingIds: readonly string[];
  /** The customer does not want to rate this order. */
  dismissRating(id: string): void;
  /** How orders of a list were last heard to stand. */
  readonly standing: Readonly<Record<string, OrderStatus>>;
  /** Keeps `standing` of a few orders up to date. Returns the way to stop. */
  watchAll(orders: readonly Listed[]): () => void;
  /** Loads the order if need be and keeps it up to date. Returns the way to stop. */
  follow(id: string): () => void;
}

/** What the lazily loaded flows work with. */
export interface OrderTools {
  readonly deps: StoreDeps;
  readonly businessStore: BusinessStore;
  readonly cartStore: CartStore;
  readonly get: () => OrdersState;
  readonly set: (patch: Partial<OrdersState>) => void;
  /** Puts an order, new or changed, into the history. */
  readonly note: (order: DeviceOrder) => void;
  /** Nobody has to be asked for the rating of this order any more. */
  readonly noteRating: (id: string) => void;
}
