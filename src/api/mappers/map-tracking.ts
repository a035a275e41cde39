import type { OrderTracking, TrackedEvent, TrackedName, VendorIds } from '../../domain/tracking/event.ts';
import type { VisitTracking, OrderTracking as WireOrderTracking } from '../contract/tracking-contract.ts';

/** A tracked event of a visit. Purchases are excluded: the order request contains them. */
export type VisitStep = TrackedEvent & { readonly event: Exclude<TrackedName, 'purchase'> };

export const toVendorIds = (ids: VendorIds): Omit<VisitTracking, 'events'> => ({
  consent: 'granted',
  ...ids,
});

export const toVisitEvent = ({
  eventId,
  orderNumber: _purchasesOnly,
  items,
  ...event
}: VisitStep): VisitTracking['events'][number] => ({ ...event, event_id: eventId, items: [...items] });

export const toOrderTracking = ({ ids, eventId, url }: OrderTracking): WireOrderTracking => ({
  ...toVendorIds(ids),
  event_id: eventId,
  url,
});
