import { dialCodeOf, phoneCountries, phoneCountryOf } from './countries.ts';
import { parsePhone } from './parse-phone.ts';
import { phoneSigns, shownPhone, typePhone } from './type-phone.ts';

/** Everything that needs the phone metadata, in one lazy chunk. Import only this file, and only dynamically. */
export const phoneKit = {
  dialCodeOf,
  parsePhone,
  phoneCountries,
  phoneCountryOf,
  phoneSigns,
  shownPhone,
  typePhone,
};
export type PhoneKit = typeof phoneKit;
