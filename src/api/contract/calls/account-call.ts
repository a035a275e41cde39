import type { Call } from '../call.ts';
import {
  createPasswordRequest,
  loginRequest,
  otpRequest,
  otpSentResponse,
  registeredResponse,
  registerRequest,
  sessionResponse,
  verifiedResponse,
  verifyRequest,
} from '../schemas/auth-schema.ts';
import { okResponse } from '../schemas/common-schema.ts';
import { profileResponse, updateProfileRequest } from '../schemas/profile-schema.ts';

export const sendOtp = {
  method: 'POST',
  path: 'send-otp',
  body: otpRequest,
  response: otpSentResponse,
} as const satisfies Call;

export const verifyOtp = {
  method: 'POST',
  path: 'verify-otp',
  body: verifyRequest,
  response: verifiedResponse,
} as const satisfies Call;

export const resendOtp = {
  method: 'GET',
  path: 'webapp/resend-otp',
  query: otpRequest,
  response: otpSentResponse,
} as const satisfies Call;

export const login = {
  method: 'POST',
  path: 'webapp/login',
  body: loginRequest,
  response: sessionResponse,
} as const satisfies Call;

export const register = {
  method: 'POST',
  path: 'webapp/register',
  body: registerRequest,
  response: registeredResponse,
} as const satisfies Call;

export const registerWhatsapp = {
  method: 'POST',
  path: 'webapp/register-whatsapp',
  body: registerRequest,
  response: otpSentResponse,
} as const satisfies Call;

export const verify = {
  method: 'POST',
  path: 'webapp/verify',
  body: verifyRequest,
  response: sessionResponse,
} as const satisfies Call;

export const verifyByWhatsapp = {
  method: 'POST',
  path: 'webapp/verify-by-whatsapp',
  body: verifyRequest,
  response: sessionResponse,
} as const satisfies Call;

export const verifyPhone = {
  method: 'POST',
  path: 'webapp/verify-phone',
  body: verifyRequest,
  response: verifiedResponse,
} as const satisfies Call;

/** The token is good for nothing from then on. */
export const logout = {
  method: 'POST',
  path: 'webapp/logout',
  response: okResponse,
} as const satisfies Call;

export const createPassword = {
  method: 'POST',
  path: 'webapp/create-password',
  body: createPasswordRequest,
  response: okResponse,
} as const satisfies Call;

export const updateProfile = {
  method: 'POST',
  path: 'webapp/update-profile',
  body: updateProfileRequest,
  response: profileResponse,
} as const satisfies Call;

export const deleteAccount = {
  method: 'GET',
  path: 'webapp/account/delete/{user_id}',
  response: okResponse,
} as const satisfies Call;
