import type { Context } from 'hono';
import type { Accounts } from '../../services/account/account-service.ts';
import { toCustomerWire } from '../../services/account/account-service.ts';
import type { Customer } from '../../services/account/identity.ts';
import {
  CODE_VALIDITY_SECONDS,
  type PhoneRequest,
  RESEND_SECONDS,
} from '../../services/account/one-time-codes.ts';
import { parseCustomerPhone } from '../../services/account/phone-check.ts';
import type { Session } from '../../services/account/sign-in.ts';
import { requireSwitchedOn } from '../../services/business/switched-off.ts';
import type { Catalogue } from '../../services/menu/business-catalogue.ts';
import type { Channel } from '../../services/notifications/notifier.ts';
import { createInvalidFieldRefusal, Refusal } from '../../services/shared/refusal.ts';
import type { WalletService } from '../../services/wallet/wallet-service.ts';
import type { CallRequest, Handlers } from '../api/call-handler.ts';
import type { ReadClientInfo } from '../http/client-info.ts';
import { sendPrivateJson } from '../http/json-response.ts';
import { type RequestAuth, readBearerToken } from '../http/request-auth.ts';

interface AccountRouteDeps {
  readonly catalogue: Catalogue;
  readonly accounts: Accounts;
  readonly wallet: Pick<WalletService, 'loadForProfile'>;
  readonly auth: RequestAuth;
  readonly readClientInfo: ReadClientInfo;
}

interface PhoneInput {
  readonly reference_id: string;
  readonly phone: string;
  readonly dial_code: string;
}

const CODE_SENT_RESPONSE = {
  error: 0,
  resend_after_seconds: RESEND_SECONDS,
  expires_in_seconds: CODE_VALIDITY_SECONDS,
};

/** Handlers for registration, login and the profile of the logged-in customer. */
export function createAccountHandlers({
  catalogue,
  accounts,
  wallet,
  auth,
  readClientInfo,
}: AccountRouteDeps) {
  const toUserWire = async (customer: Customer) => ({
    ...toCustomerWire(customer),
    ...(await wallet.loadForProfile(customer)),
  });
  const toSessionWire = async ({ token, customer, isNewAccount }: Session) => ({
    token,
    user: await toUserWire(customer),
    is_new_account: isNewAccount,
  });
  const { codes, signIn, updateProfile, deleteAccount } = accounts;
  const readPhone = async (c: Context, phoneInput: PhoneInput): Promise<PhoneRequest> => {
    const business = requireSwitchedOn(await catalogue.getBusiness(phoneInput.reference_id));
    return { business, phone: parseCustomerPhone(business, phoneInput), ip: readClientInfo(c).ip };
  };
  const sendsCodes = ({ business }: PhoneRequest): boolean => !business.response.restaurant.disable_otp;
  /** Throws Refusal 422 `otp_disabled` when the business does not send one-time codes. */
  const readPhoneForCode = async (c: Context, phoneInput: PhoneInput): Promise<PhoneRequest> => {
    const phoneRequest = await readPhone(c, phoneInput);
    if (!sendsCodes(phoneRequest))
      throw new Refusal(
        422,
        'otp_disabled',
        'This business does not send one-time codes. Log in with a password.',
      );
    return phoneRequest;
  };

  /**
   * Returns the requested channel, or the business's first channel by default. Throws Refusal 422 `channel_off` when
   * the business does not send codes on that channel.
   */
  const readChannel = ({ business }: PhoneRequest, requestedChannel: string | undefined): Channel => {
    const { code_channels: channels } = business.response.restaurant;
    const channel = requestedChannel ? channels.find((one) => one === requestedChannel) : channels[0];
    if (!channel) throw new Refusal(422, 'channel_off', 'This business sends no codes on this channel');
    return channel;
  };

  const register =
    (channel: Channel) =>
    async ({ c, body }: CallRequest<'register'>) => {
      const phoneRequest = await readPhone(c, body);
      const { password, name } = body;
      const person = { name, email: body.email ?? null };
      if (sendsCodes(phoneRequest)) {
        await codes.send({ ...phoneRequest, channel: readChannel(phoneRequest, channel), person });
        return sendPrivateJson(c, CODE_SENT_RESPONSE);
      }
      if (password === undefined) throw createInvalidFieldRefusal('invalid', 'password', 'Enter a password');
      const session = await signIn.createAccountWithPassword(phoneRequest, { ...person, password });
      return sendPrivateJson(c, { error: 0, resend_after_seconds: 0, ...(await toSessionWire(session)) });
    };

  const resendCode = async (c: Context, input: CallRequest<'resendOtp'>['body']) => {
    const phoneRequest = await readPhoneForCode(c, input);
    const pendingCode = await codes.findPendingCode(phoneRequest);
    const channel = readChannel(phoneRequest, input.channel ?? pendingCode?.channel);
    const person = pendingCode?.name ? { name: pendingCode.name, email: pendingCode.email } : null;
    await codes.send({ ...phoneRequest, channel, ...(person && { person }) });
    return sendPrivateJson(c, CODE_SENT_RESPONSE);
  };

  const verify = async ({ c, body }: CallRequest<'verify'>) =>
    sendPrivateJson(c, {
      error: 0,
      ...(await toSessionWire(await signIn.logInWithCode(await readPhoneForCode(c, body), body.code))),
    });

  const verifyPhone = async ({ c, body }: CallRequest<'verifyPhone'>) => {
    const phoneRequest = await readPhoneForCode(c, body);
    const customer = await auth.findCustomer(c, phoneRequest.business.referenceId);
    const proof = await signIn.provePhone(phoneRequest, body.code, customer);
    return sendPrivateJson(c, { error: 0, verified: true, token: null, user_id: null, proof });
  };

  return {
    async sendOtp({ c, body }) {
      const phoneRequest = await readPhoneForCode(c, body);
      await codes.send({ ...phoneRequest, channel: readChannel(phoneRequest, body.channel) });
      return sendPrivateJson(c, CODE_SENT_RESPONSE);
    },

    resendOtp: ({ c, body }) => resendCode(c, body),
    resendOtpByQuery: ({ c, query }) => resendCode(c, query),

    async login({ c, body }) {
      const { code, password } = body;
      if (code !== undefined) return verify({ c, body: { ...body, code }, params: {}, query: undefined });
      if (password === undefined)
        throw createInvalidFieldRefusal('invalid', 'code', 'Enter a code or a password');
      const session = await signIn.logInWithPassword(await readPhone(c, body), password);
      return sendPrivateJson(c, { error: 0, ...(await toSessionWire(session)) });
    },

    register: register('sms'),
    registerWhatsapp: register('whatsapp'),
    verify,
    verifyByWhatsapp: verify,
    verifyOtp: verifyPhone,
    verifyPhone,

    async createPassword({ c, body }) {
      const customer = await auth.requireCustomer(c);
      await signIn.setPassword(customer, body.password, readBearerToken(c) ?? '');
      return sendPrivateJson(c, { error: 0 });
    },

    async logout({ c }) {
      await signIn.logout(readBearerToken(c) ?? '');
      return sendPrivateJson(c, { error: 0 });
    },

    async profile({ c, params }) {
      const customer = await auth.requireCustomer(c, { userId: params.user_id });
      return sendPrivateJson(c, { error: 0, user: await toUserWire(customer) });
    },

    async updateProfile({ c, body }) {
      const customer = await updateProfile(await auth.requireCustomer(c), body);
      return sendPrivateJson(c, { error: 0, user: await toUserWire(customer) });
    },

    async deleteAccount({ c, params }) {
      await deleteAccount(await auth.requireCustomer(c, { userId: params.user_id }));
      return sendPrivateJson(c, { error: 0 });
    },
  } satisfies Handlers;
}
