import type {
  VectorCoupon,
  VectorGroup,
  VectorInput,
  VectorItem,
  VectorLabel,
  VectorLine,
  VectorModifier,
  VectorPart,
  VectorTax,
} from '../format.ts';

/** A cart with the rule that it demonstrates. The oracle computes the bill. */
export interface Case {
  readonly name: string;
  readonly shows: string;
  readonly input: VectorInput;
}

export const EUR: VectorInput['currency'] = { code: 'EUR', digits: 2 };
export const KWD: VectorInput['currency'] = { code: 'KWD', digits: 3 };
export const JPY: VectorInput['currency'] = { code: 'JPY', digits: 0 };
export const CHF: VectorInput['currency'] = { code: 'CHF', digits: 2 };

export const buildTax = (id: string, rate: string, rates?: VectorTax['rates']): VectorTax => ({
  id,
  rate,
  ...(rates && { rates }),
});

export const buildItem = (
  id: string,
  price: string | null,
  changes: Partial<VectorItem> = {},
): VectorItem => ({
  id,
  price,
  price_labels: [],
  modifier_groups: [],
  inclusive_taxes: [],
  deposit: null,
  deposit_taxes: null,
  category_id: 'menu',
  grand_category_id: null,
  types: ['delivery', 'car_pickup', 'dine_in'],
  sold_out: false,
  served: true,
  comment_required: false,
  minimum_quantity: 1,
  weight: null,
  shipping_weight: null,
  ...changes,
});

export const buildLabel = (id: string, price: string, changes: Partial<VectorLabel> = {}): VectorLabel => ({
  id,
  price,
  minimum: 1,
  maximum: 1000,
  is_qty: true,
  weight: null,
  unit: null,
  shipping_weight: null,
  ...changes,
});

export const buildModifier = (
  id: string,
  price: string,
  changes: Partial<VectorModifier> = {},
): VectorModifier => ({
  id,
  price,
  max_quantity: 1,
  available: true,
  taxes: null,
  groups: [],
  ...changes,
});

/** An option of a set that represents a dish. */
export const buildDishOption = (
  id: string,
  surcharge: string,
  part: Partial<VectorPart> = {},
  changes: Partial<VectorModifier> = {},
): VectorModifier =>
  buildModifier(id, surcharge, {
    part: {
      types: ['delivery', 'car_pickup', 'dine_in'],
      served: true,
      deposit: null,
      deposit_taxes: [],
      taxed_price: null,
      ...part,
    },
    ...changes,
  });

export const buildGroup = (
  id: string,
  modifiers: VectorModifier[],
  changes: Partial<VectorGroup> = {},
): VectorGroup => ({ id, min: 0, max: 9, included: 0, included_choice: 'cheapest', modifiers, ...changes });

export const buildLine = (
  item_id: string,
  quantity: number,
  changes: Partial<VectorLine> = {},
): VectorLine => ({
  item_id,
  price_label_id: null,
  modifiers: [],
  comment: '',
  quantity,
  ...changes,
});

export const buildCoupon = (
  discount_type: VectorCoupon['discount_type'],
  discount_value: string,
  changes: Partial<VectorCoupon> = {},
): VectorCoupon => ({
  code: 'CODE',
  discount_type,
  discount_value,
  all_menu: true,
  item_ids: [],
  max_allowed_items: null,
  user_type: 'all',
  free_delivery: false,
  minimum: null,
  ...changes,
});

/** A pickup cart without discounts, coupon, exclusive taxes and fees, unless `changes` sets them. */
export const buildCart = (
  currency: VectorInput['currency'],
  items: VectorItem[],
  lines: VectorLine[],
  changes: Partial<VectorInput> = {},
): VectorInput => ({
  currency,
  selling_type: 'car_pickup',
  items,
  discounts: { all_menu: null, items: {}, categories: {} },
  exclusive_taxes: [],
  coupon: null,
  customer: 'guest',
  delivery: { kind: 'none' },
  delivery_taxes: [],
  free_delivery_from: null,
  fees: [],
  tip: null,
  wallet_balance: null,
  cash_rounding: null,
  online_rounding: null,
  lines,
  ...changes,
});

/** Fields of a cart that is delivered to a zone with a fee of 2.50. */
export const ZONE_DELIVERY = { selling_type: 'delivery', delivery: { kind: 'zone', fees: '2.50' } } as const;
