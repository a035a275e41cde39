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
 * Elements that the mapper reads one by one with their own schema, so that it leaves out a bad item and keeps the rest. An
 * item is an `item`, a category inside a subcategory is a `subcategory`.
 */
const unreadList = z._default(z.array(z.unknown()), []);

export const subcategory = z.object({ ...categoryShape, items: unreadList, subcategories: unreadList });

export const category = z.object({
  ...categoryShape,
  items: unreadList,
  subcategories: z._default(z.array(subcategory), []),
});

export const menu = z.object({ categories: z.array(category) });
export type WireMenu = z.infer<typeof menu>;

/** A menu of which no category was read yet: thousands of items must not block the page. */
export const unreadMenu = z.object({ categories: z.array(z.unknown()) });
export type UnreadMenu = z.infer<typeof unreadMenu>;

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

const menuQuery = z.object({ theme_id: z.optional(z.string()) });

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

/** The menu as the client gets it: its categories are read by `readMenu`. */
const unreadMenuResponse = z.extend(menuResponse, { menu: unreadMenu });
export type MenuResponse = z.infer<typeof unreadMenuResponse>;

export const menuCall = {
  method: 'GET',
  path: 'webapp/v5/menu/{branch_id}',
  query: menuQuery,
  response: menuResponse,
  lenient: unreadMenuResponse,
} as const satisfies Call;
