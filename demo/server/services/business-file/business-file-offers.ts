import * as z from 'zod';
import { parseMoment } from '../schedule/business-time.ts';
import { amount, day, httpUrl, picture, slug, strict, text } from './business-file-parts.ts';

const walletPackage = strict({
  id: slug,
  name: text,
  price: amount.describe('What it costs, paid online.'),
  credit: amount.describe('What it puts into the wallet: its price, or more.'),
  image: picture.optional(),
  description: text.optional(),
})
  .refine(({ price }) => price > 0, { error: 'more than 0', path: ['price'] })
  .refine(({ price, credit }) => credit >= price, {
    error: 'at least the price, which the customer pays for it',
    path: ['credit'],
  });

/** What a wallet is filled with, and the rules it is used by. `settings.enable_wallet` switches it on. */
export const wallet = strict({
  policy: text.optional().describe('The rules of the wallet, in paragraphs.'),
  packages: z.array(walletPackage).max(50).default([]),
});

const MOMENT = 'a day such as "2026-03-01", or a time such as "2026-03-01T18:00"';

const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(Z|[+-]\d\d:\d\d)?)?$/, MOMENT)
  .refine((text) => parseMoment(text) !== null, MOMENT);

/** A coupon (spec, section 3), from when to when it may be used, and how often. */
export const coupon = strict({
  code: z.string().regex(/^[A-Z0-9-]{2,40}$/, 'a code such as "WELCOME10"'),
  discount_type: z.enum(['percent', 'fixed']),
  discount_value: amount,
  all_menu: z.boolean(),
  item_ids: z.array(slug).optional().describe('What it is for, unless it is for the whole menu.'),
  max_allowed_items: z
    .int()
    .min(1)
    .nullable()
    .optional()
    .describe('Units it is for, over the whole cart; the dearest first.'),
  user_type: z.enum(['all', 'guest', 'authenticated']).optional(),
  free_delivery: z.boolean().optional(),
  minimum: amount.optional().describe('The least subtotal it is for, discounts taken off.'),
  starts: moment
    .optional()
    .describe('The day or time from which it may be used, by the clocks of settings.timezone.'),
  expires: moment.optional().describe('The last day on which it may be used, or the time at which it ends.'),
  max_redemptions: z
    .int()
    .min(1)
    .optional()
    .describe(
      'Orders it may be used for, by all customers; a rejected or cancelled order gives its use back.',
    ),
  max_per_customer: z
    .int()
    .min(1)
    .optional()
    .describe('The same, by one customer: a guest is known by the phone.'),
})
  .refine((c) => c.discount_type === 'fixed' || c.discount_value <= 100, {
    error: 'at most 100 percent',
    path: ['discount_value'],
  })
  .refine((c) => c.discount_value > 0 || c.free_delivery, {
    error: 'more than 0, unless free_delivery is true',
    path: ['discount_value'],
  })
  .refine((c) => c.all_menu || !!c.item_ids?.length, {
    error: 'the ids of items, since all_menu is false',
    path: ['item_ids'],
  });

export type FileCoupon = z.infer<typeof coupon>;

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
