import type { OrderTracking as WireOrderTracking } from '../../api/contract/tracking-contract.ts';
import { toOrderTracking } from '../../api/mappers/map-tracking.ts';
import type { Cart } from '../../domain/cart/cart-types.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { OrderTracking } from '../../domain/tracking/event.ts';

/** What stores tell of a customer's steps; screens are told of by the router. */
export type Step =
  | { readonly kind: 'cart'; readonly before: Cart; readonly after: Cart }
  | { readonly kind: 'searched'; readonly term: string }
  | { readonly kind: 'signed_up' }
  | { readonly kind: 'ordered'; readonly order: Order; readonly eventId: string };

/** Who tells others of them: code that comes once the customer has agreed. */
export interface Tracker {
  told(step: Step): void;
  /** What goes with an order, for the server's part. */
  forOrder(): OrderTracking;
}

export interface Tracking {
  isGranted(): boolean;
  /** Nothing comes of it unless the customer has agreed. */
  tell(step: Step): void;
  /** Undefined unless the customer has agreed. */
  forOrder(): WireOrderTracking | undefined;
  /** Null: nobody is told from now on. What happened while the tracker was on its way, it hears of. */
  attach(tracker: Tracker | null): void;
}

/** Steps that are kept while the tracker's code is on its way. */
const MOST_WAITING = 50;

export function createTracking(isGranted: () => boolean): Tracking {
  let tracker: Tracker | null = null;
  let waiting: Step[] = [];
  return {
    isGranted,
    tell(step) {
      if (!isGranted()) waiting = [];
      else if (tracker) tracker.told(step);
      else if (waiting.length < MOST_WAITING) waiting.push(step);
    },
    forOrder() {
      const draft = isGranted() ? tracker?.forOrder() : undefined;
      return draft && toOrderTracking(draft);
    },
    attach(next) {
      tracker = next;
      const steps = waiting;
      waiting = [];
      if (next) steps.forEach(next.told);
    },
  };
}
