import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { dialCode, id, okResponse, phone } from './common-contract.ts';
import { location } from './delivery-contract.ts';
import { wallet } from './wallet-contract.ts';

const languageCode = z.string().check(z.regex(/^[a-z]{2,3}$/));

export const user = z.object({
  id,
  business_id: id,
  name: z._default(z.string(), ''),
  email: z.nullish(z.string()),
  phone: z.nullish(phone),
  dial_code: z.nullish(dialCode),
  /** Whether the customer has verified the phone with a code. */
  phone_verified: z.optional(z.boolean()),
  has_password: z.optional(z.boolean()),
  /** The interface language chosen by the customer. */
  language: z.nullish(languageCode),
  locations: z._default(z.array(location), []),
  wallet: z.optional(wallet),
});
export type WireUser = z.infer<typeof user>;

const phoneNumberFields = { reference_id: z.string(), phone, dial_code: dialCode };

const code = z.string().check(z.regex(/^\d{6}$/));

const password = z.string().check(z.minLength(8), z.maxLength(200));

/**
 * The body of `POST send-otp` and `POST webapp/resend-otp`, and the query of `GET webapp/resend-otp`: the number to
 * which a code is sent.
 */
const otpRequest = z.object({ ...phoneNumberFields, channel: z.optional(z.enum(['sms', 'whatsapp'])) });

/** The response is the same for known and unknown numbers (decisions, section 5). */
const otpSentResponse = z.object({
  error: z.optional(z.literal(0)),
  resend_after_seconds: z.int(),
  /** How long the code is valid. */
  expires_in_seconds: z.optional(z.int()),
});

/** `POST verify-otp`, `webapp/verify`, `webapp/verify-phone`, `webapp/verify-by-whatsapp` */
const verifyRequest = z.object({ ...phoneNumberFields, code });

/** A login with a password, or with a code that was just received. If there is no account, a code also creates one. */
const loginRequest = z.object({
  ...phoneNumberFields,
  password: z.optional(password),
  code: z.optional(code),
});

const registerRequest = z.object({
  ...phoneNumberFields,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  email: z.nullish(z.email().check(z.maxLength(254))),
  /** Required if the business sends no codes; otherwise unused. */
  password: z.optional(password),
});

/** A code was sent. If the business sends no codes, the customer is now logged in, and `token` and `user` are set. */
const registeredResponse = z.extend(otpSentResponse, {
  token: z.nullish(z.string()),
  user: z.nullish(user),
  is_new_account: z.optional(z.boolean()),
});

const createPasswordRequest = z.object({ password });

/**
 * The response to a login: an opaque token and the customer to whom it belongs. `is_new_account` is true if this login
 * has created the account, and absent if the backend does not say.
 */
const sessionResponse = z.object({
  error: z.optional(z.literal(0)),
  token: z.string(),
  user,
  is_new_account: z.optional(z.boolean()),
});

/** `POST verify-otp`, `webapp/verify-phone`: whether the code proves that the number is the customer's. */
const verifiedResponse = z.object({
  error: z.optional(z.literal(0)),
  verified: z.boolean(),
  token: z.nullish(z.string()),
  user_id: z.nullish(id),
  /** Valid for 30 days. Sent with an order as `phone_proof`. */
  proof: z.nullish(z.string()),
});

/** `GET webapp/profile/{user_id}` and `POST webapp/update-profile` */
const profileResponse = z.object({ error: z.optional(z.literal(0)), user });

export const updateProfileRequest = z.object({
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  email: z.nullish(z.email().check(z.maxLength(254))),
  locations: z.optional(z.array(location).check(z.maxLength(50))),
  language: z.nullish(languageCode),
});

export const sendOtpCall = {
  method: 'POST',
  path: 'send-otp',
  body: otpRequest,
  response: otpSentResponse,
} as const satisfies Call;

export const verifyOtpCall = {
  method: 'POST',
  path: 'verify-otp',
  body: verifyRequest,
  response: verifiedResponse,
} as const satisfies Call;

/** Resends the code. The number is in the body, because URLs end up in logs. */
export const resendOtpCall = {
  method: 'POST',
  path: 'webapp/resend-otp',
  body: otpRequest,
  response: otpSentResponse,
} as const satisfies Call;

/**
 * The call in the spec, with the number in the query. The server answers it for other clients; this client does not use
 * it.
 */
export const resendOtpByQueryCall = {
  method: 'GET',
  path: 'webapp/resend-otp',
  query: otpRequest,
  response: otpSentResponse,
} as const satisfies Call;

export const loginCall = {
  method: 'POST',
  path: 'webapp/login',
  body: loginRequest,
  response: sessionResponse,
} as const satisfies Call;

export const registerCall = {
  method: 'POST',
  path: 'webapp/register',
  body: registerRequest,
  response: registeredResponse,
} as const satisfies Call;

export const registerWhatsappCall = {
  method: 'POST',
  path: 'webapp/register-whatsapp',
  body: registerRequest,
  response: otpSentResponse,
} as const satisfies Call;

export const verifyCall = {
  method: 'POST',
  path: 'webapp/verify',
  body: verifyRequest,
  response: sessionResponse,
} as const satisfies Call;

export const verifyByWhatsappCall = {
  method: 'POST',
  path: 'webapp/verify-by-whatsapp',
  body: verifyRequest,
  response: sessionResponse,
} as const satisfies Call;

export const verifyPhoneCall = {
  method: 'POST',
  path: 'webapp/verify-phone',
  body: verifyRequest,
  response: verifiedResponse,
} as const satisfies Call;

/** Revokes the token. */
export const logoutCall = {
  method: 'POST',
  path: 'webapp/logout',
  response: okResponse,
} as const satisfies Call;

export const createPasswordCall = {
  method: 'POST',
  path: 'webapp/create-password',
  body: createPasswordRequest,
  response: okResponse,
} as const satisfies Call;

export const updateProfileCall = {
  method: 'POST',
  path: 'webapp/update-profile',
  body: updateProfileRequest,
  response: profileResponse,
} as const satisfies Call;

export const deleteAccountCall = {
  method: 'GET',
  path: 'webapp/account/delete/{user_id}',
  response: okResponse,
} as const satisfies Call;

export const profileCall = {
  method: 'GET',
  path: 'webapp/profile/{user_id}',
  response: profileResponse,
} as const satisfies Call;
