import { createHash } from 'node:crypto';
import type { Person } from './twin.ts';

/** SHA-256 in lower-case hexadecimal, as all three vendors ask. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The digits of a phone with its country's, without zeros in front. */
const digitsOf = ({ dialCode, phone }: NonNullable<Person['phone']>): string =>
  `${dialCode}${phone}`.replaceAll(/\D/g, '').replace(/^0+/, '');

/** As Meta and Snapchat compare phones: digits only. Undefined while nobody has said one. */
export const hashedDigits = ({ phone }: Person): string | undefined =>
  phone ? sha256(digitsOf(phone)) : undefined;

/** As TikTok compares them: E.164, with its plus sign. */
export const hashedE164 = ({ phone }: Person): string | undefined =>
  phone ? sha256(`+${digitsOf(phone)}`) : undefined;

export const hashedVisitor = ({ visitor }: Person): string => sha256(visitor);
