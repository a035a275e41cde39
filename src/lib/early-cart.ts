// A dish can be added on the server's first screen, before the app has loaded: the server marks the buttons and the cart bar, and
// the loader writes the stored cart that the app then reads.

/** Version of the stored cart. */
export const STORED_CART_VERSION = 2;

/** Attribute of a "+" that adds a dish without choices. Value: `EarlyDish` as JSON. */
export const EARLY_DISH_ATTRIBUTE = 'data-early-dish';

/** What one press of a "+" adds: `minimum` units at first, then one unit each time up to `maximum`. */
export interface EarlyDish {
  readonly itemId: string;
  readonly priceLabelId: string | null;
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Attribute of the hidden cart bar. Value: `EarlyCart` as JSON. The loader sets it without a value on the whole screen when it adds
 * the first dish.
 */
export const EARLY_CART_ATTRIBUTE = 'data-early-cart';

export interface EarlyCart {
  /** The branch that the dishes are ordered from. */
  readonly branchId: string;
  /** The digits 0 to 9 in the language of the screen. */
  readonly digits: readonly string[];
}

/** Whether the loader has added dishes on a screen of the server. */
export const isCartEarly = (screen: Element): boolean => screen.hasAttribute(EARLY_CART_ATTRIBUTE);
