import type { Db } from '../../db/open-database.ts';
import { isPhoneProven } from '../../repo/account/one-time-codes-repo.ts';
import type { Business } from '../menu/catalogue.ts';
import type { CheckedPhone } from '../orders/check-order.ts';
import { invalid } from '../refusal.ts';
import type { Customer } from './identity.ts';
import { tokenHash } from './random-tokens.ts';

interface Ordering {
  readonly customer: Customer | null;
  readonly phone: CheckedPhone;
  /** What `verify-otp` gave for it. */
  readonly proof: string | null;
}

const isOwnPhone = (customer: Customer | null, { dialCode, phone }: CheckedPhone): boolean =>
  customer?.verifiedAt != null && customer.dialCode === dialCode && customer.phone === phone;

/**
 * Where a business asks for it, the phone of an order is proved: by the account it is of, or by a code. Throws Refusal 422
 * `phone_unverified`.
 */
export async function checkProven(
  { db, business, at }: { readonly db: Db; readonly business: Business; readonly at: number },
  { customer, phone, proof }: Ordering,
): Promise<void> {
  const { verify_phone, disable_otp } = business.response.restaurant;
  if (!verify_phone || disable_otp || isOwnPhone(customer, phone)) return;
  const proved =
    proof !== null &&
    (await isPhoneProven(db, {
      tokenHash: tokenHash(proof),
      referenceId: business.referenceId,
      ...phone,
      at: new Date(at),
    }));
  if (!proved) throw invalid('phone_unverified', 'phone', 'This phone has to be verified first');
}
