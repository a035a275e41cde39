import * as z from 'zod';
import { amount, slug, strict, text } from './business-file-parts.ts';

/** A part of town a branch delivers to (spec, section 3). */
export const zone = strict({
  id: slug,
  name: text,
  branch: slug.describe('The id of the branch that delivers there.'),
  visible: z.boolean().optional(),
  fees: amount.optional(),
  min_order: amount.optional().describe('In place of settings.checkoutDelivery.min_order.'),
  delivery_time: z.number().min(0).max(10_000).optional(),
  unit: z.enum(['minute', 'hour', 'day']).optional(),
});
export type FileZone = z.infer<typeof zone>;

/** A country a branch ships to, other than the business's own. */
export const country = strict({
  country: text,
  country_iso: z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as "KW"'),
  branch: slug.describe('The id of the branch that ships there.'),
  fees_per_kg: amount.optional(),
  fixed_fees: amount.optional(),
  min_order: amount.optional(),
});
export type FileCountry = z.infer<typeof country>;
