import type * as z from 'zod/mini';
import type { user } from '../../../../src/api/contract/account-contract.ts';
import type { Customer } from './identity.ts';

type UserInput = z.input<typeof user>;

/** A customer as they see themselves. */
export const customerWire = (customer: Customer): UserInput => ({
  id: customer.id,
  business_id: customer.referenceId,
  name: customer.name,
  email: customer.email,
  dial_code: customer.dialCode,
  phone: customer.phone,
  phone_verified: customer.verifiedAt !== null,
  has_password: customer.passwordHash !== null,
  language: customer.language,
  // Only this code writes them.
  locations: customer.locations as NonNullable<UserInput['locations']>,
});
