import { getDialCode, getPhoneCountry, isFromCountries, listPhoneCountries } from './countries.ts';
import { parsePhone } from './parse-phone.ts';
import { applyPhoneTyping, formatPhoneForDisplay } from './type-phone.ts';

/** Everything that needs the phone metadata, in one lazy chunk. Import only this file, and only dynamically. */
export const phoneKit = {
  getDialCode,
  parsePhone,
  listPhoneCountries,
  getPhoneCountry,
  isFromCountries,
  formatPhoneForDisplay,
  applyPhoneTyping,
};
export type PhoneKit = typeof phoneKit;
