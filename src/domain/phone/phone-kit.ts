import { dialCodeOf, phoneCountries, phoneCountryOf } from './countries.ts';
import { parsePhone } from './parse-phone.ts';
import { phoneSigns, shownPhone, typePhone } from './type-phone.ts';

/** All that needs the numbering plans of the world, in one chunk: import it dynamically, and only this file. */
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
