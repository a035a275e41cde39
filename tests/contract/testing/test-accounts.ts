import { and, desc, eq } from 'drizzle-orm';
import { developerInbox } from '../../../demo/server/db/schema-notifications.ts';
import type { WireUser } from '../../../src/api/contract/account-contract.ts';
import type { Backend } from './backend.ts';

export interface TestNumber {
  readonly reference_id: string;
  readonly dial_code: string;
  readonly phone: string;
}

let phoneCount = 0;
let addressCount = 0;

/** Returns a phone number that no other test uses. */
export const createPhoneNumber = (changes: Partial<TestNumber> = {}): TestNumber => ({
  reference_id: 'tea-house',
  dial_code: '+49',
  phone: String(1_701_000_000 + ++phoneCount),
  ...changes,
});

/** Header with a client address that no other test uses, so that its request limits start at zero. */
export const createAddressHeader = () => {
  const addressNumber = ++addressCount;
  return {
    'x-forwarded-for': `10.${addressNumber >> 16}.${(addressNumber >> 8) & 255}.${addressNumber & 255}`,
  };
};

export const buildBearerHeader = (token: string) => ({ authorization: `Bearer ${token}` });

/** Returns the code in the newest message to a number. */
export async function readSentCode(backend: Backend, number: TestNumber): Promise<string> {
  const isForNumber = and(
    eq(developerInbox.referenceId, number.reference_id),
    eq(developerInbox.recipient, number.dial_code + number.phone),
  );
  const [newest] = await backend
    .database()
    .select()
    .from(developerInbox)
    .where(isForNumber)
    .orderBy(desc(developerInbox.id))
    .limit(1);
  if (!newest?.code) throw new Error('No code was sent to that number');
  return newest.code;
}

/** Requests a code and returns it. */
export async function requestCode(backend: Backend, number: TestNumber): Promise<string> {
  await backend.call('sendOtp', { body: number, headers: createAddressHeader() });
  return readSentCode(backend, number);
}

/** Returns six digits that differ from `code`. */
export const createWrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export interface TestAccount {
  readonly number: TestNumber;
  readonly token: string;
  readonly user: WireUser;
  /** Whether the login has created the account. */
  readonly isNewAccount: boolean | undefined;
  /** Headers of the customer's requests. */
  readonly headers: { readonly authorization: string };
}

/** Logs in a customer. Creates the account if the number has none. */
export async function logIn(
  backend: Backend,
  number: TestNumber = createPhoneNumber(),
): Promise<TestAccount> {
  const code = await requestCode(backend, number);
  const { token, user, is_new_account } = await backend.call('login', {
    body: { ...number, code },
    headers: createAddressHeader(),
  });
  return { number, token, user, isNewAccount: is_new_account, headers: buildBearerHeader(token) };
}
