import * as z from 'zod/mini';
import { ApiError } from '../../api/client/api-errors.ts';
import { getRefusedFields } from '../../api/contract/refused-fields.ts';
import type { LocationDraft } from '../../domain/account/saved-locations.ts';
import type { ProfilePatch } from '../../domain/account/user-types.ts';
import type { PhoneParts, PhoneProof } from './verified-phones.ts';

/** The channel that delivers a one-time code. */
export type Channel = 'sms' | 'whatsapp';

/** A code that was sent and has not been used yet. */
export interface SentCode extends PhoneParts {
  readonly channel: Channel;
  /** When the code was sent: epoch ms of the device's clock. */
  readonly at: number;
  /** How long the customer must wait after `at` before requesting another code, in ms. */
  readonly pauseMs: number;
  /** How long after `at` this code stays valid, in ms. */
  readonly lastsMs: number;
}

/** Why an account action failed. */
export type AccountProblem =
  /** The code is wrong. `triesLeft` is null if the server does not say. */
  | { readonly kind: 'wrong'; readonly triesLeft: number | null }
  | { readonly kind: 'expired' | 'blocked' | 'password' | 'exists' | 'unanswered' }
  /** The number belongs to a service (such as a premium-rate one), which gets no codes. */
  | { readonly kind: 'numberType' }
  /** ISO 3166 codes of the countries whose numbers get codes. An empty list means the business's countries. */
  | { readonly kind: 'country'; readonly countries: readonly string[] }
  /** Too many requests. The action is possible again in `seconds`. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** `message` is the server's text. The keys of `fields` are the server's field names. */
  | {
      readonly kind: 'refused';
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
    };

/**
 * The customer's account and its actions. Each action returns whether it succeeded. If it did not, `problem` has the
 * reason.
 */
export interface AccountState {
  /** Survives a reload (spec, section 4), because the customer may leave the page to read the code. */
  readonly sentCode: SentCode | null;
  readonly isBusy: boolean;
  readonly problem: AccountProblem | null;
  /** Phones that were verified on this device, with or without an account. */
  readonly proofs: readonly PhoneProof[];
  /**
   * Sends a code. If the phone has a valid code and another one cannot be requested yet, keeps that code and succeeds
   * immediately.
   */
  sendCode(phone: PhoneParts, channel: Channel): Promise<boolean>;
  /** Sends another code to the same number. */
  resendCode(channel: Channel): Promise<boolean>;
  /** Discards the sent code, so that the customer can enter another number. */
  forgetCode(): void;
  /** Sets `problem` to null. */
  dismissProblem(): void;
  /** Logs in with the sent code. Creates the account if there is none. */
  login(code: string): Promise<boolean>;
  loginWithPassword(phone: PhoneParts, password: string): Promise<boolean>;
  /** Creates an account with a password, for businesses that do not send codes. */
  register(phone: PhoneParts, name: string, password: string): Promise<boolean>;
  /** Sends a code to a new customer. The account gets the name when the customer logs in with the code. */
  registerWithCode(phone: PhoneParts, name: string, channel: Channel): Promise<boolean>;
  /** Verifies the phone with the sent code, and stores the proof. */
  verifyPhone(code: string): Promise<boolean>;
  /** Removes a proof that the server no longer accepts. */
  dropProof(phone: PhoneParts): void;
  updateProfile(patch: ProfilePatch): Promise<boolean>;
  saveLocation(draft: LocationDraft): Promise<boolean>;
  createPassword(password: string): Promise<boolean>;
  /** Permanently deletes the account on the server. The caller must log out afterwards. */
  deleteAccount(): Promise<boolean>;
}

const DEFAULT_RETRY_SECONDS = 30;

const readNumber = (body: unknown, key: string): number | null => {
  const value = (Object(body) as Record<string, unknown>)[key];
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : null;
};

/** The waiting time from a refusal, in seconds. */
export const readRetrySeconds = ({ body }: ApiError): number =>
  Math.ceil(readNumber(body, 'retry_after') ?? DEFAULT_RETRY_SECONDS);

const countriesBody = z.object({ countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))) });

const readCountries = ({ body }: ApiError): readonly string[] => {
  const { data } = countriesBody.safeParse(body);
  return data?.countries ?? [];
};

/** Translates an error into the problem that is shown to the customer. */
export function toAccountProblem(error: unknown): AccountProblem {
  if (!(error instanceof ApiError)) return { kind: 'unanswered' };
  switch (error.code) {
    case 'code_wrong':
      return { kind: 'wrong', triesLeft: readNumber(error.body, 'tries_left') };
    case 'code_expired':
      return { kind: 'expired' };
    case 'code_blocked':
      return { kind: 'blocked' };
    case 'password_wrong':
      return { kind: 'password' };
    case 'account_exists':
      return { kind: 'exists' };
    case 'phone_country':
      return { kind: 'country', countries: readCountries(error) };
    case 'phone_type':
      return { kind: 'numberType' };
    case 'resend_too_soon':
    case 'too_many':
      return { kind: 'wait', seconds: readRetrySeconds(error) };
    // The business has no provider for messages, or the provider failed. The customer's connection is fine.
    case 'not_sent':
      return { kind: 'refused', message: error.serverMessage, fields: {} };
    default:
      return error.kind === 'refused'
        ? { kind: 'refused', message: error.serverMessage, fields: getRefusedFields(error) }
        : { kind: 'unanswered' };
  }
}
