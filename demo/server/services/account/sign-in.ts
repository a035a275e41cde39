import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/open-database.ts';
import {
  type CustomerRow,
  deleteOtherSessions,
  deleteSession,
  findCustomerByPhone,
  insertCustomer,
  insertSession,
  markPhoneVerified,
  updateCustomer,
} from '../../repo/account/customers-repo.ts';
import { insertPhoneProof } from '../../repo/account/one-time-codes-repo.ts';
import { createInvalidFieldRefusal, Refusal } from '../shared/refusal.ts';
import type { Customer } from './identity.ts';
import type { OneTimeCodes, PhoneRequest } from './one-time-codes.ts';
import type { RateLimits } from './rate-limits.ts';
import { getClientNetwork } from './rate-limits.ts';
import { createToken, hashPassword, hashToken, matchesPassword } from './secrets.ts';

const DAY_MS = 86_400_000;
const SESSION_DAYS = 90;
const PROOF_DAYS = 30;

interface SignInDeps {
  readonly db: Db;
  readonly codes: Pick<OneTimeCodes, 'redeem'>;
  readonly countRateLimit: RateLimits;
  /** Epoch ms. */
  readonly now: () => number;
}

/** A session that has just been opened. Only its customer gets the token. */
export interface Session {
  readonly token: string;
  readonly customer: Customer;
  /** Whether this login has created the account. */
  readonly isNewAccount: boolean;
}

/** Creates the service that logs customers in and creates their accounts. */
export function createSignIn({ db, codes, countRateLimit, now }: SignInDeps) {
  const createCustomerRow = ({ business, phone }: PhoneRequest) => ({
    id: randomBytes(16).toString('base64url'),
    referenceId: business.referenceId,
    ...phone,
    createdAt: new Date(now()),
  });

  const startSession = async (customer: CustomerRow, isNewAccount: boolean): Promise<Session> => {
    const token = createToken();
    const at = now();
    await insertSession(db, {
      tokenHash: hashToken(token),
      customerId: customer.id,
      createdAt: new Date(at),
      expiresAt: new Date(at + SESSION_DAYS * DAY_MS),
    });
    return { token, customer, isNewAccount };
  };

  /** Finds the account of a phone that has just been verified. Creates one if there is none. */
  const findOrCreateAccount = async (
    request: PhoneRequest,
    person: { readonly name: string | null; readonly email: string | null },
  ): Promise<Pick<Session, 'customer' | 'isNewAccount'>> => {
    const at = new Date(now());
    const { name, email } = person;
    const newAccount = await insertCustomer(db, {
      ...createCustomerRow(request),
      name: name ?? '',
      email,
      verifiedAt: at,
    });
    if (newAccount) return { customer: newAccount, isNewAccount: true };
    const existingCustomer = await findCustomerByPhone(db, {
      referenceId: request.business.referenceId,
      ...request.phone,
    });
    if (!existingCustomer)
      throw new Error('The account of this phone was deleted during sign-in. Try again.');
    if (!(await markPhoneVerified(db, existingCustomer.id, at)))
      return { customer: existingCustomer, isNewAccount: false };
    await deleteOtherSessions(db, existingCustomer.id, null);
    return { customer: { ...existingCustomer, verifiedAt: at, passwordHash: null }, isNewAccount: false };
  };

  return {
    /** Logs in with a code, and creates an account if the phone has none. Throws what `redeem` throws. */
    async logInWithCode(request: PhoneRequest, code: string): Promise<Session> {
      const { customer, isNewAccount } = await findOrCreateAccount(
        request,
        await codes.redeem(request, code),
      );
      return startSession(customer, isNewAccount);
    },

    /**
     * Logs in with a password. Throws Refusal 422 `password_wrong`, even for a phone without an account, and 429
     * `too_many`.
     */
    async logInWithPassword(request: PhoneRequest, password: string): Promise<Session> {
      const { referenceId } = request.business;
      const { dialCode, phone } = request.phone;
      const network = getClientNetwork(request.ip);
      const number = dialCode + phone;
      await countRateLimit(db, 'tries_of_address', referenceId, network);
      await countRateLimit(db, 'passwords_of_number_from_network', referenceId, `${number} ${network}`);
      await countRateLimit(db, 'passwords_of_number', referenceId, number);
      const customer = await findCustomerByPhone(db, { referenceId, dialCode, phone });
      if (!(await matchesPassword(password, customer?.passwordHash ?? null)) || !customer)
        throw createInvalidFieldRefusal('password_wrong', 'password', 'Wrong phone number or password');
      return startSession(customer, false);
    },

    /**
     * Creates an account with a password, for a business that sends no codes. The phone is not verified, so the account
     * does not get earlier orders with that phone. Throws Refusal 409 `account_exists`, 429 `too_many`.
     */
    async createAccountWithPassword(
      request: PhoneRequest,
      {
        password,
        ...person
      }: { readonly name: string; readonly email: string | null; readonly password: string },
    ): Promise<Session> {
      await countRateLimit(
        db,
        'tries_of_address',
        request.business.referenceId,
        getClientNetwork(request.ip),
      );
      const passwordHash = await hashPassword(password);
      const newCustomer = await insertCustomer(db, {
        ...createCustomerRow(request),
        ...person,
        passwordHash,
      });
      if (!newCustomer)
        throw new Refusal(409, 'account_exists', 'This phone number already has an account. Please log in');
      return startSession(newCustomer, true);
    },

    /**
     * Verifies a phone with its code. Returns a proof token that orders can contain for the next 30 days. The proof of
     * a logged-in customer is deleted with the account. Throws what `redeem` throws.
     */
    async provePhone(request: PhoneRequest, code: string, customer: Customer | null): Promise<string> {
      await codes.redeem(request, code);
      const proof = createToken();
      await insertPhoneProof(db, {
        tokenHash: hashToken(proof),
        referenceId: request.business.referenceId,
        ...request.phone,
        customerId: customer?.id ?? null,
        expiresAt: new Date(now() + PROOF_DAYS * DAY_MS),
      });
      return proof;
    },

    /** Sets the password and logs out all other sessions. */
    async setPassword(customer: Customer, password: string, token: string): Promise<void> {
      await updateCustomer(db, customer.id, { passwordHash: await hashPassword(password) });
      await deleteOtherSessions(db, customer.id, hashToken(token));
    },

    /** Revokes a token. Does nothing for an invalid token. */
    logout: (token: string): Promise<void> => deleteSession(db, hashToken(token)),
  };
}
