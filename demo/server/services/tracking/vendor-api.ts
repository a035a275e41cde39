import { createHash } from 'node:crypto';
import type { TrackedEvent } from '../../../../src/domain/tracking/event.ts';

/** Whom an event is about, as far as it may be told: the phone is hashed before anything is stored. */
export interface Person {
  /** Random, made by the client when its customer agreed. */
  readonly visitor: string;
  /** "+965" and national digits; null while nobody has said. */
  readonly phone: { readonly dialCode: string; readonly phone: string } | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** The vendors' own ids of the browser and of the click that led here. */
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

/** An integration as the business's file has it. */
export interface VendorPixel {
  readonly id: string;
  readonly token: string;
  readonly testCode: string | null;
  /** In place of the vendor's own address; without a slash at its end. */
  readonly endpoint: string | null;
}

export interface VendorRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** What a vendor's answer means. `later`: the same may be taken another time. */
export type VendorOutcome =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'later' | 'never'; readonly problem: string };

/** How one vendor's server wants to be told. */
export interface VendorApi {
  /** The event in the vendor's own form, with nothing personal unhashed but address and name of the browser. */
  readonly payload: (event: VendorEvent) => object;
  readonly request: (pixel: VendorPixel, payload: unknown) => VendorRequest;
  /** `body` is the answer's JSON, or null where it is none. */
  readonly readOutcome: (status: number, body: unknown) => VendorOutcome;
}

/** Wrong tokens are mended by the business, busy servers by themselves; what was badly said stays so. */
export const toOutcome = (status: number, said: string): VendorOutcome => {
  if (status >= 200 && status < 300) return { outcome: 'taken' };
  const isPassing = status >= 500 || [401, 403, 408, 425, 429].includes(status);
  return { outcome: isPassing ? 'later' : 'never', problem: `${status} ${said}`.trim() };
};

/** A member of an answer that may be of any shape. */
export const memberOf = (value: unknown, key: string): unknown =>
  (Object(value) as Record<string, unknown>)[key];

export const textMemberOf = (value: unknown, key: string): string => {
  const found = memberOf(value, key);
  return typeof found === 'string' ? found : '';
};

/** SHA-256 in lower-case hexadecimal, as all three vendors ask. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The digits of a phone with its country's, without zeros in front. */
const digitsOf = ({ dialCode, phone }: NonNullable<Person['phone']>): string =>
  `${dialCode}${phone}`.replaceAll(/\D/g, '').replace(/^0+/, '');

/** As Meta and Snapchat compare phones: digits only. Undefined while nobody has said one. */
export const hashPhoneDigits = ({ phone }: Person): string | undefined =>
  phone ? sha256(digitsOf(phone)) : undefined;

/** As TikTok compares them: E.164, with its plus sign. */
export const hashE164 = ({ phone }: Person): string | undefined =>
  phone ? sha256(`+${digitsOf(phone)}`) : undefined;

export const hashVisitor = ({ visitor }: Person): string => sha256(visitor);
