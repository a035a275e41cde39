/** The customer's steps that are reported to tracking vendors, with the customer's consent. */
export const trackedNames = [
  'page_view',
  'view_item',
  'add_to_cart',
  'start_checkout',
  'purchase',
  'search',
  'sign_up',
] as const;
export type TrackedName = (typeof trackedNames)[number];

export interface TrackedItem {
  readonly id: string;
  /** In the business's first language, so that reports show one name per item. */
  readonly name: string;
  /** Of one unit, as a decimal. */
  readonly price: number;
  readonly quantity: number;
}

/** One step. Browser pixels and server integrations report it with the same id, so that vendors count it once. */
export interface TrackedEvent {
  readonly event: TrackedName;
  readonly eventId: string;
  /** URL of the page, without personal data and order ids. */
  readonly url: string;
  readonly items: readonly TrackedItem[];
  /** Decimal, in `currency`. */
  readonly value?: number;
  /** ISO 4217. */
  readonly currency?: string;
  /** The search term. */
  readonly term?: string;
  /** The order's short number, for a purchase. */
  readonly orderNumber?: string;
}

/** Number of units over all items. */
export const countTrackedUnits = ({ items }: Pick<TrackedEvent, 'items'>): number =>
  items.reduce((count, { quantity }) => count + quantity, 0);

/** The vendors' ids of the browser and of the click that led to the page, in their own formats. */
export interface VendorIds {
  /** Random id, created with the customer's consent and deleted when it is withdrawn. */
  readonly visitor: string;
  readonly fbp?: string | undefined;
  readonly fbc?: string | undefined;
  readonly ttp?: string | undefined;
  readonly ttclid?: string | undefined;
  readonly scid?: string | undefined;
  readonly sccid?: string | undefined;
}

/** Tracking data that is sent with an order for its purchase event. */
export interface OrderTracking {
  readonly ids: VendorIds;
  readonly eventId: string;
  /** The page that the order was placed on. */
  readonly url: string;
}
