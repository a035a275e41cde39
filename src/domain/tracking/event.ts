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
  /** In the business's first language, so that each item has one name in reports. */
  readonly name: string;
  /** For one unit, as a decimal. */
  readonly price: number;
  readonly quantity: number;
}

/**
 * One reported step. Browser pixels and server integrations report it with the same id, so that vendors count it only
 * once.
 */
export interface TrackedEvent {
  readonly event: TrackedName;
  readonly eventId: string;
  /** URL of the page, without personal data or order ids. */
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

/** Number of units of all items. */
export const countTrackedUnits = ({ items }: Pick<TrackedEvent, 'items'>): number =>
  items.reduce((count, { quantity }) => count + quantity, 0);

/** The vendors' ids for the browser and for the click that led to the page, in their own formats. */
export interface VendorIds {
  /** Random id. Created with the customer's consent and deleted when consent is withdrawn. */
  readonly visitor: string;
  readonly fbp?: string | undefined;
  readonly fbc?: string | undefined;
  readonly ttp?: string | undefined;
  readonly ttclid?: string | undefined;
  readonly scid?: string | undefined;
  readonly sccid?: string | undefined;
}

/** Tracking data sent with an order for its purchase event. */
export interface OrderTracking {
  readonly ids: VendorIds;
  readonly eventId: string;
  /** URL of the page on which the order was placed. */
  readonly url: string;
}
