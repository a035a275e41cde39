import * as z from 'zod';
import { amount, decimal, id, rate } from './format-atoms.ts';
import { bill } from './format-bill.ts';

/**
 * A pricing vector: a cart with everything that affects its price, and the bill that it must produce. Plain JSON for
 * any language. tests/vectors/pricing.schema.json is generated from this, and docs/pricing.md explains it.
 */

const weight = decimal.nullable().describe('Of one unit');
const kg = weight.describe('In kg, for one unit');
const quantity = z.number();

const itemType = z.enum(['delivery', 'car_pickup', 'dine_in', 'reservation']);

const tax = z.strictObject({
  id,
  rate,
  rates: z
    .partialRecord(itemType, rate)
    .optional()
    .describe(
      'Rates by selling type that differ from `rate`. A reservation without one uses the rate of dine_in',
    ),
});

const percentOrFixed = z.enum(['percent', 'fixed']);
const discount = z.strictObject({
  id,
  type: percentOrFixed,
  value: decimal.describe('A percentage, or an amount off one unit'),
});

const part = z
  .strictObject({
    types: z.array(itemType).describe('How the dish is sold'),
    served: z.boolean().describe('At the time of the order'),
    deposit: amount.nullable().describe('For one unit'),
    deposit_taxes: z.array(tax),
    taxed_price: amount
      .nullable()
      .describe(
        "The dish's own price, by which the set's price is split over its parts for taxes. Null if the set is taxed as one item",
      ),
  })
  .describe('The dish that an option of a set stands for');

const modifier = z.strictObject({
  id,
  price: amount,
  max_quantity: z.int(),
  available: z.boolean(),
  taxes: z.array(tax).nullable().describe("Null: the item's taxes apply"),
  part: part.optional(),
  get groups() {
    return z.array(group).describe('Offered once this option is chosen');
  },
});

const group = z.strictObject({
  id,
  min: z.int(),
  max: z.int().describe('From min to max options must be chosen, counting quantities'),
  included: z.int().describe('Number of chosen units that cost nothing'),
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
  is_qty: z.boolean().describe('False: only one unit per line'),
  weight,
  unit: z.string().nullable().describe('Unit of `weight`. Null: kg'),
  shipping_weight: kg,
});

const item = z.strictObject({
  id,
  price: amount.nullable().describe('Null: only the labels have prices'),
  price_labels: z.array(label),
  modifier_groups: z.array(group),
  inclusive_taxes: z.array(tax),
  deposit: amount.nullable().describe('Per unit'),
  deposit_taxes: z.array(tax).nullable().describe("Null: the item's taxes apply"),
  category_id: id,
  grand_category_id: id.nullable().describe('The category above `category_id`'),
  types: z.array(itemType).describe('The selling types that offer it'),
  sold_out: z.boolean(),
  served: z.boolean().describe('Whether it is available at the time of the order'),
  comment_required: z.boolean(),
  minimum_quantity: z.int(),
  weight: kg,
  shipping_weight: kg,
});

const coupon = z.strictObject({
  code: id,
  discount_type: percentOrFixed,
  discount_value: decimal.describe('A percentage, or an amount off the cart'),
  all_menu: z.boolean(),
  item_ids: z.array(id),
  max_allowed_items: z
    .int()
    .nullable()
    .describe('Maximum number of discounted units in the whole cart; null: no limit'),
  user_type: z.enum(['all', 'guest', 'authenticated']),
  free_delivery: z.boolean(),
  minimum: amount.nullable().describe('Minimum subtotal of the whole cart'),
});

const delivery = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('zone'), fees: amount }),
  z.strictObject({ kind: z.literal('shipping'), fees_per_kg: amount, fixed_fees: amount }),
]);

const fee = z.strictObject({
  id,
  amount,
  below: amount.nullable().describe('Charged only if the subtotal is below this amount; null: always'),
  taxes: z.array(tax).describe('Taxes inside the amount'),
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
    .describe('Discounts for this selling type'),
  exclusive_taxes: z.array(tax),
  coupon: coupon.nullable(),
  customer: z.enum(['guest', 'authenticated']),
  delivery,
  delivery_taxes: z
    .union([z.literal('goods'), z.array(tax)])
    .describe('Taxes inside the fee; goods: the taxes of the items'),
  free_delivery_from: amount
    .nullable()
    .describe('Subtotal from which delivery to a zone is free; null: never'),
  fees: z.array(fee).describe('Fees per order for this selling type'),
  tip: z
    .union([z.strictObject({ percent: decimal }), z.strictObject({ amount })])
    .nullable()
    .describe('A percentage of the subtotal, or an amount; null: no tip'),
  wallet_balance: amount.nullable().describe('Null: not paid from the wallet'),
  cash_rounding: amount.nullable().describe('The smallest coin; null: not paid in cash, or not rounded'),
  online_rounding: amount
    .nullable()
    .describe(
      'The increment of the payment provider; null: not paid online, or not rounded. At most one of `cash_rounding` and `online_rounding` is set',
    ),
  lines: z.array(line),
});

const vector = z.strictObject({
  name: z.string().min(1),
  shows: z.string().min(1).describe('What the vector demonstrates, in a sentence'),
  by: z.enum(['hand', 'oracle']).describe('Who computed `expected`'),
  input,
  expected: bill,
});

/** A file of vectors about one subject. */
export const vectorFile = z.strictObject({
  $schema: z.literal('../pricing.schema.json'),
  vectors: z.array(vector).min(1),
});

/** The published JSON Schema of those files. */
export const buildVectorFileSchema = (): object => z.toJSONSchema(vectorFile, { io: 'input', reused: 'ref' });

export type Vector = z.infer<typeof vector>;
export type VectorInput = z.infer<typeof input>;
export type VectorItemType = z.infer<typeof itemType>;
export type VectorTax = z.infer<typeof tax>;
export type VectorDiscount = z.infer<typeof discount>;
export type VectorItem = z.infer<typeof item>;
export type VectorLabel = z.infer<typeof label>;
export type VectorGroup = z.infer<typeof group>;
export type VectorPart = z.infer<typeof part>;
export type VectorModifier = z.infer<typeof modifier>;
export type VectorCoupon = z.infer<typeof coupon>;
export type VectorDelivery = z.infer<typeof delivery>;
export type VectorTip = NonNullable<VectorInput['tip']>;
export type VectorLine = z.infer<typeof line>;
