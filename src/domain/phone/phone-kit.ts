import { getDialCode, getPhoneCountry, phoneCountries } from './countries.ts';
import { parsePhone } from './parse-phone.ts';
import { formatTypedPhone, typePhone } from './type-phone.ts';

/** Everything that needs the phone metadata, in one lazy chunk. Import only this file, and only dynamically. */
export const phoneKit = {
  getDialCode,
  parsePhone,
  phoneCountries,
  getPhoneCountry,
  formatTypedPhone,
  typePhone,
};
export type PhoneKit = typeof phoneKit;
