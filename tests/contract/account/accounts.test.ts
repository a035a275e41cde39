import { describe, expect, it } from 'vitest';
import { useBackend } from '../testing/backend.ts';
import { enginesOfScope } from '../testing/engines.ts';
import {
  buildBearerHeader,
  createAddressHeader,
  createPhoneNumber,
  createWrongCode,
  logIn,
  readSentCode,
  requestCode,
} from '../testing/test-accounts.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe.each(enginesOfScope)('signing in, on $name', (engine) => {
  const backend = useBackend(engine);
  const loadProfile = (user_id: string, headers: Record<string, string>) =>
    backend.expectRefusal('profile', { params: { user_id }, headers });

  // @spec calls/post-webapp-login
  it('creates an account with the first code, and logs in to the same account with the next code', async () => {
    const number = createPhoneNumber();
    const firstSession = await logIn(backend, number);
    expect(firstSession.user).toMatchObject({
      business_id: 'tea-house',
      phone: number.phone,
      dial_code: '+49',
      name: '',
      phone_verified: true,
      has_password: false,
      locations: [],
    });
    backend.clock.now += MINUTE_MS;
    const secondLogin = await logIn(backend, number);
    expect(secondLogin.user.id).toBe(firstSession.user.id);
    expect(secondLogin.token).not.toBe(firstSession.token);
    expect([firstSession.isNewAccount, secondLogin.isNewAccount]).toEqual([true, false]);
    const params = { user_id: firstSession.user.id };
    for (const { headers } of [firstSession, secondLogin])
      expect((await backend.call('profile', { params, headers })).user).toEqual(firstSession.user);
  });

  it('treats every spelling of a phone number as the same account', async () => {
    const number = createPhoneNumber();
    const { user } = await logIn(backend, number);
    backend.clock.now += MINUTE_MS;
    const numberWithZero = { ...number, phone: `0${number.phone}` };
    await backend.call('sendOtp', { body: numberWithZero, headers: createAddressHeader() });
    const code = await readSentCode(backend, number);
    expect((await backend.call('login', { body: { ...numberWithZero, code } })).user.id).toBe(user.id);
  });

  it('keeps separate accounts for the same phone number at two businesses', async () => {
    const number = createPhoneNumber();
    const firstAccount = await logIn(backend, number);
    const secondAccount = await logIn(backend, { ...number, reference_id: 'corner-shop' });
    expect(secondAccount.user.id).not.toBe(firstAccount.user.id);
    expect(secondAccount.user.business_id).toBe('corner-shop');
  });

  // @spec calls/post-webapp-register, calls/post-webapp-register-whatsapp
  it.each(['register', 'registerWhatsapp'] as const)(
    'the call %s stores the customer’s name, even if the code is sent a second time',
    async (call) => {
      const number = createPhoneNumber();
      const body = { ...number, name: ' Ada ', email: 'ada@example.org' };
      const firstResponse = await backend.call(call, { body, headers: createAddressHeader() });
      expect(firstResponse).toMatchObject({ resend_after_seconds: 30, expires_in_seconds: 300 });
      backend.clock.now += MINUTE_MS;
      await backend.call('resendOtp', { body: number, headers: createAddressHeader() });
      const code = await readSentCode(backend, number);
      const verifyCall = call === 'register' ? 'verify' : 'verifyByWhatsapp';
      const { user } = await backend.call(verifyCall, { body: { ...number, code } });
      expect(user).toMatchObject({ name: 'Ada', email: 'ada@example.org', phone: number.phone });
    },
  );

  it('keeps the name of an existing account when somebody registers its number again', async () => {
    const { number } = await logIn(backend);
    backend.clock.now += MINUTE_MS;
    await backend.call('register', { body: { ...number, name: 'Mallory' }, headers: createAddressHeader() });
    const code = await readSentCode(backend, number);
    expect((await backend.call('verify', { body: { ...number, code } })).user.name).toBe('');
  });

  // @spec more-calls/post-webapp-logout
  it('logging out on one device keeps the account’s other devices logged in', async () => {
    const number = createPhoneNumber();
    const endedSession = await logIn(backend, number);
    backend.clock.now += MINUTE_MS;
    const otherSession = await logIn(backend, number);
    await backend.call('logout', { headers: endedSession.headers });
    await backend.call('logout', { headers: endedSession.headers });
    await backend.call('logout', {});
    const refusal = await loadProfile(endedSession.user.id, endedSession.headers);
    expect([refusal.status, refusal.body.code]).toEqual([401, 'token_invalid']);
    await backend.call('profile', {
      params: { user_id: endedSession.user.id },
      headers: otherSession.headers,
    });
  });

  it('logs a customer out 90 days after the login', async () => {
    const { user, headers } = await logIn(backend);
    backend.clock.now += 90 * DAY_MS - 1;
    await backend.call('profile', { params: { user_id: user.id }, headers });
    backend.clock.now += 1;
    const { status, body } = await loadProfile(user.id, headers);
    expect([status, body.code]).toEqual([401, 'token_invalid']);
  });

  // @spec calls/post-webapp-create-password
  it('a customer who sets a password can log in with it, and all other sessions of the account end', async () => {
    const number = createPhoneNumber();
    const session = await logIn(backend, number);
    backend.clock.now += MINUTE_MS;
    const otherSession = await logIn(backend, number);
    const password = 'correct horse battery';
    await backend.call('createPassword', { body: { password }, headers: session.headers });
    expect((await loadProfile(session.user.id, otherSession.headers)).status).toBe(401);
    const { user } = await backend.call('login', { body: { ...number, password } });
    expect([user.id, user.has_password]).toEqual([session.user.id, true]);
    expect((await backend.expectRefusal('createPassword', { body: { password } })).status).toBe(401);
    const shortPassword = { body: { password: 'short' }, headers: session.headers };
    expect((await backend.expectRefusal('createPassword', shortPassword)).status).toBe(422);
  });

  // @spec calls/post-webapp-login
  it('refuses login requests that have neither a code nor a password', async () => {
    const { status, body } = await backend.expectRefusal('login', { body: createPhoneNumber() });
    expect([status, body.code, body.fields]).toMatchObject([422, 'invalid', { code: expect.any(String) }]);
  });

  // @spec roles/profile-locations-wallet-require-login, calls/get-webapp-profile-user-id
  it.each([
    ['no token', {}],
    ['another kind of header', { authorization: 'Basic YTpi' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['an unknown token', buildBearerHeader('A'.repeat(43))],
  ])('refuses to return a profile to a request with %s', async (_what, headers) => {
    const { user } = await logIn(backend);
    expect((await loadProfile(user.id, headers as Record<string, string>)).status).toBe(401);
  });

  // @spec roles/profile-locations-wallet-require-login
  it('neither shows nor changes the account of another customer', async () => {
    const [ada, grace] = [await logIn(backend), await logIn(backend)];
    const request = { params: { user_id: grace.user.id }, headers: ada.headers };
    for (const call of ['profile', 'deleteAccount'] as const) {
      const { status, body } = await backend.expectRefusal(call, request);
      expect([status, body.code]).toEqual([403, 'not_yours']);
    }
    await backend.call('profile', { params: { user_id: grace.user.id }, headers: grace.headers });
  });

  it('refuses to send a code for an impossible number or an unknown business', async () => {
    const requestCodeWith = async (changes: object) => {
      const { status, body } = await backend.expectRefusal('sendOtp', {
        body: { ...createPhoneNumber(), ...changes },
      });
      return [status, body.code];
    };
    expect(await requestCodeWith({ dial_code: '+999' })).toEqual([422, 'phone_invalid']);
    expect(await requestCodeWith({ phone: '1' })).toEqual([422, 'invalid']);
    expect(await requestCodeWith({ reference_id: 'nobody' })).toEqual([404, 'not_found']);
    expect(await requestCodeWith({ channel: 'pigeon' })).toEqual([422, 'invalid']);
  });

  // @spec calls/post-webapp-verify
  it('returns the number of remaining tries after a wrong code, and still accepts the correct code', async () => {
    const number = createPhoneNumber();
    const code = await requestCode(backend, number);
    const { status, body } = await backend.expectRefusal('login', {
      body: { ...number, code: createWrongCode(code) },
    });
    expect([status, body.code, body.tries_left]).toEqual([422, 'code_wrong', 4]);
    expect((await backend.call('login', { body: { ...number, code } })).token).toMatch(/^[\w-]{43}$/);
  });
});
