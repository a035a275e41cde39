import * as z from 'zod/mini';
import {
  availableJson,
  id,
  image,
  localizedText,
  percent,
  price,
  weeklyAvailability,
} from './common-schema.ts';

const categoryShape = {
  id,
  name: localizedText,
  description: z.optional(localizedText),
  image: z.nullish(image),
  visible: z._default(z.boolean(), true),
  pin: z._default(z.boolean(), false),
  available: availableJson,
  availability: z.nullish(weeklyAvailability),
};

/**
 * Items are read one by one after this (see mapping): one bad item is dropped and reported, the rest stay. So `items` is
 * deliberately loose here and strict in `item`; and so are the categories further down, each of which is one of these.
 */
const parts = z._default(z.array(z.unknown()), []);
const subcategory = z.object({ ...categoryShape, items: parts, subcategories: parts });
export const category = z.object({
  ...categoryShape,
  items: parts,
  subcategories: z._default(z.array(subcategory), []),
});

export const menu = z.object({ categories: z.array(category) });
export type WireMenu = z.infer<typeof menu>;

export const discount = z.object({
  id,
  type: z.enum(['percent', 'fixed']),
  value: z.union([percent, price]),
});
export type WireDiscount = z.infer<typeof discount>;

const discountsOfType = z.object({
  allMenuDiscount: z.nullish(discount),
  itemsDiscounts: z._default(z.record(z.string(), discount), {}),
  categoriesDiscounts: z._default(z.record(z.string(), discount), {}),
});
/** Discounts per selling type, keyed as the spec names them. */
export const discounts = z.object({
  pickup: z.optional(discountsOfType),
  delivery: z.optional(discountsOfType),
  dinein: z.optional(discountsOfType),
});
export type WireDiscounts = z.infer<typeof discounts>;
