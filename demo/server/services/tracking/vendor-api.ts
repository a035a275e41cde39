import { createHash } from 'node:crypto';
import type { TrackedEvent } from '../../../../src/domain/tracking/event.ts';

/** The customer of an event. The phone is hashed before anything is stored. */
export interface Person {
  /** A random id, created by the client when its customer gave consent. */
  readonly visitor: string;
  /** "+965" and the national digits. Null while unknown. */
  readonly phone: { readonly dialCode: string; readonly phone: string } | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** The vendors' ids of the browser and of the click. */
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
  /** Replaces the vendor's address. Without a trailing slash. */
  readonly endpoint: string | null;
}

export interface VendorRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** What a vendor's response means. `later`: retry. */
export type VendorOutcome =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'later' | 'never'; readonly problem: string };

/** The server API of one vendor. */
export interface VendorApi {
  /** The event in the vendor's format. Personal data is hashed, except the address and the user agent. */
  readonly buildPayload: (event: VendorEvent) => object;
  readonly request: (pixel: VendorPixel, payload: unknown) => VendorRequest;
  /** `body` is the response's JSON. Null when it is none. */
  readonly readOutcome: (status: number, body: unknown) => VendorOutcome;
}

/** Invalid tokens and busy servers are retried; invalid events are not. */
export const toOutcome = (status: number, message: string): VendorOutcome => {
  if (status >= 200 && status < 300) return { outcome: 'taken' };
  const isTemporary = status >= 500 || [401, 403, 408, 425, 429].includes(status);
  return { outcome: isTemporary ? 'later' : 'never', problem: `${status} ${message}`.trim() };
};

/** A member of a response of unknown shape. */
export const readMember = (value: unknown, key: string): unknown =>
  (Object(value) as Record<string, unknown>)[key];

export const readText = (value: unknown, key: string): string => {
  const member = readMember(value, key);
  return typeof member === 'string' ? member : '';
};

/** SHA-256 in lower-case hexadecimal, as all three vendors require. */
export const hashSha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The digits of a phone with its country code, without leading zeros. */
const toDigits = ({ dialCode, phone }: NonNullable<Person['phone']>): string =>
  `${dialCode}${phone}`.replaceAll(/\D/g, '').replace(/^0+/, '');

/** For Meta and Snapchat, which compare digits only. Undefined without a phone. */
export const hashPhoneDigits = ({ phone }: Person): string | undefined =>
  phone ? hashSha256(toDigits(phone)) : undefined;

/** For TikTok, which compares E.164 with its plus sign. */
export const hashE164 = ({ phone }: Person): string | undefined =>
  phone ? hashSha256(`+${toDigits(phone)}`) : undefined;

export const hashVisitor = ({ visitor }: Person): string => hashSha256(visitor);
