import * as z from 'zod';
import { amount, dailyWindow, picture, rate, slug, strict, text, weekly } from './business-file-parts.ts';

export const tax = strict({ name: text, rate });

const modifier = strict({
  id: slug,
  locales: text.describe('The name, by language code.'),
  price: amount,
  image: picture.optional(),
  taxes: z.array(slug).optional().describe("Keys of taxes of its own; absent: the item's apply."),
  available: z.boolean().optional(),
  default: z.boolean().optional(),
  max_quantity: z.int().min(1).max(99).optional(),
});

export const modifierGroup = strict({
  name: text,
  min: z.int().min(0).max(99),
  max: z.int().min(1).max(99),
  modifiers: z.array(modifier).min(1).max(200),
}).refine((group) => group.min <= group.max, { error: 'no more than max', path: ['min'] });

const priceLabel = strict({
  id: slug,
  label: text,
  price: amount,
  weight: z.number().min(0).optional(),
  unit: z.string().max(20).optional(),
  minimum: z.int().min(1).optional(),
  maximum: z.int().min(1).max(1000).optional(),
  isQty: z.boolean().optional(),
  shippingWeight: z.number().min(0).optional(),
  preparation_time: z.number().min(0).optional(),
  preparation_time_type: z.enum(['minute', 'hour', 'day']).optional(),
});

const shown = {
  visible: z.boolean().optional(),
  pin: z.boolean().optional(),
  available: dailyWindow.optional(),
  availability: weekly.optional(),
};

const words = z.array(z.string().trim().min(1).max(60)).max(40).optional();

const item = strict({
  id: slug,
  name: text,
  description: text.optional(),
  image: picture.optional(),
  price: amount.nullable().describe('null: priced by price_labels only.'),
  price_labels: z.array(priceLabel).max(20).optional(),
  modifier_groups: z.array(slug).max(20).optional().describe('Keys of modifier_groups.'),
  inclusive_taxes: z.array(slug).max(10).optional().describe('Keys of taxes, already inside the price.'),
  types: z
    .strictObject({
      delivery: z.boolean().optional(),
      car_pickup: z.boolean().optional(),
      dine_in: z.boolean().optional(),
      reservation: z.boolean().optional(),
    })
    .optional()
    .describe('How it is sold; every way but reservation when absent.'),
  sold_out: z.boolean().optional(),
  minimum_quantity: z.int().min(1).max(1000).optional(),
  comment_required: z.boolean().optional(),
  tags: words,
  ingredients: words,
  allergens: words,
  calories: z.number().min(0).optional(),
  preparation_time: z.number().min(0).optional().describe('Minutes.'),
  weight: z.number().min(0).optional(),
  shippingWeight: z.number().min(0).optional(),
  ...shown,
}).refine((it) => it.price !== null || (it.price_labels?.length ?? 0) > 0, {
  error: 'a price, or price_labels when price is null',
  path: ['price'],
});
export type FileItem = z.infer<typeof item>;

const section = {
  id: slug,
  name: text,
  description: text.optional(),
  image: picture.optional(),
  items: z.array(item).max(2000),
  ...shown,
};
export const category = strict({
  ...section,
  subcategories: z.array(strict(section)).max(50).optional(),
});
export type FileCategory = z.infer<typeof category>;

const discount = strict({ id: slug, type: z.enum(['percent', 'fixed']), value: amount }).refine(
  (d) => d.type === 'fixed' || d.value <= 100,
  { error: 'at most 100 percent', path: ['value'] },
);

export const discountsOfType = strict({
  allMenuDiscount: discount.optional(),
  itemsDiscounts: z.record(slug, discount).optional(),
  categoriesDiscounts: z.record(slug, discount).optional(),
});

export const coupon = strict({
  code: z.string().regex(/^[A-Z0-9-]{2,40}$/, 'a code such as "WELCOME10"'),
  discount_type: z.enum(['percent', 'fixed']),
  discount_value: amount,
  all_menu: z.boolean(),
  item_ids: z.array(slug).optional(),
  max_allowed_items: z.int().min(1).nullable().optional(),
  user_type: z.enum(['all', 'guest', 'authenticated']).optional(),
  free_delivery: z.boolean().optional(),
}).refine((c) => c.discount_type === 'fixed' || c.discount_value <= 100, {
  error: 'at most 100 percent',
  path: ['discount_value'],
});
