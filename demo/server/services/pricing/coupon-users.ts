import type { Redemption } from '../../repo/pricing/coupon-redemptions-repo.ts';
import type { Customer } from '../account/identity.ts';
import type { CheckedPhone } from '../account/phone-check.ts';
import { hashWithKey } from '../account/secrets.ts';

/** The user of a coupon: the identifier that is stored with the use, and all identifiers of the same user. */
export type CouponUser = Pick<Redemption, 'customer' | 'customerIds'>;

interface CouponBuyer {
  readonly referenceId: string;
  /** Null: a guest. */
  readonly customer: Customer | null;
  /** The phone of the order. Null while it is unknown. */
  readonly phone: CheckedPhone | null;
}

const toPhoneKey = ({ dialCode, phone }: CheckedPhone): string => dialCode + phone;

/**
 * Identifies the user of a coupon after the account was deleted. It is a hash of the phone with a key outside of the database, so
 * an account or an order with the same phone cannot use the coupon again. The database allows no other change of a redemption's
 * user.
 */
export const toForgottenUser = (secret: string, referenceId: string, phone: CheckedPhone): string =>
  `forgotten:${hashWithKey(secret, ['coupon', referenceId, phone.dialCode, phone.phone])}`;

/**
 * Identifies the user of a coupon: a guest by the order's phone, a customer by the account and its phone. The phone also
 * finds uses from before the account was opened and after it was deleted.
 */
export function identifyCouponUser(
  secret: string,
  { referenceId, customer, phone }: CouponBuyer,
): CouponUser {
  const number = customer ?? phone;
  if (!number) return { customer: '', customerIds: [] };
  const phoneKey = toPhoneKey(number);
  const forgotten = toForgottenUser(secret, referenceId, number);
  return customer
    ? { customer: customer.id, customerIds: [customer.id, phoneKey, forgotten] }
    : { customer: phoneKey, customerIds: [phoneKey, forgotten] };
}
