import type { CartLine } from '../cart/cart-types.ts';
import type { DiscountBook, ItemType, LocalizedText, MenuItem, Owned, Tax } from '../menu/menu-types.ts';
import type { Currency, Money } from '../money/money.ts';

export interface Coupon {
  readonly code: string;
  readonly kind:
    | { readonly type: 'percent'; readonly rate: string }
    | { readonly type: 'fixed'; readonly value: Money };
  readonly allMenu: boolean;
  readonly itemIds: readonly string[];
  /** Units over the whole cart; null: no limit. */
  readonly maxAllowedItems: number | null;
  readonly userType: 'all' | 'guest' | 'authenticated';
  readonly freeDelivery: boolean;
  /** Least subtotal of the whole cart, after discounts; null: none. */
  readonly minimum: Money | null;
}

/** Delivery by weight (spec, sections 3 and 9): each kg of what is sold, and once for all of it. */
export interface ShippingRates {
  readonly feesPerKg: Money;
  readonly fixedFees: Money;
}

export interface PricingInput {
  readonly currency: Currency;
  /** An item not sold this way is `not_sold_so`. */
  readonly sellingType: ItemType;
  /** Where; an item sold in other branches only is `item_gone`. */
  readonly branchId: string;
  readonly lines: readonly CartLine[];
  readonly itemById: (id: string) => MenuItem | undefined;
  /** One that is not served at the time of the order is `not_now`. Absent: all are. */
  readonly isServed?: ((item: MenuItem) => boolean) | undefined;
  readonly discounts: DiscountBook;
  readonly exclusiveTaxes: readonly Tax[];
  readonly coupon: Coupon | null;
  readonly customer: 'guest' | 'authenticated';
  /** Before free_delivery: a zone's fee, or what a shipping country charges. */
  readonly deliveryFee: Money | ShippingRates;
  /** Null: not used (feature off, not logged in, not opted in). */
  readonly walletBalance: Money | null;
}

export interface PricedModifier extends Owned {
  readonly id: string;
  readonly name: LocalizedText;
  readonly quantity: number;
  readonly price: Money;
}

export interface PricedLine {
  readonly line: CartLine;
  readonly item: MenuItem;
  readonly priceLabel: LocalizedText | null;
  readonly modifiers: readonly PricedModifier[];
  /** For one count, before discount, without modifiers. */
  readonly unitPrice: Money;
  readonly discountId: string | null;
  /** Unit price less the rounded discount. */
  readonly discountedPrice: Money;
  /** For one count. */
  readonly modifiersPrice: Money;
  /** (discounted + modifiers) x count. */
  readonly total: Money;
  /** The line less its inclusive tax. */
  readonly netPrice: Money;
  /** The line's total less its share of the coupon. */
  readonly priceAfterCoupon: Money;
  readonly couponDiscountAmount: Money;
  readonly couponDiscountCount: number;
}

export interface TaxLine {
  readonly taxId: string;
  readonly taxName: LocalizedText;
  readonly rate: string;
  readonly taxValue: Money;
  readonly modifiersTaxValue: Money;
  readonly totalTaxValue: Money;
}

/** A line that can no longer be sold as chosen: it is priced nowhere, and the customer is told. */
export interface LineProblem {
  readonly line: CartLine;
  readonly reason:
    | 'item_gone'
    /** On the menu, but not for this selling type. */
    | 'not_sold_so'
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
  | 'no_eligible_items'
  | 'below_minimum';

export interface Bill {
  readonly currency: Currency;
  readonly lines: readonly PricedLine[];
  readonly problems: readonly LineProblem[];
  readonly subtotal: Money;
  readonly netSubtotal: Money;
  /** What discounts took off, for information: already inside the line prices. */
  readonly discount: Money;
  readonly coupon: Money;
  readonly couponOutcome: CouponOutcome;
  /** Already inside the prices. */
  readonly inclusiveTaxes: readonly TaxLine[];
  readonly exclusiveTaxes: readonly TaxLine[];
  readonly deliveryFee: Money;
  /** CHF to 0.05: total less the exact sum. Zero elsewhere. */
  readonly rounding: Money;
  readonly total: Money;
  readonly wallet: Money;
  readonly due: Money;
}
