import * as z from 'zod/mini';
import { dialCode, id, phone } from './common-schema.ts';
import { user } from './profile-schema.ts';

const number = { reference_id: z.string(), phone, dial_code: dialCode };
const code = z.string().check(z.regex(/^\d{6}$/));
const password = z.string().check(z.minLength(8), z.maxLength(200));

/** A number a code is sent to: `POST send-otp`, `GET webapp/resend-otp` (as query). */
export const otpRequest = z.object({ ...number, channel: z.optional(z.enum(['sms', 'whatsapp'])) });
/** The same answer whether the number is known or not (decisions, section 5). */
export const otpSentResponse = z.object({
  error: z.optional(z.literal(0)),
  resend_after_seconds: z.int(),
  /** How long the code can be used. */
  expires_in_seconds: z.optional(z.int()),
});

/** `POST verify-otp`, `webapp/verify`, `webapp/verify-phone`, `webapp/verify-by-whatsapp` */
export const verifyRequest = z.object({ ...number, code });

/** With the password set earlier, or with a code just received, which opens the account when there is none. */
export const loginRequest = z.object({ ...number, password: z.optional(password), code: z.optional(code) });
export const registerRequest = z.object({
  ...number,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  email: z.nullish(z.email().check(z.maxLength(254))),
  /** Needed where the business sends no codes, and only there. */
  password: z.optional(password),
});
/** A code was sent; or, where the business sends none, the customer is logged in. */
export const registeredResponse = z.extend(otpSentResponse, {
  token: z.nullish(z.string()),
  user: z.nullish(user),
});
export const createPasswordRequest = z.object({ password });

/** Logged in: an opaque token and whose it is. */
export const sessionResponse = z.object({ error: z.optional(z.literal(0)), token: z.string(), user });

/** `POST verify-otp`, `webapp/verify-phone`: the number is this customer's. */
export const verifiedResponse = z.object({
  error: z.optional(z.literal(0)),
  verified: z.boolean(),
  token: z.nullish(z.string()),
  user_id: z.nullish(id),
  /** Sent with an order as `phone_proof`, for 30 days. */
  proof: z.nullish(z.string()),
});
