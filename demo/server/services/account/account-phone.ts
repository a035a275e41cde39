import { phoneCountryOf } from '../../../../src/domain/phone/countries.ts';
import type { Business } from '../menu/catalogue.ts';
import { type CheckedPhone, checkedPhone } from '../orders/check-order.ts';
import { invalid } from '../refusal.ts';

/** The number of an account, as its numbering plan writes it. Throws Refusal 422 `phone_invalid`, `phone_country`. */
export function accountPhone(
  business: Business,
  typed: { readonly phone: string; readonly dial_code: string },
): CheckedPhone {
  const phone = checkedPhone(typed);
  const { phone_countries } = business.response.restaurant;
  if (phone_countries.length && !phone_countries.includes(phoneCountryOf(phone, phone_countries) ?? ''))
    throw invalid('phone_country', 'phone', 'This business takes no numbers of that country');
  return phone;
}
