// Customers can add a dish on the server-rendered first screen, before the app has loaded. The server marks the buttons
// and the cart bar, and the loader writes the stored cart, which the app then reads.

export const STORED_CART_VERSION = 2;

/** Attribute of a "+" button that adds a dish without choices. Value: `EarlyDish` as JSON. */
export const EARLY_DISH_ATTRIBUTE = 'data-early-dish';

/** What each press of a "+" button adds: `minimum` units at first, then one unit each time, up to `maximum`. */
export interface EarlyDish {
  readonly itemId: string;
  readonly priceLabelId: string | null;
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Attribute of the hidden cart bar. Value: `EarlyCart` as JSON. When the loader adds the first dish, it also sets this
 * attribute on the whole screen, without a value.
 */
export const EARLY_CART_ATTRIBUTE = 'data-early-cart';

export interface EarlyCart {
  /** The branch from which the dishes are ordered. */
  readonly branchId: string;
  /** The digits 0 to 9 in the language of the screen. */
  readonly digits: readonly string[];
}

/** Whether the loader has added dishes on a server-rendered screen. */
export const hasEarlyCart = (screen: Element): boolean => screen.hasAttribute(EARLY_CART_ATTRIBUTE);
