import type { CartLine } from '../cart/cart-types.ts';
import type {
  DiscountBook,
  ItemType,
  LocalizedText,
  MenuItem,
  ProviderReference,
  SetPart,
  Tax,
} from '../menu/menu-types.ts';
import type { Currency, Money } from '../money/money.ts';
import type { Tip } from './tip.ts';

export interface Coupon {
  readonly code: string;
  readonly kind:
    | { readonly type: 'percent'; readonly rate: string }
    | { readonly type: 'fixed'; readonly value: Money };
  readonly allMenu: boolean;
  readonly itemIds: readonly string[];
  /** Maximum number of units in the cart that the coupon applies to, or null for no limit. */
  readonly maxAllowedItems: number | null;
  readonly userType: 'all' | 'guest' | 'authenticated';
  readonly freeDelivery: boolean;
  /** Minimum subtotal of the cart, after discounts, or null for no minimum. */
  readonly minimum: Money | null;
}

/** Delivery fee by weight (spec, sections 3 and 9): a fee per kg plus a fixed fee per order. */
export interface ShippingRates {
  readonly feesPerKg: Money;
  readonly fixedFees: Money;
}

/** A fee per order, for example for a bag, for service or for a small order. */
export interface OrderFee {
  readonly id: string;
  readonly name: LocalizedText;
  readonly amount: Money;
  /** The fee is charged only while the subtotal is below this amount. If null, it is always charged. */
  readonly below: Money | null;
  /** The taxes that the amount includes. */
  readonly taxes: readonly Tax[];
}

/**
 * The taxes that the delivery fee includes: a list of its own, or `goods` for the taxes of the delivered items, in
 * proportion to their prices.
 */
export type DeliveryTaxes = 'goods' | readonly Tax[];

export interface PricingInput {
  readonly currency: Currency;
  /** A line whose item is not sold for this order type gets the problem `not_sold_for_order_type`. */
  readonly itemType: ItemType;
  /** A line whose item is sold only in other branches gets the problem `item_gone`. */
  readonly branchId: string;
  readonly lines: readonly CartLine[];
  readonly findItem: (id: string) => MenuItem | undefined;
  /**
   * A line whose item is not served at the time of the order gets the problem `not_now`. If absent, all items are
   * served.
   */
  readonly isServed?: ((item: MenuItem) => boolean) | undefined;
  /**
   * A line with a dish of a set that is not served at the time of the order gets the problem `modifier_gone`. If
   * absent, all dishes are served.
   */
  readonly isPartServed?: ((part: SetPart) => boolean) | undefined;
  readonly discounts: DiscountBook;
  readonly exclusiveTaxes: readonly Tax[];
  readonly coupon: Coupon | null;
  readonly customer: 'guest' | 'authenticated';
  /** The zone's fee or the country's shipping rates. A coupon with free delivery overrides it. */
  readonly deliveryFee: Money | ShippingRates;
  readonly deliveryTaxes: DeliveryTaxes;
  /**
   * Delivery to a zone is free from this subtotal (before the coupon). If null, it is never free. Does not apply to
   * shipping.
   */
  readonly freeDeliveryFrom: Money | null;
  /** The per-order fees of this order type. */
  readonly fees: readonly OrderFee[];
  /** Null for no tip. */
  readonly tip: Tip | null;
  /** Null if the wallet is not used: the customer has none, is not logged in, or has not switched it on. */
  readonly walletBalance: Money | null;
  /**
   * The smallest coin: the amount due in cash is rounded to a multiple of it. Null if the order is not paid in cash or
   * not rounded.
   */
  readonly cashStep: Money | null;
  /**
   * The amount due online is rounded to a multiple of this amount, because the payment provider requires it. Null if
   * the order is not paid online or not rounded.
   */
  readonly onlineStep: Money | null;
}

export interface PricedModifier extends ProviderReference {
  readonly id: string;
  readonly name: LocalizedText;
  readonly quantity: number;
  /** Units that the item's price includes. The other units cost `price` each. */
  readonly includedQuantity: number;
  readonly price: Money;
  /**
   * Id of the dish that this option stands for in a set; null for an ordinary option. The options of a dish follow
   * it.
   */
  readonly partItemId: string | null;
}

export interface PricedLine {
  readonly line: CartLine;
  readonly item: MenuItem;
  readonly priceLabel: LocalizedText | null;
  readonly modifiers: readonly PricedModifier[];
  /** For one unit, before the discount and without modifiers. */
  readonly unitPrice: Money;
  readonly discountId: string | null;
  /** Unit price minus the rounded discount, for one unit. */
  readonly discountedPrice: Money;
  /** For one unit. */
  readonly modifiersPrice: Money;
  /** (discounted price + modifiers) x count */
  readonly total: Money;
  /** The line's total minus its share of the coupon and its inclusive taxes. */
  readonly netPrice: Money;
  /** The line's total minus its share of the coupon. */
  readonly priceAfterCoupon: Money;
  readonly couponDiscountAmount: Money;
  /** Units of the line that the coupon applies to. */
  readonly couponDiscountCount: number;
  /** The deposits for all units, including those of the parts of a set. `total` does not include them. */
  readonly deposit: Money;
}

export type BilledFee = Pick<OrderFee, 'id' | 'name' | 'amount'>;

export interface TaxLine {
  readonly taxId: string;
  readonly taxName: LocalizedText;
  readonly rate: string;
  /** The net amount on which the tax was computed. */
  readonly netValue: Money;
  /** The tax without the tax on modifiers. */
  readonly taxValue: Money;
  readonly modifiersTaxValue: Money;
  /** `taxValue` plus `modifiersTaxValue`. */
  readonly totalTaxValue: Money;
}

/** A line that can no longer be sold as chosen. It has no price, and the cart shows the reason. */
export interface LineProblem {
  readonly line: CartLine;
  readonly reason:
    | 'item_gone'
    /** On the menu, but not for this order type. */
    | 'not_sold_for_order_type'
    | 'price_label_gone'
    | 'modifier_gone'
    | 'modifiers_invalid'
    | 'count_invalid'
    | 'note_required'
    | 'sold_out'
    | 'not_now';
}

export type CouponOutcome =
  | 'none'
  | 'applied'
  | 'guests_only'
  | 'authenticated_only'
  /** The coupon only makes delivery free, but this order has no delivery. */
  | 'delivery_only'
  | 'no_eligible_items'
  | 'below_minimum';

export interface Bill {
  readonly currency: Currency;
  readonly lines: readonly PricedLine[];
  readonly problems: readonly LineProblem[];
  readonly subtotal: Money;
  /** The subtotal minus its inclusive taxes, both before the coupon: the base of the exclusive taxes. */
  readonly netSubtotal: Money;
  /** Sum of all discounts, for display. The line prices already include it. */
  readonly discount: Money;
  /** The amount that the coupon takes off. */
  readonly coupon: Money;
  readonly couponOutcome: CouponOutcome;
  /** Sum of the lines' deposits. Discounts and coupons do not reduce it, and it does not count towards minimums. */
  readonly deposits: Money;
  /** For display. These taxes are already included in the deposits, the fees and the prices after the coupon. */
  readonly inclusiveTaxes: readonly TaxLine[];
  readonly exclusiveTaxes: readonly TaxLine[];
  readonly deliveryFee: Money;
  /** The per-order fees that apply to this cart. */
  readonly fees: readonly BilledFee[];
  /** At most the subtotal, and untaxed. Coupons do not reduce it, and it does not count towards minimums. */
  readonly tip: Money;
  /** The total minus the exact sum. Zero unless Swiss francs were rounded to 0.05. */
  readonly rounding: Money;
  readonly total: Money;
  /** The amount that the wallet pays. */
  readonly wallet: Money;
  /** Amount added to or taken off `due` by rounding to the smallest coin. */
  readonly cashRounding: Money;
  /** Amount added to or taken off `due` by rounding to the payment provider's multiple. */
  readonly onlineRounding: Money;
  readonly due: Money;
}
