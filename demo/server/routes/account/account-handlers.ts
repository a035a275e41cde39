import type { Context } from 'hono';
import type { Accounts } from '../../services/account/account-service.ts';
import { toCustomerWire } from '../../services/account/account-service.ts';
import type { Customer } from '../../services/account/identity.ts';
import { CODE_SECONDS, type PhoneRequest, RESEND_SECONDS } from '../../services/account/one-time-codes.ts';
import { parseAccountPhone } from '../../services/account/phone-check.ts';
import type { Session } from '../../services/account/sign-in.ts';
import { requireSwitchedOn } from '../../services/business/switched-off.ts';
import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import { invalid, Refusal } from '../../services/shared/refusal.ts';
import type { Wallet } from '../../services/wallet/wallet-service.ts';
import type { CallRequest, Handlers } from '../api/call-handler.ts';
import { type Bearer, tokenOf } from '../http/bearer.ts';
import type { ReadClientInfo } from '../http/client-info.ts';
import { sendPrivateJson } from '../http/json-response.ts';

interface AccountRouteDeps {
  readonly catalogue: Catalogue;
  readonly accounts: Accounts;
  readonly wallet: Pick<Wallet, 'ofProfile'>;
  readonly bearer: Bearer;
  readonly readClientInfo: ReadClientInfo;
}

interface AskedNumber {
  readonly reference_id: string;
  readonly phone: string;
  readonly dial_code: string;
}

const SENT = { error: 0, resend_after_seconds: RESEND_SECONDS, expires_in_seconds: CODE_SECONDS };

/** The calls that open accounts and lead into them, and those about the customer who is logged in. */
export function accountHandlers({ catalogue, accounts, wallet, bearer, readClientInfo }: AccountRouteDeps) {
  const userWire = async (customer: Customer) => ({
    ...toCustomerWire(customer),
    ...(await wallet.ofProfile(customer)),
  });
  const sessionWire = async ({ token, customer }: Session) => ({ token, user: await userWire(customer) });
  const { codes, signIn, updateProfile, forget } = accounts;
  const about = async (c: Context, number: AskedNumber): Promise<PhoneRequest> => {
    const business = requireSwitchedOn(await catalogue.business(number.reference_id));
    return { business, phone: parseAccountPhone(business, number), ip: readClientInfo(c).ip };
  };
  const sendsCodes = ({ business }: PhoneRequest): boolean => !business.response.restaurant.disable_otp;
  /** Throws Refusal 422 `otp_disabled` where no codes are sent. */
  const byCode = async (c: Context, number: AskedNumber): Promise<PhoneRequest> => {
    const found = await about(c, number);
    if (!sendsCodes(found)) throw new Refusal(422, 'otp_disabled', 'This business sends no codes');
    return found;
  };

  const register =
    (channel: 'sms' | 'whatsapp') =>
    async ({ c, body }: CallRequest<'register'>) => {
      const number = await about(c, body);
      const { password, name } = body;
      const person = { name, email: body.email ?? null };
      if (sendsCodes(number)) {
        await codes.send({ ...number, channel, person });
        return sendPrivateJson(c, SENT);
      }
      if (password === undefined) throw invalid('invalid', 'password', 'A password is needed');
      const opened = await signIn.openWithPassword(number, { ...person, password });
      return sendPrivateJson(c, { error: 0, resend_after_seconds: 0, ...(await sessionWire(opened)) });
    };

  const verify = async ({ c, body }: CallRequest<'verify'>) =>
    sendPrivateJson(c, {
      error: 0,
      ...(await sessionWire(await signIn.withCode(await byCode(c, body), body.code))),
    });

  const prove = async ({ c, body }: CallRequest<'verifyPhone'>) => {
    const number = await byCode(c, body);
    const customer = await bearer.customerOf(c, number.business.referenceId);
    const proof = await signIn.provePhone(number, body.code, customer);
    return sendPrivateJson(c, { error: 0, verified: true, token: null, user_id: null, proof });
  };

  return {
    async sendOtp({ c, body }) {
      await codes.send({ ...(await byCode(c, body)), channel: body.channel ?? 'sms' });
      return sendPrivateJson(c, SENT);
    },

    async resendOtp({ c, query }) {
      const number = await byCode(c, query);
      const before = await codes.waiting(number);
      const channel = query.channel ?? (before?.channel === 'whatsapp' ? 'whatsapp' : 'sms');
      const person = before?.name ? { name: before.name, email: before.email } : null;
      await codes.send({ ...number, channel, ...(person && { person }) });
      return sendPrivateJson(c, SENT);
    },

    async login({ c, body }) {
      const { code, password } = body;
      if (code !== undefined) return verify({ c, body: { ...body, code }, params: {}, query: undefined });
      if (password === undefined) throw invalid('invalid', 'code', 'A code or a password is needed');
      const loggedIn = await signIn.withPassword(await about(c, body), password);
      return sendPrivateJson(c, { error: 0, ...(await sessionWire(loggedIn)) });
    },

    register: register('sms'),
    registerWhatsapp: register('whatsapp'),
    verify,
    verifyByWhatsapp: verify,
    verifyOtp: prove,
    verifyPhone: prove,

    async createPassword({ c, body }) {
      const customer = await bearer.requireCustomer(c);
      await signIn.setPassword(customer, body.password, tokenOf(c) ?? '');
      return sendPrivateJson(c, { error: 0 });
    },

    async logout({ c }) {
      await signIn.logout(tokenOf(c) ?? '');
      return sendPrivateJson(c, { error: 0 });
    },

    async profile({ c, params }) {
      const customer = await bearer.requireCustomer(c, { userId: params.user_id });
      return sendPrivateJson(c, { error: 0, user: await userWire(customer) });
    },

    async updateProfile({ c, body }) {
      const customer = await updateProfile(await bearer.requireCustomer(c), body);
      return sendPrivateJson(c, { error: 0, user: await userWire(customer) });
    },

    async deleteAccount({ c, params }) {
      await forget(await bearer.requireCustomer(c, { userId: params.user_id }));
      return sendPrivateJson(c, { error: 0 });
    },
  } satisfies Handlers;
}
