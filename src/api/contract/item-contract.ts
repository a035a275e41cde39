import * as z from 'zod/mini';
import type { Call } from './call.ts';
import {
  availableJson,
  id,
  image,
  localizedText,
  optionId,
  ownerFields,
  price,
  tax,
  weeklyAvailability,
} from './common-contract.ts';

/** The order types for which an item is sold (spec, section 3). */
const itemTypes = z.object({
  delivery: z.boolean(),
  car_pickup: z.boolean(),
  dine_in: z.boolean(),
  reservation: z.boolean(),
});

/** One of several prices of an item: a size or a weight. If `isQty` is false, a line has one unit and no stepper. */
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

const openHours = z.object({ available: availableJson, availability: z.nullish(weeklyAvailability) });

/** The dish that an option of a set stands for. The option's price is the surcharge. */
const setPart = z.object({
  item_id: id,
  types: itemTypes,
  /** The hours of the dish and of its categories. The dish is served when all of them allow it. */
  hours: z._default(z.array(openHours), []),
  /** The deposit for one piece, and its taxes. */
  deposit: z.nullish(price),
  deposit_taxes: z._default(z.array(tax), []),
  /**
   * Price of the dish alone. If the set is taxed by its parts, the set's price is divided among them in proportion to
   * these prices.
   */
  taxed_price: z.nullish(price),
});

export const modifier = z.object({
  id: optionId,
  locales: localizedText,
  price,
  image: z.nullish(image),
  /** The modifier's own taxes. If absent, the item's taxes apply. */
  taxes: z.nullish(z.array(tax)),
  available: z._default(z.boolean(), true),
  default: z._default(z.boolean(), false),
  /** The maximum quantity of this option. */
  max_quantity: z._default(z.int().check(z.minimum(1), z.maximum(99)), 1),
  provider: ownerFields.provider,
  provider_id: ownerFields.provider_id,
  /** The dish that an option of a set stands for. Options in nested groups have none. */
  part: z.nullish(setPart),
  /** Groups that are shown once this option is chosen. */
  get modifier_groups() {
    return z._default(z.array(modifierGroup), []);
  },
});

/** A group of options from which the customer chooses between `min` and `max`. */
export const modifierGroup = z.object({
  id: optionId,
  name: localizedText,
  min: z.int().check(z.minimum(0)),
  max: z.int().check(z.minimum(1)),
  /**
   * How many of the chosen units the item's price includes. `included_choice` decides which ones: the cheapest, or the
   * first in the list.
   */
  included: z._default(z.int().check(z.minimum(0)), 0),
  included_choice: z._default(z.enum(['cheapest', 'first']), 'cheapest'),
  modifiers: z.array(modifier),
});
export type WireModifierGroup = z.infer<typeof modifierGroup>;

const nonNegativeNumber = z.nullish(z.number().check(z.minimum(0)));

/**
 * Facts displayed on the item page. A business file has the same fields, so that a new fact needs no change on the
 * server. Absent or null means unknown.
 */
export const itemFacts = {
  calories: nonNegativeNumber,
  /** In minutes. */
  preparation_time: nonNegativeNumber,
  /** In kilograms. Delivery fees may depend on it. */
  weight: nonNegativeNumber,
  shippingWeight: nonNegativeNumber,
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
  /** Ids of the branches that sell the item. If empty, every branch whose menu lists the item sells it. */
  branches: z._default(z.array(id), []),
  available: availableJson,
  availability: z.nullish(weeklyAvailability),
  /** Unused: the item's category is the one that lists it. */
  category: z.nullish(id),
  grand_category: z.nullish(id),
  pin: z._default(z.boolean(), false),
  inclusive_taxes: z._default(z.array(tax), []),
  /** The deposit for one unit, for example for a bottle. */
  deposit: z.nullish(price),
  /** The deposit's own taxes. If absent, the item's taxes apply. */
  deposit_taxes: z.nullish(z.array(tax)),
  minimum_quantity: z._default(z.int().check(z.minimum(1)), 1),
  comment_required: z._default(z.boolean(), false),
  tags: z._default(z.array(z.string()), []),
  ingredients: z._default(z.array(z.string()), []),
  allergens: z._default(z.array(z.string()), []),
  ...itemFacts,
  /** Ids of items to suggest with this item. */
  related: z._default(z.array(id), []),
  ...ownerFields,
});
export type WireItem = z.infer<typeof item>;

const itemResponse = z.object({ error: z.optional(z.literal(0)), item });

export const itemCall = {
  method: 'GET',
  path: 'webapp/v5/item/{branch_id}/{item_id}',
  response: itemResponse,
  // `toItem` parses the item.
  lenient: z.object({ item: z.unknown() }),
} as const satisfies Call;
