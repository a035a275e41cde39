import * as z from 'zod';
import { readMoment } from '../schedule/moments.ts';
import { amount, slug, strict } from './business-file-parts.ts';

const MOMENT = 'a day such as "2026-03-01", or a time such as "2026-03-01T18:00"';
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(Z|[+-]\d\d:\d\d)?)?$/, MOMENT)
  .refine((text) => readMoment(text) !== null, MOMENT);

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
