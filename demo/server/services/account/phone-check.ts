import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { OrderRequest } from '../../../../src/api/contract/order-request-contract.ts';
import { isFromCountries } from '../../../../src/domain/phone/countries.ts';
import { parsePhone } from '../../../../src/domain/phone/parse-phone.ts';
import type { Db } from '../../db/open-database.ts';
import { findCustomerByPhone } from '../../repo/account/customers-repo.ts';
import { isPhoneProven } from '../../repo/account/one-time-codes-repo.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { createInvalidFieldRefusal, Refusal } from '../shared/refusal.ts';
import type { Customer } from './identity.ts';
import { hashToken } from './secrets.ts';

/** A phone number in two parts: "+49" and the national digits. */
export interface CheckedPhone {
  readonly dialCode: string;
  readonly phone: string;
}

interface PhoneOwner {
  readonly customer: Customer | null;
  readonly phone: CheckedPhone;
  /** The proof that `verify-otp` returned. */
  readonly proof: string | null;
}

const isOwnPhone = (customer: Customer | null, { dialCode, phone }: CheckedPhone): boolean =>
  customer?.verifiedAt != null && customer.dialCode === dialCode && customer.phone === phone;

/**
 * Returns whether an order's phone is verified, by its account or by a code. Throws Refusal 422 `phone_unverified` for
 * an unverified phone when the business requires verified phones.
 */
export async function checkPhoneProof(
  { db, business, at }: { readonly db: Db; readonly business: Business; readonly at: number },
  { customer, phone, proof }: PhoneOwner,
): Promise<boolean> {
  const { verify_phone, disable_otp } = business.response.restaurant;
  if (isOwnPhone(customer, phone)) return true;
  const hasProof =
    proof !== null &&
    (await isPhoneProven(db, {
      tokenHash: hashToken(proof),
      referenceId: business.referenceId,
      ...phone,
      at: new Date(at),
    }));
  if (!hasProof && verify_phone && !disable_otp)
    throw createInvalidFieldRefusal('phone_unverified', 'phone', 'Please verify this phone number first');
  return hasProof;
}

/** Refusal 422 `phone_country` with the countries whose numbers are accepted. */
const createPhoneCountryRefusal = (countries: readonly string[]): Refusal => {
  const message = 'This business does not accept phone numbers from this country';
  return new Refusal(422, 'phone_country', message, { fields: { phone: message }, countries });
};

/**
 * Throws Refusal 422 `phone_country` for a customer's number from a country that the business does not accept. If the
 * business file lists no countries, all are accepted.
 */
export function requireAcceptedCountry({ response }: Business, phone: CheckedPhone): void {
  const { phone_countries } = response.restaurant;
  if (phone_countries.length && !isFromCountries(phone, phone_countries))
    throw createPhoneCountryRefusal(phone_countries);
}

/** Parses the phone of a customer. Throws Refusal 422 `phone_invalid`, `phone_country`. */
export function parseCustomerPhone(
  business: Business,
  { phone, dial_code }: Pick<OrderRequest, 'phone' | 'dial_code'>,
): CheckedPhone {
  const parsedPhone = parsePhone(phone, dial_code);
  if (!parsedPhone.ok)
    throw new Refusal(422, 'phone_invalid', 'This is not a phone number', {
      fields: { phone: parsedPhone.problem },
    });
  const checkedPhone = { dialCode: parsedPhone.dialCode, phone: parsedPhone.national };
  requireAcceptedCountry(business, checkedPhone);
  return checkedPhone;
}

/**
 * Types of numbers that get no codes. Attackers rent such numbers and earn a share of each message or call to them, or
 * the numbers belong to no single person.
 */
const REFUSED_TYPES: ReadonlySet<NumberType> = new Set<NumberType>([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]);

/**
 * Throws Refusal 422 `phone_invalid` for a number with an impossible length or a non-standard spelling, and 422
 * `phone_type` for premium-rate numbers and the like. Some networks also deliver to a number with leading zeros, so
 * without this check every spelling would have its own limits.
 */
function requireReachableNumber({ dialCode, phone }: CheckedPhone): void {
  const parsedNumber = parsePhoneNumberFromString(dialCode + phone);
  if (!parsedNumber?.isPossible() || parsedNumber.number !== dialCode + phone)
    throw createInvalidFieldRefusal('phone_invalid', 'phone', 'This is not a phone number');
  if (REFUSED_TYPES.has(parsedNumber.getType()))
    throw createInvalidFieldRefusal('phone_type', 'phone', 'Codes are not sent to this type of number');
}

/**
 * Checks that a number may get a one-time code. If the business file lists countries, `requireAcceptedCountry` has
 * already checked the number's country. Otherwise a number without an account must be from the business's country or
 * one that it ships to, because codes to other countries are expensive and bring no customers. Throws Refusal 422
 * `phone_invalid`, `phone_type`, `phone_country`.
 */
export async function requireServedNumber(
  db: Db,
  { business, phone }: { readonly business: Business; readonly phone: CheckedPhone },
): Promise<void> {
  requireReachableNumber(phone);
  const { phone_countries, country_code } = business.response.restaurant;
  if (phone_countries.length) return;
  const countries = [
    ...new Set([country_code, ...business.file.countries.map(({ country_iso }) => country_iso)]),
  ];
  if (isFromCountries(phone, countries)) return;
  const { referenceId } = business;
  const { dialCode, phone: nationalNumber } = phone;
  if (!(await findCustomerByPhone(db, { referenceId, dialCode, phone: nationalNumber })))
    throw createPhoneCountryRefusal(countries);
}
