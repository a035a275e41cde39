import * as z from 'zod/mini';
import type { Call } from './call.ts';
import {
  availableJson,
  id,
  image,
  localizedText,
  owned,
  price,
  tax,
  weeklyAvailability,
} from './common-contract.ts';

/** What the item may be sold as (spec, section 3). */
const itemTypes = z.object({
  delivery: z.boolean(),
  car_pickup: z.boolean(),
  dine_in: z.boolean(),
  reservation: z.boolean(),
});

/** One of several prices of an item: a size or a weight. `isQty` false: one per line, without a stepper. */
export const priceLabel = z.object({
  id,
  label: localizedText,
  price,
  weight: z.nullish(z.number()),
  unit: z.nullish(z.string()),
  minimum: z.nullish(z.number()),
  maximum: z.nullish(z.number()),
  isQty: z._default(z.boolean(), true),
  shippingWeight: z.nullish(z.number()),
  preparation_time: z.nullish(z.number()),
  preparation_time_type: z.nullish(z.enum(['minute', 'hour', 'day'])),
});

export const modifier = z.object({
  id,
  locales: localizedText,
  price,
  image: z.nullish(image),
  /** Taxes of the modifier's own; absent: the item's. */
  taxes: z.nullish(z.array(tax)),
  available: z._default(z.boolean(), true),
  default: z._default(z.boolean(), false),
  /** How many of this one option may be taken. */
  max_quantity: z._default(z.int().check(z.minimum(1), z.maximum(99)), 1),
  provider: owned.provider,
  provider_id: owned.provider_id,
  /** Asked for once this option is chosen. */
  get modifier_groups() {
    return z._default(z.array(modifierGroup), []);
  },
});

/** Options with a rule: between `min` and `max` of them; min 1 and max 1 is a choice of one. */
export const modifierGroup = z.object({
  id,
  name: localizedText,
  min: z.int().check(z.minimum(0)),
  max: z.int().check(z.minimum(1)),
  modifiers: z.array(modifier),
});
export type WireModifierGroup = z.infer<typeof modifierGroup>;

const quantity = z.nullish(z.number().check(z.minimum(0)));

/**
 * Facts that the item page shows and no rule depends on. A business file has them as the wire has them, so a new one needs no
 * change on the server. Absent or null: not known.
 */
export const itemFacts = {
  calories: quantity,
  /** Minutes. */
  preparation_time: quantity,
  /** Kilograms: delivery fees count it. */
  weight: quantity,
  shippingWeight: quantity,
};

export const item = z.object({
  id,
  name: localizedText,
  description: z.optional(localizedText),
  image: z.nullish(image),
  price: z.nullish(price),
  price_labels: z._default(z.array(priceLabel), []),
  modifier_groups: z._default(z.array(modifierGroup), []),
  types: itemTypes,
  visible: z._default(z.boolean(), true),
  sold_out: z._default(z.boolean(), false),
  /** Ids of the branches in which it is sold; empty: wherever a menu lists it. */
  branches: z._default(z.array(id), []),
  available: availableJson,
  availability: z.nullish(weeklyAvailability),
  /** The category that lists it; what it says here is not needed. */
  category: z.nullish(id),
  grand_category: z.nullish(id),
  pin: z._default(z.boolean(), false),
  inclusive_taxes: z._default(z.array(tax), []),
  minimum_quantity: z._default(z.int().check(z.minimum(1)), 1),
  comment_required: z._default(z.boolean(), false),
  tags: z._default(z.array(z.string()), []),
  ingredients: z._default(z.array(z.string()), []),
  allergens: z._default(z.array(z.string()), []),
  ...itemFacts,
  /** Ids of items that go well with it. */
  related: z._default(z.array(id), []),
  ...owned,
});
export type WireItem = z.infer<typeof item>;

const itemResponse = z.object({ error: z.optional(z.literal(0)), item });

export const itemCall = {
  method: 'GET',
  path: 'webapp/v5/item/{branch_id}/{item_id}',
  response: itemResponse,
  // `toItem` reads the item.
  lenient: z.object({ item: z.unknown() }),
} as const satisfies Call;
