import * as z from 'zod/mini';
import type { Call } from './call.ts';
import {
  availableJson,
  id,
  image,
  localizedText,
  percent,
  price,
  weeklyAvailability,
} from './common-contract.ts';

export const smartCategory = z.object({
  id,
  name: localizedText,
  /** How it is computed; absent: the business chose the items. */
  kind: z.optional(z.enum(['popular', 'new', 'discounted'])),
  item_ids: z.array(id),
});

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

export const menuQuery = z.object({ theme_id: z.optional(z.string()) });

/** `GET webapp/v5/menu/{branch_id}` (spec, section 7). */
export const menuResponse = z.object({
  error: z.optional(z.literal(0)),
  menu,
  discounts,
  /** Of the branch, as in the restaurant answer; absent: not known. */
  smart_categories: z.optional(z.array(smartCategory)),
  highlightedCat: z.nullish(id),
  banners: z.optional(z.int()),
});

export const menuCall = {
  method: 'GET',
  path: 'webapp/v5/menu/{branch_id}',
  query: menuQuery,
  response: menuResponse,
} as const satisfies Call;
