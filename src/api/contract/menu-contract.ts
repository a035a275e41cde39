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
  /** How the items are selected. If absent, the business has chosen them. */
  kind: z.optional(z.enum(['popular', 'new', 'discounted'])),
  item_ids: z.array(id),
});

const categoryFields = {
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
 * A list whose elements the mapper parses one by one, so that a bad element does not affect the others. Items have the
 * schema `item`, nested categories the schema `subcategory`.
 */
const rawList = z._default(z.array(z.unknown()), []);

export const subcategory = z.object({ ...categoryFields, items: rawList, subcategories: rawList });

export const category = z.object({
  ...categoryFields,
  items: rawList,
  subcategories: z._default(z.array(subcategory), []),
});

export const menu = z.object({ categories: z.array(category) });
export type WireMenu = z.infer<typeof menu>;

/** A menu whose categories are not parsed yet, because parsing thousands of items at once would block the page. */
export const rawMenu = z.object({ categories: z.array(z.unknown()) });
export type RawMenu = z.infer<typeof rawMenu>;

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

/** Discounts by order type, under the spec's names. */
export const discounts = z.object({
  pickup: z.optional(discountsOfType),
  delivery: z.optional(discountsOfType),
  dinein: z.optional(discountsOfType),
});
export type WireDiscounts = z.infer<typeof discounts>;

/**
 * The menu call of this backend ignores `theme_id`, because a theme does not change the menu. Other backends may return
 * other pictures for a theme.
 */
const menuQuery = z.object({ theme_id: z.optional(z.string()) });

/** `GET webapp/v5/menu/{branch_id}` (spec, section 7). */
export const menuResponse = z.object({
  error: z.optional(z.literal(0)),
  menu,
  discounts,
  /** The branch's smart categories, as in the restaurant response. Absent if unknown. */
  smart_categories: z.optional(z.array(smartCategory)),
  highlightedCat: z.nullish(id),
  /** The number of today's banners. Absent if unknown. */
  banners: z.optional(z.int()),
});

/** The response as parsed by the client. `readMenu` parses the categories later. */
const rawMenuResponse = z.extend(menuResponse, { menu: rawMenu });
export type MenuResponse = z.infer<typeof rawMenuResponse>;

export const menuCall = {
  method: 'GET',
  path: 'webapp/v5/menu/{branch_id}',
  query: menuQuery,
  response: menuResponse,
  lenient: rawMenuResponse,
} as const satisfies Call;
