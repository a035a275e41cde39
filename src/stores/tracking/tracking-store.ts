import type { OrderTracking as WireOrderTracking } from '../../api/contract/tracking-contract.ts';
import { toOrderTracking } from '../../api/mappers/map-tracking.ts';
import type { Cart } from '../../domain/cart/cart-types.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { OrderTracking } from '../../domain/tracking/event.ts';

/** A customer action tracked by a store. The tracking chunk gets page views from the router. */
export type TrackingStep =
  | { readonly kind: 'cart'; readonly before: Cart; readonly after: Cart }
  | { readonly kind: 'searched'; readonly term: string }
  | { readonly kind: 'signed_up' }
  | { readonly kind: 'ordered'; readonly order: Order; readonly eventId: string };

/** Sends tracking events. Its code loads after the customer has consented. */
export interface Tracker {
  track(step: TrackingStep): void;
  /** The tracking data that is sent with an order. */
  buildOrderTracking(): OrderTracking;
}

export interface Tracking {
  isGranted(): boolean;
  /** Tracks a step. Does nothing without consent. */
  track(step: TrackingStep): void;
  /** The tracking data for an order. Undefined without consent. */
  buildOrderTracking(): WireOrderTracking | undefined;
  /** Sets the tracker, which receives the queued steps. Null stops tracking. */
  attach(tracker: Tracker | null): void;
}

/** How many steps are queued until the tracker's code has loaded. */
const MAX_QUEUED_STEPS = 50;

/** Creates the queue between the stores and the tracker. `isGranted` returns whether the customer has consented. */
export function createTracking(isGranted: () => boolean): Tracking {
  let tracker: Tracker | null = null;
  let queuedSteps: TrackingStep[] = [];
  return {
    isGranted,
    track(step) {
      if (!isGranted()) queuedSteps = [];
      else if (tracker) tracker.track(step);
      else if (queuedSteps.length < MAX_QUEUED_STEPS) queuedSteps.push(step);
    },
    buildOrderTracking() {
      const draft = isGranted() ? tracker?.buildOrderTracking() : undefined;
      return draft && toOrderTracking(draft);
    },
    attach(next) {
      tracker = next;
      const steps = queuedSteps;
      queuedSteps = [];
      if (next) steps.forEach(next.track);
    },
  };
}
