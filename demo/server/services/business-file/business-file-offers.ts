import * as z from 'zod';
import { parseDayOrTime } from '../schedule/business-time.ts';
import { amount, createStrictObject, day, httpUrl, picture, slug, text } from './business-file-parts.ts';

const walletPackage = createStrictObject({
  id: slug,
  name: text,
  price: amount.describe('Price, paid online.'),
  credit: amount.describe('Amount added to the wallet: the price or more.'),
  image: picture.optional(),
  description: text.optional(),
})
  .refine(({ price }) => price > 0, { error: 'more than 0', path: ['price'] })
  .refine(({ price, credit }) => credit >= price, {
    error: 'at least the price',
    path: ['credit'],
  });

/** The wallet's packages and rules. `settings.enable_wallet` enables it. */
export const wallet = createStrictObject({
  policy: text.optional().describe('Terms of the wallet, in paragraphs.'),
  packages: z.array(walletPackage).max(50).default([]),
});

const DAY_OR_TIME_EXPECTED = 'a day such as "2026-03-01", or a time such as "2026-03-01T18:00"';

const dayOrTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(Z|[+-]\d\d:\d\d)?)?$/, DAY_OR_TIME_EXPECTED)
  .refine((text) => parseDayOrTime(text) !== null, DAY_OR_TIME_EXPECTED);

/** A coupon with its period of validity and its limits (spec, section 3). */
export const coupon = createStrictObject({
  code: z.string().regex(/^[A-Z0-9-]{2,40}$/, 'a code such as "WELCOME10"'),
  discount_type: z.enum(['percent', 'fixed']),
  discount_value: amount,
  all_menu: z.boolean(),
  item_ids: z.array(slug).optional().describe('The items it applies to, unless all_menu is true.'),
  max_allowed_items: z
    .int()
    .min(1)
    .nullable()
    .optional()
    .describe('Maximum number of discounted units in a cart, most expensive first.'),
  user_type: z.enum(['all', 'guest', 'authenticated']).optional(),
  free_delivery: z.boolean().optional(),
  minimum: amount.optional().describe('Minimum subtotal after discounts.'),
  starts: dayOrTime.optional().describe('First day or time of validity, in settings.timezone.'),
  expires: dayOrTime.optional().describe('Last day of validity, or the time at which it ends.'),
  max_redemptions: z
    .int()
    .min(1)
    .optional()
    .describe('Maximum number of orders, over all customers. Rejected and cancelled orders do not count.'),
  max_per_customer: z
    .int()
    .min(1)
    .optional()
    .describe('Maximum number of orders per customer. Guests are identified by phone number.'),
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
    error: 'the ids of items, because all_menu is false',
    path: ['item_ids'],
  });

export type FileCoupon = z.infer<typeof coupon>;

const discount = createStrictObject({ id: slug, type: z.enum(['percent', 'fixed']), value: amount }).refine(
  (d) => d.type === 'fixed' || d.value <= 100,
  { error: 'at most 100 percent', path: ['value'] },
);

export const discountsOfType = createStrictObject({
  allMenuDiscount: discount.optional(),
  itemsDiscounts: z.record(slug, discount).optional(),
  categoriesDiscounts: z.record(slug, discount).optional(),
});

/** A group of items across categories, listed by id or computed. */
export const smartCategory = createStrictObject({
  id: slug,
  name: text,
  kind: z
    .enum(['popular', 'new', 'discounted'])
    .optional()
    .describe(
      'Computes the group: most ordered, recently added or discounted items. Uses item_ids when absent.',
    ),
  item_ids: z
    .array(slug)
    .min(1)
    .optional()
    .describe('Items of the group. For "popular": shown until there are enough orders.'),
})
  .refine((group) => group.kind !== undefined || group.item_ids !== undefined, {
    error: 'item_ids, or a kind that computes the items',
    path: ['item_ids'],
  })
  .refine(({ kind, item_ids }) => !item_ids || kind === undefined || kind === 'popular', {
    error: 'no item_ids, because this kind computes its items',
    path: ['item_ids'],
  });

export type FileSmartCategory = z.infer<typeof smartCategory>;

/** A picture on the menu's home screen, with optional dates and an optional link. */
export const banner = createStrictObject({
  id: slug,
  image: picture,
  title: text.optional(),
  item_id: slug.optional(),
  category_id: slug.optional(),
  url: httpUrl.optional(),
  from: day.optional().describe("First day, in the business's time zone."),
  to: day.optional().describe('Last day.'),
  branches: z.array(slug).min(1).optional().describe('Ids of branches. All branches when absent.'),
})
  .refine(({ item_id, category_id, url }) => [item_id, category_id, url].filter(Boolean).length < 2, {
    error: 'at most one of item_id, category_id, url',
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: 'a day on or after "from"',
    path: ['to'],
  });

export type FileBanner = z.infer<typeof banner>;
