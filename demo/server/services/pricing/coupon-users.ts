import type { Redemption } from '../../repo/pricing/coupon-redemptions-repo.ts';
import type { Customer } from '../account/identity.ts';
import type { CheckedPhone } from '../account/phone-check.ts';
import { hashWithKey } from '../account/secrets.ts';

/**
 * The user of a coupon. `customer` is the identifier that is stored with this use. `customerIds` and `phones` find the
 * earlier uses of the same user.
 */
export type CouponUser = Pick<Redemption, 'customer' | 'customerIds' | 'phones'>;

interface CouponBuyer {
  readonly referenceId: string;
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** The order's phone. Null while it is unknown. */
  readonly phone: CheckedPhone | null;
}

const toPhoneKey = ({ dialCode, phone }: CheckedPhone): string => dialCode + phone;

/**
 * Builds the identifier that replaces the user of a redemption when the account is deleted. It is a hash of the phone
 * with a key from outside the database. A later account or order with the same phone has the same hash, so the use
 * still counts. The database allows no other change to the user of a redemption.
 */
export const toForgottenUser = (secret: string, referenceId: string, phone: CheckedPhone): string =>
  `forgotten:${hashWithKey(secret, ['coupon', referenceId, phone.dialCode, phone.phone])}`;

const isSamePhone = (one: CheckedPhone, other: CheckedPhone): boolean =>
  one.dialCode === other.dialCode && one.phone === other.phone;

/**
 * Identifies the user of a coupon by the account, its phone and the order's phone, whichever matches an earlier use. A
 * use therefore still counts when a guest creates an account, when a customer orders as a guest, and after an account
 * has been deleted.
 */
export function identifyCouponUser(
  secret: string,
  { referenceId, customer, phone }: CouponBuyer,
): CouponUser {
  const phones: CheckedPhone[] = customer ? [{ dialCode: customer.dialCode, phone: customer.phone }] : [];
  if (phone && !phones.some((own) => isSamePhone(own, phone))) phones.push(phone);
  const keys = phones.map(toPhoneKey);
  return {
    customer: customer?.id ?? keys[0] ?? '',
    customerIds: [
      ...(customer ? [customer.id] : []),
      ...keys,
      ...phones.map((number) => toForgottenUser(secret, referenceId, number)),
    ],
    phones,
  };
}
