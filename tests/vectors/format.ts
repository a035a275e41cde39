/**
 * A pricing vector: a cart with all that its price depends on, and the bill it must come to. Plain JSON for any language
 * (docs/pricing-vectors.md). Amounts, rates and weights are decimal texts: "1.250", "8.25". Counts are numbers.
 */
export interface Vector {
  readonly name: string;
  /** What it shows, in a sentence. */
  readonly shows: string;
  /** Who worked out `expected`: somebody with pen and paper, or tests/vectors/oracle. */
  readonly by: 'hand' | 'oracle';
  readonly input: VectorInput;
  readonly expected: VectorBill;
}

export interface VectorInput {
  readonly currency: { readonly code: string; readonly digits: 0 | 2 | 3 };
  readonly selling_type: VectorItemType;
  readonly items: readonly VectorItem[];
  /** Of this selling type. */
  readonly discounts: {
    readonly all_menu: VectorDiscount | null;
    readonly items: Readonly<Record<string, VectorDiscount>>;
    readonly categories: Readonly<Record<string, VectorDiscount>>;
  };
  readonly exclusive_taxes: readonly VectorTax[];
  readonly coupon: VectorCoupon | null;
  readonly customer: 'guest' | 'authenticated';
  readonly delivery: VectorDelivery;
  /** Null: the wallet is not used. */
  readonly wallet_balance: string | null;
  readonly lines: readonly VectorLine[];
}

export type VectorItemType = 'delivery' | 'car_pickup' | 'dine_in' | 'reservation';

export interface VectorTax {
  readonly id: string;
  /** In percent. */
  readonly rate: string;
}

export interface VectorDiscount {
  readonly id: string;
  readonly type: 'percent' | 'fixed';
  readonly value: string;
}

export interface VectorItem {
  readonly id: string;
  /** Null: priced by its labels only. */
  readonly price: string | null;
  readonly price_labels: readonly VectorLabel[];
  readonly modifier_groups: readonly VectorGroup[];
  readonly inclusive_taxes: readonly VectorTax[];
  readonly category_id: string;
  /** The category above that one. */
  readonly grand_category_id: string | null;
  /** How it is sold. */
  readonly types: readonly VectorItemType[];
  readonly sold_out: boolean;
  /** Served at the time of the order. */
  readonly served: boolean;
  readonly comment_required: boolean;
  readonly minimum_quantity: number;
  /** In kg, for one count. */
  readonly weight: string | null;
  readonly shipping_weight: string | null;
}

export interface VectorLabel {
  readonly id: string;
  readonly price: string;
  readonly minimum: number;
  readonly maximum: number;
  /** False: one per line. */
  readonly is_qty: boolean;
  readonly weight: string | null;
  readonly shipping_weight: string | null;
}

export interface VectorGroup {
  readonly id: string;
  /** Between min and max options are chosen, counting quantities. */
  readonly min: number;
  readonly max: number;
  readonly modifiers: readonly VectorModifier[];
}

export interface VectorModifier {
  readonly id: string;
  readonly price: string;
  readonly max_quantity: number;
  readonly available: boolean;
  /** Null: the item's apply. */
  readonly taxes: readonly VectorTax[] | null;
  /** Asked for once this option is chosen. */
  readonly groups: readonly VectorGroup[];
}

export interface VectorCoupon {
  readonly code: string;
  readonly discount_type: 'percent' | 'fixed';
  readonly discount_value: string;
  readonly all_menu: boolean;
  readonly item_ids: readonly string[];
  readonly max_allowed_items: number | null;
  readonly user_type: 'all' | 'guest' | 'authenticated';
  readonly free_delivery: boolean;
  /** Least subtotal. */
  readonly minimum: string | null;
}

export type VectorDelivery =
  | { readonly kind: 'none' }
  | { readonly kind: 'zone'; readonly fees: string }
  | { readonly kind: 'shipping'; readonly fees_per_kg: string; readonly fixed_fees: string };

export interface VectorLine {
  readonly item_id: string;
  readonly price_label_id: string | null;
  readonly modifiers: readonly { readonly id: string; readonly quantity: number }[];
  readonly comment: string;
  readonly quantity: number;
}

export interface VectorBill {
  /** Those that can be sold, in cart order; `line` is the place in the input's lines, from 0. */
  readonly lines: readonly VectorBillLine[];
  readonly problems: readonly { readonly line: number; readonly reason: VectorReason }[];
  readonly subtotal: string;
  readonly net_subtotal: string;
  readonly discount: string;
  readonly coupon: string;
  readonly coupon_outcome: VectorOutcome;
  readonly inclusive_taxes: readonly VectorTaxLine[];
  readonly exclusive_taxes: readonly VectorTaxLine[];
  readonly delivery_fee: string;
  readonly rounding: string;
  readonly total: string;
  readonly wallet: string;
  readonly due: string;
}

export type VectorReason =
  | 'item_gone'
  | 'not_sold_so'
  | 'price_label_gone'
  | 'modifier_gone'
  | 'modifiers_invalid'
  | 'count_invalid'
  | 'note_required'
  | 'sold_out'
  | 'not_now';

export type VectorOutcome =
  | 'none'
  | 'applied'
  | 'guests_only'
  | 'authenticated_only'
  | 'no_eligible_items'
  | 'below_minimum';

export interface VectorBillLine {
  readonly line: number;
  readonly unit_price: string;
  readonly discount_id: string | null;
  readonly discounted_price: string;
  readonly modifiers_price: string;
  readonly total_price: string;
  readonly net_price: string;
  readonly price_after_coupon: string;
  readonly coupon_discount_amount: string;
  readonly coupon_discount_count: number;
}

export interface VectorTaxLine {
  readonly tax_id: string;
  readonly rate: string;
  readonly tax_value: string;
  readonly modifiers_tax_value: string;
  readonly total_tax_value: string;
}
