import { getDialCode, getPhoneCountry, phoneCountries } from './countries.ts';
import { parsePhone } from './parse-phone.ts';
import { formatTypedPhone, phoneSigns, typePhone } from './type-phone.ts';

/** Everything that needs the phone metadata, in one lazy chunk. Import only this file, and only dynamically. */
export const phoneKit = {
  getDialCode,
  parsePhone,
  phoneCountries,
  getPhoneCountry,
  phoneSigns,
  formatTypedPhone,
  typePhone,
};
export type PhoneKit = typeof phoneKit;
