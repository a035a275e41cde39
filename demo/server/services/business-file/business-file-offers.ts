import * as z from 'zod';
import { amount, day, httpUrl, picture, slug, strict, text } from './business-file-parts.ts';

const discount = strict({ id: slug, type: z.enum(['percent', 'fixed']), value: amount }).refine(
  (d) => d.type === 'fixed' || d.value <= 100,
  { error: 'at most 100 percent', path: ['value'] },
);

export const discountsOfType = strict({
  allMenuDiscount: discount.optional(),
  itemsDiscounts: z.record(slug, discount).optional(),
  categoriesDiscounts: z.record(slug, discount).optional(),
});

/** A group across categories: chosen by hand, or computed (decisions, section 7). */
export const smartCategory = strict({
  id: slug,
  name: text,
  kind: z
    .enum(['popular', 'new', 'discounted'])
    .optional()
    .describe('Computed: what is ordered most, what was added lately, what costs less. By hand when absent.'),
  item_ids: z
    .array(slug)
    .min(1)
    .optional()
    .describe('The group; for "popular" its start, until enough has been ordered.'),
})
  .refine((group) => group.kind !== undefined || group.item_ids !== undefined, {
    error: 'item_ids, or a kind that computes them',
    path: ['item_ids'],
  })
  .refine(({ kind, item_ids }) => !item_ids || kind === undefined || kind === 'popular', {
    error: 'no item_ids, which this kind computes',
    path: ['item_ids'],
  });
export type FileSmartCategory = z.infer<typeof smartCategory>;

/** A picture on the menu home, on some days, that may lead somewhere. */
export const banner = strict({
  id: slug,
  image: picture,
  title: text.optional(),
  item_id: slug.optional(),
  category_id: slug.optional(),
  url: httpUrl.optional(),
  from: day.optional().describe("The first day it is shown, on the business's calendar."),
  to: day.optional().describe('The last day it is shown.'),
  branches: z.array(slug).min(1).optional().describe('Ids of branches; all of them when absent.'),
})
  .refine(({ item_id, category_id, url }) => [item_id, category_id, url].filter(Boolean).length < 2, {
    error: 'at most one of item_id, category_id, url',
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: 'a day that is not before from',
    path: ['to'],
  });
export type FileBanner = z.infer<typeof banner>;
