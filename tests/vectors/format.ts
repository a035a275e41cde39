import * as z from 'zod';

/**
 * A pricing vector: a cart with all that its price depends on, and the bill it must come to. Plain JSON for any language:
 * tests/vectors/pricing.schema.json is made of this, docs/pricing-vectors.md explains it.
 */

const decimal = z.string().regex(/^\d+(\.\d+)?$/);
const amount = decimal.describe('With the digits of the currency: "1.250"');
const signed = z.string().regex(/^-?\d+(\.\d+)?$/);
const rate = decimal.describe('In percent: "8.25"');
const kg = decimal.nullable().describe('In kg, for one count');
const id = z.string().min(1);
const quantity = z.number();

const tax = z.strictObject({ id, rate });

const percentOrFixed = z.enum(['percent', 'fixed']);
const discount = z.strictObject({
  id,
  type: percentOrFixed,
  value: decimal.describe('A rate, or an amount off one count'),
});

const modifier = z.strictObject({
  id,
  price: amount,
  max_quantity: z.int(),
  available: z.boolean(),
  taxes: z.array(tax).nullable().describe("Null: the item's apply"),
  get groups() {
    return z.array(group).describe('Asked for once this option is chosen');
  },
});

const group = z.strictObject({
  id,
  min: z.int(),
  max: z.int().describe('Between min and max options are chosen, counting quantities'),
  get modifiers(): z.ZodArray<typeof modifier> {
    return z.array(modifier);
  },
});

const label = z.strictObject({
  id,
  price: amount,
  minimum: z.int(),
  maximum: z.int(),
  is_qty: z.boolean().describe('False: one per line'),
  weight: kg,
  shipping_weight: kg,
});

const itemType = z.enum(['delivery', 'car_pickup', 'dine_in', 'reservation']);

const item = z.strictObject({
  id,
  price: amount.nullable().describe('Null: priced by its labels only'),
  price_labels: z.array(label),
  modifier_groups: z.array(group),
  inclusive_taxes: z.array(tax),
  category_id: id,
  grand_category_id: id.nullable().describe('The category above that one'),
  types: z.array(itemType).describe('How it is sold'),
  sold_out: z.boolean(),
  served: z.boolean().describe('At the time of the order'),
  comment_required: z.boolean(),
  minimum_quantity: z.int(),
  weight: kg,
  shipping_weight: kg,
});

const coupon = z.strictObject({
  code: id,
  discount_type: percentOrFixed,
  discount_value: decimal.describe('A rate, or an amount off the cart'),
  all_menu: z.boolean(),
  item_ids: z.array(id),
  max_allowed_items: z.int().nullable().describe('Units over the whole cart; null: no limit'),
  user_type: z.enum(['all', 'guest', 'authenticated']),
  free_delivery: z.boolean(),
  minimum: amount.nullable().describe('Least subtotal of the whole cart'),
});

const delivery = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('zone'), fees: amount }),
  z.strictObject({ kind: z.literal('shipping'), fees_per_kg: amount, fixed_fees: amount }),
]);

const line = z.strictObject({
  item_id: id,
  price_label_id: id.nullable(),
  modifiers: z.array(z.strictObject({ id, quantity })),
  comment: z.string(),
  quantity,
});

const input = z.strictObject({
  currency: z.strictObject({ code: z.string().length(3), digits: z.literal([0, 2, 3]) }),
  selling_type: itemType,
  items: z.array(item),
  discounts: z
    .strictObject({
      all_menu: discount.nullable(),
      items: z.record(id, discount),
      categories: z.record(id, discount),
    })
    .describe('Of this selling type'),
  exclusive_taxes: z.array(tax),
  coupon: coupon.nullable(),
  customer: z.enum(['guest', 'authenticated']),
  delivery,
  wallet_balance: amount.nullable().describe('Null: the wallet is not used'),
  lines: z.array(line),
});

const reason = z.enum([
  'item_gone',
  'not_sold_so',
  'price_label_gone',
  'modifier_gone',
  'modifiers_invalid',
  'count_invalid',
  'note_required',
  'sold_out',
  'not_now',
]);

const outcome = z.enum([
  'none',
  'applied',
  'guests_only',
  'authenticated_only',
  'no_eligible_items',
  'below_minimum',
]);

const at = z.int().describe("The place in the input's lines, from 0");

const taxLine = z.strictObject({
  tax_id: id,
  rate,
  tax_value: amount,
  modifiers_tax_value: amount,
  total_tax_value: amount,
});

const bill = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line: at,
        unit_price: amount,
        discount_id: id.nullable(),
        discounted_price: amount,
        modifiers_price: amount,
        total_price: amount,
        net_price: amount,
        price_after_coupon: amount,
        coupon_discount_amount: amount,
        coupon_discount_count: z.int(),
      }),
    )
    .describe('Those that can be sold, in cart order'),
  problems: z.array(z.strictObject({ line: at, reason })).describe('Those that cannot be sold as chosen'),
  subtotal: amount,
  net_subtotal: amount,
  discount: amount,
  coupon: amount,
  coupon_outcome: outcome,
  inclusive_taxes: z.array(taxLine),
  exclusive_taxes: z.array(taxLine),
  delivery_fee: amount,
  rounding: signed,
  total: amount,
  wallet: amount,
  due: amount,
});

const vector = z.strictObject({
  name: z.string().min(1),
  shows: z.string().min(1).describe('What it shows, in a sentence'),
  by: z.enum(['hand', 'oracle']).describe('Who worked out `expected`'),
  input,
  expected: bill,
});

/** A file of vectors about one subject. */
export const vectorFile = z.strictObject({
  $schema: z.literal('../pricing.schema.json'),
  vectors: z.array(vector).min(1),
});

/** The published JSON Schema of those files. */
export const vectorFileSchema = (): object => z.toJSONSchema(vectorFile, { io: 'input', reused: 'ref' });

export type Vector = z.infer<typeof vector>;
export type VectorInput = z.infer<typeof input>;
export type VectorItemType = z.infer<typeof itemType>;
export type VectorTax = z.infer<typeof tax>;
export type VectorDiscount = z.infer<typeof discount>;
export type VectorItem = z.infer<typeof item>;
export type VectorLabel = z.infer<typeof label>;
export type VectorGroup = z.infer<typeof group>;
export type VectorModifier = z.infer<typeof modifier>;
export type VectorCoupon = z.infer<typeof coupon>;
export type VectorDelivery = z.infer<typeof delivery>;
export type VectorLine = z.infer<typeof line>;
export type VectorBill = z.infer<typeof bill>;
export type VectorBillLine = VectorBill['lines'][number];
export type VectorTaxLine = z.infer<typeof taxLine>;
export type VectorReason = z.infer<typeof reason>;
export type VectorOutcome = z.infer<typeof outcome>;
