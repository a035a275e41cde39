import { filterPhoneCharacters, readPhoneText } from './phone-signs.ts';

/** The URL that dials a phone number in any notation, and its extension. */
export function buildTelUrl(phone: string): string {
  const { extension } = readPhoneText(phone);
  return `tel:${filterPhoneCharacters(phone)}${extension && `;ext=${extension}`}`;
}
