/** The steps of a customer that are told of, to whom the customer agreed to (decisions, section 8). */
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
  /** In the business's first language, so that a dish is one dish in the figures. */
  readonly name: string;
  /** Of one unit, as a decimal. */
  readonly price: number;
  readonly quantity: number;
}

/** One step, told to the browser's pixels and to their twins on the server under one id. */
export interface TrackedEvent {
  readonly event: TrackedName;
  readonly eventId: string;
  /** The page, without what it may hold of a person or an order. */
  readonly url: string;
  readonly items: readonly TrackedItem[];
  /** Decimal, in `currency`. */
  readonly value?: number;
  /** ISO 4217. */
  readonly currency?: string;
  /** What was searched for. */
  readonly term?: string;
  /** As it is said aloud at the counter; of a purchase. */
  readonly orderNumber?: string;
}

/** Units over all items. */
export const unitsOf = ({ items }: Pick<TrackedEvent, 'items'>): number =>
  items.reduce((count, { quantity }) => count + quantity, 0);

/** Ids by which the vendors know a browser and the click that led to it, in the vendors' own forms. */
export interface VendorIds {
  /** Random, made when the customer agreed and forgotten when they withdraw. */
  readonly visitor: string;
  readonly fbp?: string | undefined;
  readonly fbc?: string | undefined;
  readonly ttp?: string | undefined;
  readonly ttclid?: string | undefined;
  readonly scid?: string | undefined;
  readonly sccid?: string | undefined;
}

/** What is sent with an order for its purchase event. */
export interface OrderTracking {
  readonly ids: VendorIds;
  readonly eventId: string;
  /** The page that the order was placed on. */
  readonly url: string;
}
