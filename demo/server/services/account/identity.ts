import type { Db } from '../../db/open-database.ts';
import type { CustomerRow } from '../../repo/account/customers-repo.ts';
import { findCustomerBySession } from '../../repo/account/customers-repo.ts';
import { Refusal } from '../shared/refusal.ts';
import { hashToken } from './secrets.ts';

/** A customer with an account at a business. */
export type Customer = CustomerRow;

interface IdentityDeps {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Refusal 401 for a token that is unknown, expired or revoked. */
export const createInvalidTokenRefusal = (): Refusal =>
  new Refusal(401, 'token_invalid', 'Please log in again');

/** Identifies customers by their session token. */
export function createIdentity({ db, now }: IdentityDeps) {
  const findCustomerByToken = async (token: string): Promise<Customer> => {
    const customer = await findCustomerBySession(db, hashToken(token), new Date(now()));
    if (!customer) throw createInvalidTokenRefusal();
    return customer;
  };

  return {
    /**
     * Finds the customer of a business. Null for a guest, who sends no token. Throws Refusal 401 `token_invalid` for a
     * token that is unknown, expired, revoked or of another business.
     */
    async findCustomer(token: string | null, referenceId: string): Promise<Customer | null> {
      if (token === null) return null;
      const customer = await findCustomerByToken(token);
      if (customer.referenceId !== referenceId) throw createInvalidTokenRefusal();
      return customer;
    },

    /** Throws Refusal 401 without a valid token, and 403 `not_yours` when `userId` is another customer's. */
    async requireCustomer(token: string | null, userId?: string): Promise<Customer> {
      if (token === null) throw new Refusal(401, 'login_needed', 'Please log in');
      const customer = await findCustomerByToken(token);
      if (userId !== undefined && userId !== customer.id)
        throw new Refusal(403, 'not_yours', 'This belongs to another customer');
      return customer;
    },
  };
}
export type Identity = ReturnType<typeof createIdentity>;
