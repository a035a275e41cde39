import * as z from 'zod';
import { amount, owned, picture, slug, strict, text } from './business-file-parts.ts';

const modifier = strict({
  id: slug,
  locales: text.describe('The name, by language code.'),
  price: amount,
  image: picture.optional(),
  taxes: z.array(slug).optional().describe("Keys of taxes of its own; absent: the item's apply."),
  available: z.boolean().optional(),
  default: z.boolean().optional(),
  max_quantity: z.int().min(1).max(99).optional(),
  ...owned,
  modifier_groups: z
    .array(slug)
    .max(10)
    .optional()
    .describe('Keys of modifier_groups that are asked for once this option is chosen.'),
});

/** Options with a rule, shared by any number of items and by options of other groups. */
export const modifierGroup = strict({
  name: text,
  min: z.int().min(0).max(99),
  max: z.int().min(1).max(99),
  modifiers: z.array(modifier).min(1).max(200),
}).refine((group) => group.min <= group.max, { error: 'no more than max', path: ['min'] });

/** One of several prices of an item: a size or a weight. */
export const priceLabel = strict({
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
