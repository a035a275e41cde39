import { createHash } from 'node:crypto';
import type { TrackedEvent } from '../../../../src/domain/tracking/event.ts';

/** The customer of an event. The phone is hashed before anything is stored. */
export interface Person {
  /** A random id that the client creates when its customer gives consent. */
  readonly visitor: string;
  /** `dialCode` is "+965", and `phone` has the national digits. Null while unknown. */
  readonly phone: { readonly dialCode: string; readonly phone: string } | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** The vendors' ids for the browser and for the click. */
  readonly fbp?: string | undefined;
  readonly fbc?: string | undefined;
  readonly ttp?: string | undefined;
  readonly ttclid?: string | undefined;
  readonly scid?: string | undefined;
  readonly sccid?: string | undefined;
}

export interface VendorEvent {
  readonly trackedEvent: TrackedEvent;
  readonly person: Person;
  /** Epoch ms. */
  readonly at: number;
}

/** An integration of the business file. */
export interface VendorPixel {
  readonly id: string;
  readonly token: string;
  readonly testCode: string | null;
  /** Replaces the vendor's URL. Without a trailing slash. */
  readonly endpoint: string | null;
}

export interface VendorRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** The meaning of a vendor's response. `later`: the event is sent again. `never`: the event is given up. */
export type VendorOutcome =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'later' | 'never'; readonly problem: string };

/** A vendor's server API. */
export interface VendorApi {
  /** The event in the vendor's format. Personal data is hashed, except the IP address and the user agent. */
  readonly buildPayload: (event: VendorEvent) => object;
  /** Builds the request that sends an event. `payload` comes from `buildPayload`. */
  readonly buildRequest: (pixel: VendorPixel, payload: unknown) => VendorRequest;
  /** `body` is the response's JSON. Null when the response is not JSON. */
  readonly readOutcome: (status: number, body: unknown) => VendorOutcome;
}

const describeStatus = (status: number): string => {
  if (status === 401 || status === 403) return 'access token refused';
  if (status === 429) return 'too many events';
  return status < 400 || status >= 500 || status === 408 || status === 425
    ? 'vendor failed'
    : 'event refused';
};

/** Greatest error code that is stored. The vendors' codes are short, and a longer number could be a phone number. */
const MAX_VENDOR_CODE = 999_999;

/**
 * The outcome of an event that was not accepted. The problem contains the HTTP status, our own words and the number of
 * the vendor's error. The vendor's text is never stored, because it can repeat the token and the customer's data.
 */
export const toFailure = (outcome: 'later' | 'never', status: number, code?: unknown): VendorOutcome => {
  const isCode = Number.isInteger(code) && Math.abs(Number(code)) <= MAX_VENDOR_CODE;
  return { outcome, problem: `${status} ${describeStatus(status)}${isCode ? ` (code ${code})` : ''}` };
};

/** The outcome by HTTP status. Invalid tokens and busy servers lead to a retry, but invalid events do not. */
export const toOutcome = (status: number, code?: unknown): VendorOutcome => {
  if (status >= 200 && status < 300) return { outcome: 'accepted' };
  const isTemporary = status >= 500 || [401, 403, 408, 425, 429].includes(status);
  return toFailure(isTemporary ? 'later' : 'never', status, code);
};

/** Reads a member of a response of unknown shape. */
export const readMember = (value: unknown, key: string): unknown =>
  (Object(value) as Record<string, unknown>)[key];

/** SHA-256 in lower-case hexadecimal, as all three vendors require. */
export const hashSha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The digits of a phone with its country code, without leading zeros. */
const toDigits = ({ dialCode, phone }: NonNullable<Person['phone']>): string =>
  `${dialCode}${phone}`.replaceAll(/\D/g, '').replace(/^0+/, '');

/** For Meta and Snapchat, which compare only digits. Undefined without a phone. */
export const hashPhoneDigits = ({ phone }: Person): string | undefined =>
  phone ? hashSha256(toDigits(phone)) : undefined;

/** For TikTok, which compares E.164 numbers with their plus sign. */
export const hashE164 = ({ phone }: Person): string | undefined =>
  phone ? hashSha256(`+${toDigits(phone)}`) : undefined;

export const hashVisitor = ({ visitor }: Person): string => hashSha256(visitor);
