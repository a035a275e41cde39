import { ApiError } from '../../api/client/api-errors.ts';
import { refusedFields } from '../../api/contract/refused-fields.ts';
import type { LocationDraft } from '../../domain/account/saved-locations.ts';
import type { ProfilePatch } from '../../domain/account/user-types.ts';
import type { PhoneProof, WholePhone } from './verified-phones.ts';

/** How a one-time code travels. */
export type Channel = 'sms' | 'whatsapp';

/** A code that is on its way, or was not used yet. */
export interface SentCode extends WholePhone {
  readonly channel: Channel;
  /** Epoch ms, by the device's clock. */
  readonly at: number;
  /** How long the next one has to wait from then on, and how long this one can be used; ms. */
  readonly pauseMs: number;
  readonly lastsMs: number;
}

/** Why something about an account did not happen. */
export type AccountProblem =
  /** Of a code; how many tries are left, if that is known. */
  | { readonly kind: 'wrong'; readonly triesLeft: number | null }
  | { readonly kind: 'expired' | 'blocked' | 'password' | 'exists' | 'country' | 'unanswered' }
  /** Too much was asked for: in so many seconds it may be again. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** `message` is the server's; `fields` are by their names on the wire. */
  | {
      readonly kind: 'refused';
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
    };

/** Everything a customer does about who they are. Of each act the answer says whether it was done; if not, `problem` says why. */
export interface AccountState {
  /** Survives a reload (spec, section 4): the customer may have looked for the code elsewhere. */
  readonly sent: SentCode | null;
  readonly isBusy: boolean;
  readonly problem: AccountProblem | null;
  /** Phones verified here without an account, or beside it. */
  readonly proofs: readonly PhoneProof[];
  /** Sends a code. One that was sent a moment ago counts: there is nothing to wait for. */
  send(phone: WholePhone, channel: Channel): Promise<boolean>;
  /** Sends another one to the same number. */
  resend(channel: Channel): Promise<boolean>;
  /** Another number, or none. */
  forgetCode(): void;
  dismiss(): void;
  /** With the code that was sent. It opens the account when there is none. */
  login(code: string): Promise<boolean>;
  loginWithPassword(phone: WholePhone, password: string): Promise<boolean>;
  /** Where no codes are sent. */
  register(phone: WholePhone, name: string, password: string): Promise<boolean>;
  /** Shows that the number the code was sent to is the customer's. */
  verify(code: string): Promise<boolean>;
  /** A proof that the server does not take any more. */
  dropProof(phone: WholePhone): void;
  update(patch: ProfilePatch): Promise<boolean>;
  saveLocation(draft: LocationDraft): Promise<boolean>;
  createPassword(password: string): Promise<boolean>;
  /** For good, at the server; the session here is to be ended after it. */
  deleteAccount(): Promise<boolean>;
}

const PAUSE_S = 30;

const numberIn = (body: unknown, key: string): number | null => {
  const value = (Object(body) as Record<string, unknown>)[key];
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : null;
};

/** How long a refusal asks to wait, in seconds. */
export const waitOf = ({ body }: ApiError): number => Math.ceil(numberIn(body, 'retry_after') ?? PAUSE_S);

/** What a failure means to the customer. */
export function problemOf(error: unknown): AccountProblem {
  if (!(error instanceof ApiError)) return { kind: 'unanswered' };
  switch (error.code) {
    case 'code_wrong':
      return { kind: 'wrong', triesLeft: numberIn(error.body, 'tries_left') };
    case 'code_expired':
      return { kind: 'expired' };
    case 'code_blocked':
      return { kind: 'blocked' };
    case 'password_wrong':
      return { kind: 'password' };
    case 'account_exists':
      return { kind: 'exists' };
    case 'phone_country':
      return { kind: 'country' };
    case 'resend_too_soon':
    case 'too_many':
      return { kind: 'wait', seconds: waitOf(error) };
    default:
      return error.kind === 'refused'
        ? { kind: 'refused', message: error.serverMessage, fields: refusedFields(error) }
        : { kind: 'unanswered' };
  }
}
