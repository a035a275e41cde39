import * as z from 'zod/mini';
import { location } from './address-schema.ts';
import { dialCode, id, phone } from './common-schema.ts';
import { wallet } from './wallet-schema.ts';

const languageCode = z.string().check(z.regex(/^[a-z]{2,3}$/));

export const user = z.object({
  id,
  business_id: id,
  name: z._default(z.string(), ''),
  email: z.nullish(z.string()),
  phone: z.nullish(phone),
  dial_code: z.nullish(dialCode),
  /** A code proved that the phone is theirs. */
  phone_verified: z.optional(z.boolean()),
  has_password: z.optional(z.boolean()),
  /** Of the interface, as they chose it. */
  language: z.nullish(languageCode),
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
  language: z.nullish(languageCode),
});
