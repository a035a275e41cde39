import type { Redemption } from '../../repo/pricing/coupon-redemptions-repo.ts';
import type { Customer } from '../account/identity.ts';
import type { CheckedPhone } from '../orders/check-order.ts';

const phoneName = ({ dialCode, phone }: CheckedPhone): string => dialCode + phone;

/**
 * By whom a coupon is used. A guest is known by the phone of the order; a customer by the account, and what was used with
 * its phone before there was one counts too.
 */
export const couponUser = (
  customer: Customer | null,
  phone: CheckedPhone,
): Pick<Redemption, 'customer' | 'customerIds'> =>
  customer
    ? { customer: customer.id, customerIds: [customer.id, phoneName(customer)] }
    : { customer: phoneName(phone), customerIds: [phoneName(phone)] };
