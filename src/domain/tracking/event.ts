/** The customer's steps that are reported to tracking vendors, with the customer's consent. */
export const trackedEventNames = [
  'page_view',
  'view_item',
  'add_to_cart',
  'start_checkout',
  'purchase',
  'search',
  'sign_up',
] as const;
export type TrackedEventName = (typeof trackedEventNames)[number];

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
  readonly event: TrackedEventName;
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

/** Number of units of all items of an event. */
export const countTrackedUnits = ({ items }: Pick<TrackedEvent, 'items'>): number =>
  items.reduce((count, { quantity }) => count + quantity, 0);

/**
 * Ids by which vendors recognise the browser (`fbp`, `ttp`, `scid`) and the click on an advertisement (`fbc`, `ttclid`,
 * `sccid`), in the formats of Meta, TikTok and Snapchat. The server uses the same names.
 */
export interface VendorIds {
  /** Our own random id of the browser. Created when the customer consents, deleted when they withdraw consent. */
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
