import * as z from 'zod/mini';
import { smartCategory } from './business-schema.ts';
import { id } from './common-schema.ts';
import { discounts, menu } from './menu-schema.ts';

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
