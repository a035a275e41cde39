import { beforeAll, describe, expect, it } from 'vitest';
import { insertCustomer } from '../../../demo/server/repo/account/customers-repo.ts';
import type { CodeMessage } from '../../../demo/server/services/notifications/notifier.ts';
import { useBackend } from '../testing/backend.ts';
import { courier } from '../testing/courier-business.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { createAddressHeader, createPhoneNumber, logIn } from '../testing/test-accounts.ts';
import { buildIdempotencyHeader, buildOrderBody } from '../testing/test-orders.ts';

const PASSWORD = 'correct horse battery';
const MINUTE_MS = 60_000;

describe.each(pgliteOnly)('the account settings of a business, on $name', (engine) => {
  const sentCodes: CodeMessage[] = [];
  const gateway = { fails: false };
  const backend = useBackend(engine, {
    notifiers: {
      whatsapp: {
        name: 'a gateway',
        async sendCode(message) {
          if (gateway.fails) throw new Error('The gateway does not respond');
          sentCodes.push(message);
        },
        sendText: async () => undefined,
      },
    },
  });
  beforeAll(async () => {
    await openTeaHouse(backend, 'silent-tea', { disable_otp: true });
    await openTeaHouse(backend, 'local-tea', { phone_countries: ['KW', 'US'] });
  });
  const createNumber = () => createPhoneNumber({ reference_id: 'silent-tea' });
  const readRefusalCode = async (...request: Parameters<typeof backend.expectRefusal>) => {
    const { status, body } = await backend.expectRefusal(...request);
    return [status, body.code];
  };

  it('lets customers create an account with a password at a business that sends no codes', async () => {
    const number = createNumber();
    const body = { ...number, code: '123456', name: 'Ada' };
    for (const call of ['sendOtp', 'verifyOtp', 'verify', 'verifyByWhatsapp', 'verifyPhone'] as const)
      expect(await readRefusalCode(call, { body })).toEqual([422, 'otp_disabled']);
    expect(await readRefusalCode('login', { body })).toEqual([422, 'otp_disabled']);
    expect(await readRefusalCode('resendOtp', { body: { ...number } })).toEqual([422, 'otp_disabled']);
    expect(await readRefusalCode('register', { body: { ...number, name: 'Ada' } })).toEqual([422, 'invalid']);
    const registrationBody = { ...number, name: 'Ada', password: PASSWORD };
    const registration = await backend.call('register', {
      body: registrationBody,
      headers: createAddressHeader(),
    });
    expect(registration.user).toMatchObject({ name: 'Ada', phone_verified: false, has_password: true });
    const login = await backend.call('login', { body: { ...number, password: PASSWORD } });
    expect(login.user.id).toBe(registration.user?.id);
    const refusalCode = await readRefusalCode('register', {
      body: { ...registrationBody, password: 'another one' },
    });
    expect(refusalCode).toEqual([409, 'account_exists']);
  });

  // @spec calls/post-webapp-register-whatsapp, calls/post-webapp-verify-by-whatsapp
  it('sends one-time codes only on the channels of the business, by default on its first channel', async () => {
    await openTeaHouse(backend, 'whatsapp-tea', { code_channels: ['whatsapp'] });
    const number = createPhoneNumber({ reference_id: 'whatsapp-tea' });
    expect(await readRefusalCode('sendOtp', { body: { ...number, channel: 'sms' } })).toEqual([
      422,
      'channel_off',
    ]);
    expect(await readRefusalCode('register', { body: { ...number, name: 'Ada' } })).toEqual([
      422,
      'channel_off',
    ]);
    sentCodes.splice(0);
    await backend.call('registerWhatsapp', {
      body: { ...number, name: 'Ada' },
      headers: createAddressHeader(),
    });
    const { code = '' } = sentCodes[0] ?? {};
    const { user } = await backend.call('verifyByWhatsapp', { body: { ...number, code } });
    expect(user).toMatchObject({ name: 'Ada', phone_verified: true });
  });

  it('gives an account with an unverified number to the customer who verifies the number later', async () => {
    const number = createPhoneNumber({ reference_id: 'later-tea' });
    await openTeaHouse(backend, 'later-tea', { disable_otp: true });
    const body = { ...number, name: 'Mallory', password: PASSWORD };
    const earlierAccount = await backend.call('register', { body, headers: createAddressHeader() });
    await openTeaHouse(backend, 'later-tea', { disable_otp: false });
    const { user } = await logIn(backend, number);
    expect(user).toMatchObject({ id: earlierAccount.user?.id, phone_verified: true, has_password: false });
    const headers = { authorization: `Bearer ${earlierAccount.token}` };
    const request = { params: { user_id: user.id }, headers };
    expect(await readRefusalCode('profile', request)).toEqual([401, 'token_invalid']);
    expect(await readRefusalCode('login', { body })).toEqual([422, 'password_wrong']);
  });

  it('a business that lists no phone countries accepts new numbers of its own country and its shipping countries', async () => {
    await backend.importFile({ ...courier, reference_id: 'code-courier' });
    const buildCodeRequest = (dial_code: string, phone: string) => ({
      body: { reference_id: 'code-courier', dial_code, phone },
      headers: createAddressHeader(),
    });
    const refusedResponse = await backend.expectRefusal('sendOtp', buildCodeRequest('+44', '7400123456'));
    expect([refusedResponse.status, refusedResponse.body.code]).toEqual([422, 'phone_country']);
    expect(refusedResponse.body.countries).toEqual(['DE', 'AT', 'KW']);
    expect(
      (
        await backend.expectRefusal('register', {
          ...buildCodeRequest('+44', '7400123456'),
          body: { ...buildCodeRequest('+44', '7400123456').body, name: 'Ada' },
        })
      ).body.code,
    ).toBe('phone_country');
    for (const [dialCode, phone] of [
      ['+49', '1701234567'],
      ['+43', '6641234567'],
    ] as const)
      await backend.call('sendOtp', buildCodeRequest(dialCode, phone));

    // A customer whose account has a number from another country can still log in.
    const createdAt = new Date(backend.clock.now);
    await insertCustomer(backend.database(), {
      id: 'from-abroad',
      referenceId: 'code-courier',
      dialCode: '+44',
      phone: '7400123456',
      name: 'Ada',
      email: null,
      verifiedAt: createdAt,
      createdAt,
    });
    await backend.call('sendOtp', buildCodeRequest('+44', '7400123456'));
  });

  it('refuses codes and orders for phone numbers from countries that the business does not list', async () => {
    const requestCodeFor = (dial_code: string, phone: string) =>
      readRefusalCode('sendOtp', {
        body: { reference_id: 'local-tea', dial_code, phone },
        headers: createAddressHeader(),
      });
    expect(await requestCodeFor('+49', '1701234567')).toEqual([422, 'phone_country']);
    // Canada shares its calling code with the United States.
    expect(await requestCodeFor('+1', '4165550123')).toEqual([422, 'phone_country']);
    for (const [dial_code, phone] of [
      ['+965', '55512345'],
      ['+1', '2125550123'],
    ] as const)
      await backend.call('sendOtp', {
        body: { reference_id: 'local-tea', dial_code, phone },
        headers: createAddressHeader(),
      });
    // The order's phone number is German.
    const request = {
      body: buildOrderBody({ branch_id: 'local-tea~mitte' }),
      headers: buildIdempotencyHeader(),
    };
    expect(await readRefusalCode('placeOrder', request)).toEqual([422, 'phone_country']);
  });

  it('sends codes with the business name through the gateway of their channel, and shows no code in the console', async () => {
    const number = createPhoneNumber();
    await backend.call('sendOtp', {
      body: { ...number, channel: 'whatsapp' },
      headers: createAddressHeader(),
    });
    expect(sentCodes.at(-1)).toMatchObject({
      channel: 'whatsapp',
      dialCode: '+49',
      phone: number.phone,
      businessName: { en: expect.any(String) },
      code: expect.stringMatching(/^\d{6}$/),
    });
    const sentCount = sentCodes.length;
    backend.clock.now += MINUTE_MS;
    // A resent code uses the same channel.
    await backend.call('resendOtp', { body: number, headers: createAddressHeader() });
    expect(sentCodes).toHaveLength(sentCount + 1);
    const { code = '' } = sentCodes.at(-1) ?? {};
    expect((await backend.call('verifyByWhatsapp', { body: { ...number, code } })).user.phone).toBe(
      number.phone,
    );
    const page = await (await backend.request('/console/codes')).text();
    expect(page).not.toContain(code);
    await logIn(backend);
    expect(sentCodes).toHaveLength(sentCount + 1);
  });

  it('reports that a code could not be sent, sends another on request, and still accepts the earlier code', async () => {
    const body = { ...createPhoneNumber(), channel: 'whatsapp' as const };
    await backend.call('sendOtp', { body, headers: createAddressHeader() });
    const { code: earlierCode = '' } = sentCodes.at(-1) ?? {};
    backend.clock.now += MINUTE_MS;
    gateway.fails = true;
    expect(await readRefusalCode('sendOtp', { body, headers: createAddressHeader() })).toEqual([
      503,
      'not_sent',
    ]);
    expect(backend.takeLoggedErrors()).toHaveLength(1);
    gateway.fails = false;
    await backend.call('sendOtp', { body, headers: createAddressHeader() });
    // The code before the failure is still one of the newest two.
    const login = { ...body, code: earlierCode };
    expect((await backend.call('login', { body: login, headers: createAddressHeader() })).token).toBeTruthy();
  });
});
