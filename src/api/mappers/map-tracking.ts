import type {
  OrderTracking,
  TrackedEvent,
  TrackedEventName,
  VendorIds,
} from '../../domain/tracking/event.ts';
import type { VisitTracking, OrderTracking as WireOrderTracking } from '../contract/tracking-contract.ts';

/** A tracked event of a visit. Purchases are excluded, because the order request contains them. */
export type VisitEvent = TrackedEvent & { readonly event: Exclude<TrackedEventName, 'purchase'> };

/** Maps the vendors' ids for the browser, together with the customer's consent. */
export const toVendorIds = (ids: VendorIds): Omit<VisitTracking, 'events'> => ({
  consent: 'granted',
  ...ids,
});

/** Maps an event of a visit to the API's format. */
export const toVisitEvent = ({
  eventId,
  orderNumber: _orderNumber,
  items,
  ...event
}: VisitEvent): VisitTracking['events'][number] => ({ ...event, event_id: eventId, items: [...items] });

/** Maps the tracking data that is sent with an order. */
export const toOrderTracking = ({ ids, eventId, url }: OrderTracking): WireOrderTracking => ({
  ...toVendorIds(ids),
  event_id: eventId,
  url,
});
