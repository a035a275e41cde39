import type { Backend, Sent } from '../backend.ts';
import { CARD } from '../payer.ts';
import {
  logIn,
  newNumber,
  otherAddressHeader,
  requestCode,
  type TestAccount,
  type TestNumber,
  wrongCode,
} from '../test-accounts.ts';
import { idempotencyHeader } from '../test-orders.ts';
import { type CallName, type CallPlan, type Cases, FORGED } from './plan.ts';

const from = otherAddressHeader;
const NOBODY = newNumber({ reference_id: 'nobody' });
const NOT_A_NUMBER = { ...newNumber(), phone: '1' };

/** Returns the number with the code that was just sent to it. */
async function withCode(backend: Backend, number: TestNumber = newNumber()) {
  return { ...number, code: await requestCode(backend, number) };
}

/** Plan of a call that accepts a one-time code, with the expected response. */
const byCode = (holds: object): CallPlan => ({
  happy: async (backend) => [{ body: await withCode(backend), headers: from() }, holds],
  invalid: async () => [
    [{ body: { ...newNumber(), code: '12345' }, headers: from() }, 422, ['code']],
    [{ body: { ...NOT_A_NUMBER, code: '123456' }, headers: from() }, 422, ['phone']],
  ],
  unauthorised: async (backend) => {
    const right = await withCode(backend);
    return [[{ body: { ...right, code: wrongCode(right.code) }, headers: from() }, 422, 'code_wrong']];
  },
  unknown: () => [[{ body: { ...NOBODY, code: '123456' }, headers: from() }, 404, 'not_found']],
});

const SENT = { resend_after_seconds: 30, expires_in_seconds: 300 };
const registering: CallPlan = {
  happy: async () => [{ body: { ...newNumber(), name: 'Ada' }, headers: from() }, SENT],
  invalid: () => [
    [{ body: newNumber(), headers: from() }, 422, ['name']],
    [{ body: { ...newNumber(), name: 'Ada', email: 'ada' }, headers: from() }, 422, ['email']],
  ],
  unauthorised: 'anybody',
  unknown: () => [[{ body: { ...NOBODY, name: 'Ada' }, headers: from() }, 404, 'not_found']],
};

/** Plan of a call about the logged-in customer, with the customer's id in the path. */
const own = (
  sent: Omit<Sent, 'params' | 'headers'>,
  holds: (account: TestAccount) => object,
  invalid: (as: Sent) => Sent,
): CallPlan => {
  const of = (account: TestAccount) => ({ ...sent, params: { user_id: account.user.id } });
  return {
    happy: async (backend) => {
      const account = await logIn(backend);
      return [{ ...of(account), headers: account.headers }, holds(account)];
    },
    invalid: async (backend) => {
      const account = await logIn(backend);
      return [[invalid({ ...of(account), headers: account.headers }), 400, 'invalid']];
    },
    unauthorised: async (backend) => {
      const [account, other] = [await logIn(backend), await logIn(backend)];
      return [
        [of(account), 401, 'login_needed'],
        [{ ...of(account), headers: FORGED }, 401, 'token_invalid'],
        [{ ...of(account), headers: other.headers }, 403, 'not_yours'],
      ];
    },
    // The response must not reveal whether the account exists.
    unknown: async (backend) => {
      const { headers } = await logIn(backend);
      return [[{ ...sent, params: { user_id: 'none' }, headers }, 403, 'not_yours']];
    },
  };
};
const badPage = (as: Sent): Sent => ({ ...as, query: { page: 0 } });
const badText = (as: Sent): Sent => ({ ...as, params: { user_id: '\0' } });

/** Plan of a call about the logged-in customer. Only the token identifies the customer. */
const ofToken = (
  body: object | undefined,
  holds: object,
  invalid: readonly [body: object, fields: readonly string[]],
): CallPlan => {
  const without: Cases = () => [
    [{ body }, 401, 'login_needed'],
    [{ body, headers: FORGED }, 401, 'token_invalid'],
  ];
  return {
    happy: async (backend) => [{ body, headers: (await logIn(backend)).headers }, holds],
    invalid: async (backend) => [
      [{ body: invalid[0], headers: (await logIn(backend)).headers }, 422, invalid[1]],
    ],
    unauthorised: without,
    // A session that has ended belongs to no customer.
    unknown: async (backend) => {
      const { headers } = await logIn(backend);
      await backend.ask('logout', { headers });
      return [[{ body, headers }, 401, 'token_invalid']];
    },
  };
};

const TEN = { package_id: 'ten', payment_type: CARD };
const buying = async (backend: Backend) => ({ ...(await logIn(backend)).headers, ...idempotencyHeader() });

/** Plans of the calls for registration, login and the logged-in customer. */
export const accountPlans = {
  sendOtp: {
    happy: async () => [{ body: newNumber(), headers: from() }, SENT],
    invalid: () => [
      [{ body: NOT_A_NUMBER, headers: from() }, 422, ['phone']],
      [{ body: { ...newNumber(), channel: 'pigeon' }, headers: from() }, 422, ['channel']],
    ],
    unauthorised: 'anybody',
    unknown: () => [[{ body: NOBODY, headers: from() }, 404, 'not_found']],
  },
  resendOtp: {
    happy: async () => [{ query: { ...newNumber() }, headers: from() }, SENT],
    invalid: () => [[{ query: NOT_A_NUMBER, headers: from() }, 400, ['phone']]],
    unauthorised: 'anybody',
    unknown: () => [[{ query: { ...NOBODY }, headers: from() }, 404, 'not_found']],
  },
  verifyOtp: byCode({ verified: true }),
  verifyPhone: byCode({ verified: true }),
  verify: byCode({ user: { phone_verified: true } }),
  verifyByWhatsapp: byCode({ user: { phone_verified: true } }),
  login: byCode({ user: { business_id: 'tea-house' } }),
  register: registering,
  registerWhatsapp: registering,
  logout: {
    happy: async (backend) => [{ headers: (await logIn(backend)).headers }, { error: 0 }],
    invalid: () => [[{ headers: { authorization: 'Basic b2s6b2s=' } }, 200, { holds: { error: 0 } }]],
    unauthorised: 'anybody',
    // Logging out twice succeeds.
    unknown: () => [[{ headers: FORGED }, 200, { holds: { error: 0 } }]],
  },
  createPassword: ofToken({ password: 'long enough' }, { error: 0 }, [{ password: 'short' }, ['password']]),
  updateProfile: ofToken({ name: 'Grace' }, { user: { name: 'Grace' } }, [
    { name: ' ', language: 'Klingon' },
    ['name', 'language'],
  ]),
  profile: own({}, ({ user }) => ({ user: { id: user.id } }), badText),
  deleteAccount: own({}, () => ({ error: 0 }), badText),
  orders: own({}, () => ({ orders: [], pagination: { page: 1 } }), badPage),
  wallet: own({}, () => ({ wallet: { balance: [], wallet_feature_enabled: true } }), badText),
  walletHistory: own({}, () => ({ entries: [] }), badPage),
  walletBuy: {
    happy: async (backend) => [
      { body: TEN, headers: await buying(backend) },
      { transaction: { status: 'pending', package_id: 'ten' } },
    ],
    invalid: async (backend) => [
      [{ body: { package_id: 'ten' }, headers: await buying(backend) }, 422, ['payment_type']],
      [{ body: TEN, headers: (await logIn(backend)).headers }, 400, 'idempotency_key'],
    ],
    unauthorised: () => [
      [{ body: TEN, headers: idempotencyHeader() }, 401, 'login_needed'],
      [{ body: TEN, headers: { ...idempotencyHeader(), ...FORGED } }, 401, 'token_invalid'],
    ],
    unknown: async (backend) => [
      [{ body: { ...TEN, package_id: 'none' }, headers: await buying(backend) }, 404, 'not_found'],
    ],
  },
} satisfies Partial<Record<CallName, CallPlan>>;
