import type { Backend, RequestInput } from '../backend.ts';
import { CARD } from '../payer.ts';
import {
  createAddressHeader,
  createPhoneNumber,
  createWrongCode,
  logIn,
  requestCode,
  type TestAccount,
  type TestNumber,
} from '../test-accounts.ts';
import { buildIdempotencyHeader } from '../test-orders.ts';
import { type CallName, type CallPlan, type CaseFactory, FORGED_TOKEN_HEADER } from './plan.ts';

const UNKNOWN_BUSINESS = createPhoneNumber({ reference_id: 'nobody' });
const INVALID_NUMBER = { ...createPhoneNumber(), phone: '1' };

/** Requests a code for a number, and returns the number with the code that was sent. */
async function requestNumberWithCode(backend: Backend, number: TestNumber = createPhoneNumber()) {
  return { ...number, code: await requestCode(backend, number) };
}

/** Plan of a call that accepts a one-time code, with its expected response. */
const planCodeCall = (expectedBody: object): CallPlan => ({
  valid: async (backend) => [
    { body: await requestNumberWithCode(backend), headers: createAddressHeader() },
    expectedBody,
  ],
  invalid: async () => [
    [{ body: { ...createPhoneNumber(), code: '12345' }, headers: createAddressHeader() }, 422, ['code']],
    [{ body: { ...INVALID_NUMBER, code: '123456' }, headers: createAddressHeader() }, 422, ['phone']],
  ],
  unauthorised: async (backend) => {
    const correctCode = await requestNumberWithCode(backend);
    return [
      [
        { body: { ...correctCode, code: createWrongCode(correctCode.code) }, headers: createAddressHeader() },
        422,
        'code_wrong',
      ],
    ];
  },
  unknown: () => [
    [{ body: { ...UNKNOWN_BUSINESS, code: '123456' }, headers: createAddressHeader() }, 404, 'not_found'],
  ],
});

const CODE_SENT = { resend_after_seconds: 30, expires_in_seconds: 300 };
const registrationPlan: CallPlan = {
  valid: async () => [
    { body: { ...createPhoneNumber(), name: 'Ada' }, headers: createAddressHeader() },
    CODE_SENT,
  ],
  invalid: () => [
    [{ body: createPhoneNumber(), headers: createAddressHeader() }, 422, ['name']],
    [
      { body: { ...createPhoneNumber(), name: 'Ada', email: 'ada' }, headers: createAddressHeader() },
      422,
      ['email'],
    ],
  ],
  unauthorised: 'public',
  unknown: () => [
    [{ body: { ...UNKNOWN_BUSINESS, name: 'Ada' }, headers: createAddressHeader() }, 404, 'not_found'],
  ],
};

/** Plan of a call about the logged-in customer, with the customer's id in the path. */
const planUserCall = (
  validRequest: Omit<RequestInput, 'params' | 'headers'>,
  expectedBody: (account: TestAccount) => object,
  invalid: (request: RequestInput) => RequestInput,
): CallPlan => {
  const buildRequest = (account: TestAccount) => ({ ...validRequest, params: { user_id: account.user.id } });
  return {
    valid: async (backend) => {
      const account = await logIn(backend);
      return [{ ...buildRequest(account), headers: account.headers }, expectedBody(account)];
    },
    invalid: async (backend) => {
      const account = await logIn(backend);
      return [[invalid({ ...buildRequest(account), headers: account.headers }), 400, 'invalid']];
    },
    unauthorised: async (backend) => {
      const [account, otherAccount] = [await logIn(backend), await logIn(backend)];
      return [
        [buildRequest(account), 401, 'login_needed'],
        [{ ...buildRequest(account), headers: FORGED_TOKEN_HEADER }, 401, 'token_invalid'],
        [{ ...buildRequest(account), headers: otherAccount.headers }, 403, 'not_yours'],
      ];
    },
    // The response must not reveal whether the account exists.
    unknown: async (backend) => {
      const { headers } = await logIn(backend);
      return [[{ ...validRequest, params: { user_id: 'none' }, headers }, 403, 'not_yours']];
    },
  };
};
const withInvalidPage = (request: RequestInput): RequestInput => ({ ...request, query: { page: 0 } });
const withInvalidUserId = (request: RequestInput): RequestInput => ({
  ...request,
  params: { user_id: '\0' },
});

/** Plan of a call about the logged-in customer. Only the token identifies the customer. */
const planTokenCall = (
  body: object | undefined,
  expectedBody: object,
  invalid: readonly [body: object, fields: readonly string[]],
): CallPlan => {
  const listRequestsWithoutLogin: CaseFactory = () => [
    [{ body }, 401, 'login_needed'],
    [{ body, headers: FORGED_TOKEN_HEADER }, 401, 'token_invalid'],
  ];
  return {
    valid: async (backend) => [{ body, headers: (await logIn(backend)).headers }, expectedBody],
    invalid: async (backend) => [
      [{ body: invalid[0], headers: (await logIn(backend)).headers }, 422, invalid[1]],
    ],
    unauthorised: listRequestsWithoutLogin,
    // A session that has ended belongs to no customer.
    unknown: async (backend) => {
      const { headers } = await logIn(backend);
      await backend.call('logout', { headers });
      return [[{ body, headers }, 401, 'token_invalid']];
    },
  };
};

const PURCHASE_BODY = { package_id: 'ten', payment_type: CARD };
const buildPurchaseHeaders = async (backend: Backend) => ({
  ...(await logIn(backend)).headers,
  ...buildIdempotencyHeader(),
});

/** Plans of the calls for registration, login and the logged-in customer. */
export const accountPlans = {
  sendOtp: {
    valid: async () => [{ body: createPhoneNumber(), headers: createAddressHeader() }, CODE_SENT],
    invalid: () => [
      [{ body: INVALID_NUMBER, headers: createAddressHeader() }, 422, ['phone']],
      [
        { body: { ...createPhoneNumber(), channel: 'pigeon' }, headers: createAddressHeader() },
        422,
        ['channel'],
      ],
    ],
    unauthorised: 'public',
    unknown: () => [[{ body: UNKNOWN_BUSINESS, headers: createAddressHeader() }, 404, 'not_found']],
  },
  resendOtp: {
    valid: async () => [{ body: { ...createPhoneNumber() }, headers: createAddressHeader() }, CODE_SENT],
    invalid: () => [[{ body: INVALID_NUMBER, headers: createAddressHeader() }, 422, ['phone']]],
    unauthorised: 'public',
    unknown: () => [[{ body: { ...UNKNOWN_BUSINESS }, headers: createAddressHeader() }, 404, 'not_found']],
  },
  resendOtpByQuery: {
    valid: async () => [{ query: { ...createPhoneNumber() }, headers: createAddressHeader() }, CODE_SENT],
    invalid: () => [[{ query: INVALID_NUMBER, headers: createAddressHeader() }, 400, ['phone']]],
    unauthorised: 'public',
    unknown: () => [[{ query: { ...UNKNOWN_BUSINESS }, headers: createAddressHeader() }, 404, 'not_found']],
  },
  verifyOtp: planCodeCall({ verified: true }),
  verifyPhone: planCodeCall({ verified: true }),
  verify: planCodeCall({ user: { phone_verified: true } }),
  verifyByWhatsapp: planCodeCall({ user: { phone_verified: true } }),
  login: planCodeCall({ user: { business_id: 'tea-house' } }),
  register: registrationPlan,
  registerWhatsapp: registrationPlan,
  logout: {
    valid: async (backend) => [{ headers: (await logIn(backend)).headers }, { error: 0 }],
    invalid: () => [[{ headers: { authorization: 'Basic b2s6b2s=' } }, 200, { contains: { error: 0 } }]],
    unauthorised: 'public',
    // Logging out succeeds even if the token is unknown.
    unknown: () => [[{ headers: FORGED_TOKEN_HEADER }, 200, { contains: { error: 0 } }]],
  },
  createPassword: planTokenCall({ password: 'long enough' }, { error: 0 }, [
    { password: 'short' },
    ['password'],
  ]),
  updateProfile: planTokenCall({ name: 'Grace' }, { user: { name: 'Grace' } }, [
    { name: ' ', language: 'Klingon' },
    ['name', 'language'],
  ]),
  profile: planUserCall({}, ({ user }) => ({ user: { id: user.id } }), withInvalidUserId),
  deleteAccount: planUserCall({}, () => ({ error: 0 }), withInvalidUserId),
  orders: planUserCall({}, () => ({ orders: [], pagination: { page: 1 } }), withInvalidPage),
  wallet: planUserCall(
    {},
    () => ({ wallet: { balance: [], wallet_feature_enabled: true } }),
    withInvalidUserId,
  ),
  walletHistory: planUserCall({}, () => ({ entries: [] }), withInvalidPage),
  walletBuy: {
    valid: async (backend) => [
      { body: PURCHASE_BODY, headers: await buildPurchaseHeaders(backend) },
      { transaction: { status: 'pending', package_id: 'ten' } },
    ],
    invalid: async (backend) => [
      [{ body: { package_id: 'ten' }, headers: await buildPurchaseHeaders(backend) }, 422, ['payment_type']],
      [{ body: PURCHASE_BODY, headers: (await logIn(backend)).headers }, 400, 'idempotency_key'],
    ],
    unauthorised: () => [
      [{ body: PURCHASE_BODY, headers: buildIdempotencyHeader() }, 401, 'login_needed'],
      [
        { body: PURCHASE_BODY, headers: { ...buildIdempotencyHeader(), ...FORGED_TOKEN_HEADER } },
        401,
        'token_invalid',
      ],
    ],
    unknown: async (backend) => [
      [
        { body: { ...PURCHASE_BODY, package_id: 'none' }, headers: await buildPurchaseHeaders(backend) },
        404,
        'not_found',
      ],
    ],
  },
} satisfies Partial<Record<CallName, CallPlan>>;
