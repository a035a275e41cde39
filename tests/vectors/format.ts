import * as z from 'zod';
import { amount, decimal, id, rate } from './format-atoms.ts';
import { bill } from './format-bill.ts';

/**
 * A pricing vector: a cart with all that its price depends on, and the bill it must come to. Plain JSON for any language:
 * tests/vectors/pricing.schema.json is made of this, docs/pricing.md explains it.
 */

const weight = decimal.nullable().describe('Of one count');
const kg = weight.describe('In kg, for one count');
const quantity = z.number();

const itemType = z.enum(['delivery', 'car_pickup', 'dine_in', 'reservation']);

const tax = z.strictObject({
  id,
  rate,
  rates: z
    .partialRecord(itemType, rate)
    .optional()
    .describe(
      'The rates of selling types that differ from `rate`. A reservation without one has that of dine_in',
    ),
});

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
  included: z.int().describe("Units of options that the item's price includes"),
  included_choice: z.enum(['cheapest', 'first']),
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
  weight,
  unit: z.string().nullable().describe('Of `weight`. Null: kg'),
  shipping_weight: kg,
});

const item = z.strictObject({
  id,
  price: amount.nullable().describe('Null: priced by its labels only'),
  price_labels: z.array(label),
  modifier_groups: z.array(group),
  inclusive_taxes: z.array(tax),
  deposit: amount.nullable().describe('For one unit'),
  deposit_taxes: z.array(tax).nullable().describe("Null: the item's apply"),
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

const fee = z.strictObject({
  id,
  amount,
  below: amount.nullable().describe('Charged only while the subtotal is less; null: always'),
  taxes: z.array(tax).describe('Contained in the amount'),
});

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
  delivery_taxes: z
    .union([z.literal('goods'), z.array(tax)])
    .describe('Contained in the fee; goods: those of the items'),
  free_delivery_from: amount.nullable().describe('From this subtotal on, a zone costs nothing; null: never'),
  fees: z.array(fee).describe('Per order, of this selling type'),
  tip: z
    .union([z.strictObject({ percent: decimal }), z.strictObject({ amount })])
    .nullable()
    .describe('A rate of the subtotal, or an amount; null: none'),
  wallet_balance: amount.nullable().describe('Null: the wallet is not used'),
  cash_rounding: amount.nullable().describe('The smallest coin; null: not paid in cash, or not rounded'),
  online_rounding: amount
    .nullable()
    .describe(
      'The step of the payment provider; null: not paid online, or not rounded. At most one rounding is not null',
    ),
  lines: z.array(line),
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
export type VectorTip = NonNullable<VectorInput['tip']>;
export type VectorLine = z.infer<typeof line>;
