import * as z from 'zod/mini';
import { location } from './address.ts';
import { dialCode, id, phone } from './common.ts';
import { wallet } from './wallet.ts';

export const user = z.object({
  id,
  business_id: id,
  name: z._default(z.string(), ''),
  email: z.nullish(z.string()),
  phone: z.nullish(phone),
  dial_code: z.nullish(dialCode),
  locations: z._default(z.array(location), []),
  wallet: z.optional(wallet),
});
export type WireUser = z.infer<typeof user>;

/** `GET webapp/profile/{user_id}` and `POST webapp/update-profile` */
export const profileResponse = z.object({ error: z.optional(z.literal(0)), user });

export const updateProfileRequest = z.object({
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  email: z.nullish(z.email().check(z.maxLength(254))),
  locations: z.optional(z.array(location).check(z.maxLength(50))),
});
