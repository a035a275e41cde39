import { filterPhoneCharacters, readPhoneText } from './phone-text.ts';

/** The URL that dials a phone number and its extension. The number may have any notation. */
export function buildTelUrl(phone: string): string {
  const { extension } = readPhoneText(phone);
  return `tel:${filterPhoneCharacters(phone)}${extension && `;ext=${extension}`}`;
}
