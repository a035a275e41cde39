/**
 * Accounts: signing in with a one-time code or a password, the profile, and deleting the account. An account belongs to
 * one business. Customers, sessions, codes and proofs of phone numbers are stored in the database (repo/account).
 */

import type * as z from 'zod/mini';
import type { updateProfileRequest, user } from '../../../../src/api/contract/account-contract.ts';
import type { Db } from '../../db/open-database.ts';
import { updateCustomer } from '../../repo/account/customers-repo.ts';
import type { Notifiers } from '../notifications/notifier.ts';
import { createInvalidFieldRefusal } from '../shared/refusal.ts';
import { createAccountDeletion } from './delete-account.ts';
import { type Customer, createInvalidTokenRefusal } from './identity.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createRateLimits } from './rate-limits.ts';
import { createSignIn } from './sign-in.ts';

interface AccountDeps {
  readonly db: Db;
  /** Key for hashing codes, rate limits and the phones of deleted accounts. */
  readonly secret: string;
  /** One sender of messages per channel. */
  readonly notifiers: Notifiers;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: (error: unknown) => void;
}

/** Creates the service: one-time codes, sign-in, profile and deletion. */
export function createAccountService({ db, secret, notifiers, now, log }: AccountDeps) {
  const countRateLimit = createRateLimits({ secret, now });
  const codes = createOneTimeCodes({ db, secret, countRateLimit, notifiers, now, log });
  return {
    codes,
    signIn: createSignIn({ db, codes, countRateLimit, now }),
    updateProfile: createProfileUpdate(db),
    deleteAccount: createAccountDeletion({ db, secret, now }),
  };
}

export type Accounts = ReturnType<typeof createAccountService>;

type ProfileChanges = z.output<typeof updateProfileRequest>;

type Locations = NonNullable<ProfileChanges['locations']>;

/**
 * Makes exactly one location the default: the first location marked as default, or else the first location. Throws
 * Refusal 422 for a duplicate id.
 */
function markDefaultLocation(locations: Locations): Locations {
  if (new Set(locations.map(({ id }) => id)).size < locations.length)
    throw createInvalidFieldRefusal('location_twice', 'locations', 'Two locations have the same id');
  const defaultLocation = locations.find((location) => location.default) ?? locations[0];
  return locations.map((location) => ({ ...location, default: location === defaultLocation }));
}

/** Updates the given fields of a profile; null clears a field. Throws Refusal 401, 422. */
const createProfileUpdate =
  (db: Db) =>
  async (customer: Customer, { name, email, language, locations }: ProfileChanges): Promise<Customer> => {
    const changes = {
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(language !== undefined && { language }),
      ...(locations && { locations: markDefaultLocation(locations) }),
    };
    if (!Object.keys(changes).length) return customer;
    const updatedCustomer = await updateCustomer(db, customer.id, changes);
    if (!updatedCustomer) throw createInvalidTokenRefusal();
    return updatedCustomer;
  };

type UserInput = z.input<typeof user>;

/** The customer's own profile, as sent to the customer. */
export const toCustomerWire = (customer: Customer): UserInput => ({
  id: customer.id,
  business_id: customer.referenceId,
  name: customer.name,
  email: customer.email,
  dial_code: customer.dialCode,
  phone: customer.phone,
  phone_verified: customer.verifiedAt !== null,
  has_password: customer.passwordHash !== null,
  language: customer.language,
  // Only this code writes the locations, so their shape is known.
  locations: customer.locations as NonNullable<UserInput['locations']>,
});
