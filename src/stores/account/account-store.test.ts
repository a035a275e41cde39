import { describe, expect, it, vi } from 'vitest';
import { toUser } from '../../api/mappers/map-user.ts';
import { wireUser } from '../../api/testing/wire-examples.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';
import { createAccountStore } from './account-store.ts';

const PHONE = { phone: '55512345', dialCode: '+965' };
const CODE_SENT = { body: { resend_after_seconds: 30, expires_in_seconds: 300 } };
const refusal = (status: number, code: string, extraFields: object = {}) => ({
  status,
  body: { error: 1, code, message: 'No', ...extraFields },
});

function createStores(...[routes = {}, change]: Parameters<typeof createTestStores>) {
  let now = 1_800_000_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  // The server's clock differs from the device's and includes fractions of a millisecond.
  const stores = createTestStores(
    { 'send-otp': CODE_SENT, ...routes },
    { now: () => now - 9e9 + 0.25, ...change },
  );
  const account = stores.getOrCreateStore(createAccountStore);
  stores.start();
  return {
    ...stores,
    account,
    state: () => account.getState(),
    advanceSeconds(seconds: number) {
      now += seconds * 1000;
    },
  };
}

describe('one-time codes', () => {
  // @spec authentication/one-time-code, constants/one-time-code-timer-30, constants/persisted
  it('requests a code by phone and channel, and keeps the phone number and the waiting time after a reload', async () => {
    const { state, requestsTo, deps } = createStores();
    expect(await state().sendCode(PHONE, 'whatsapp')).toBe(true);
    expect(requestsTo('send-otp')[0]?.body).toEqual({
      reference_id: 'demo',
      phone: '55512345',
      dial_code: '+965',
      channel: 'whatsapp',
    });
    const nextVisit = createStores({}, { storage: deps.storage });
    expect(nextVisit.state().sentCode).toMatchObject({ ...PHONE, channel: 'whatsapp', pauseMs: 30_000 });
  });

  it('requests no second code for the same number during the waiting time', async () => {
    const { state, requestsTo, advanceSeconds } = createStores();
    await state().sendCode(PHONE, 'sms');
    await state().sendCode(PHONE, 'sms');
    expect(requestsTo('send-otp')).toHaveLength(1);
    await state().sendCode({ ...PHONE, phone: '55599999' }, 'sms');
    expect(requestsTo('send-otp')).toHaveLength(2);
    advanceSeconds(31);
    await state().sendCode({ ...PHONE, phone: '55599999' }, 'sms');
    expect(requestsTo('send-otp')).toHaveLength(3);
  });

  it('treats a code as sent if the server already sent one a moment ago', async () => {
    const { state } = createStores({ 'send-otp': refusal(429, 'resend_too_soon', { retry_after: 12 }) });
    expect(await state().sendCode(PHONE, 'sms')).toBe(true);
    expect(state().sentCode).toMatchObject({ pauseMs: 12_000 });
  });

  it('sends another code by the other channel', async () => {
    const { state, requestsTo } = createStores({ 'webapp/resend-otp': CODE_SENT });
    await state().sendCode(PHONE, 'sms');
    expect(await state().resendCode('whatsapp')).toBe(true);
    const [request] = requestsTo('webapp/resend-otp');
    expect(request?.body).toMatchObject({ phone: '55512345', dial_code: '+965', channel: 'whatsapp' });
    expect(request?.path).not.toContain('55512345');
    expect(state().sentCode?.channel).toBe('whatsapp');
  });

  it.each([
    [refusal(422, 'code_wrong', { tries_left: 3 }), { kind: 'wrong', triesLeft: 3 }],
    [refusal(422, 'code_wrong'), { kind: 'wrong', triesLeft: null }],
    [refusal(422, 'code_expired'), { kind: 'expired' }],
    [refusal(422, 'code_blocked'), { kind: 'blocked' }],
    [refusal(429, 'too_many', { retry_after: 90 }), { kind: 'wait', seconds: 90 }],
    [refusal(422, 'phone_country', { countries: ['DE'] }), { kind: 'country', countries: ['DE'] }],
    [refusal(422, 'phone_country'), { kind: 'country', countries: [] }],
    [refusal(422, 'phone_type'), { kind: 'numberType' }],
    [refusal(500, ''), { kind: 'unanswered' }],
    ['lost' as const, { kind: 'unanswered' }],
  ])('keeps the requested code for another attempt after the response %j', async (reply, problem) => {
    const { state, session } = createStores({ 'webapp/verify': reply });
    await state().sendCode(PHONE, 'sms');
    expect(await state().login('123456')).toBe(false);
    expect(state()).toMatchObject({ problem, isBusy: false, sentCode: PHONE });
    expect(session.getState().token).toBeNull();
  });
});

describe('logging in', () => {
  const routes = { 'webapp/verify': { body: { token: 't', user: wireUser() } } };

  it('starts a session after the login and shares it with another tab', async () => {
    const storage = createSharedStorage();
    const otherTab = createTestStores(
      { 'webapp/profile/u1': { body: { user: wireUser() } } },
      { storage: storage() },
    );
    otherTab.start();
    await otherTab.business.getState().load();
    const { state, session, business } = createStores(routes, { storage: storage() });
    await business.getState().load();
    await state().sendCode(PHONE, 'sms');
    expect(await state().login('123456')).toBe(true);
    expect(session.getState()).toMatchObject({ customer: 'authenticated', user: { name: 'Noor' } });
    expect(state().sentCode).toBeNull();
    await expect.poll(() => otherTab.session.getState().customer).toBe('authenticated');
    otherTab.stop();
  });

  it('tracks a new customer’s sign-up once', async () => {
    const trackedSteps: unknown[] = [];
    const tracking = {
      track: (step: unknown) => trackedSteps.push(step),
      isGranted: () => true,
      buildOrderTracking: () => undefined,
      attach: () => undefined,
    };
    const { state } = createStores(
      {
        'webapp/verify': { body: { token: 't', user: wireUser({ name: '' }) } },
        'webapp/update-profile': { body: { user: wireUser() } },
      },
      { tracking },
    );
    await state().sendCode(PHONE, 'sms');
    await state().login('123456');
    await state().updateProfile({ name: 'Noor' });
    await state().updateProfile({ name: 'Noor' });
    expect(trackedSteps).toEqual([{ kind: 'signed_up' }]);
  });
});

describe('verified phones', () => {
  const routes = { 'verify-otp': { body: { verified: true, proof: 'p-1' } } };

  it('stores a verified phone with its proof on the device', async () => {
    const { state, deps } = createStores(routes);
    await state().sendCode(PHONE, 'sms');
    expect(await state().verifyPhone('123456')).toBe(true);
    expect(createStores({}, { storage: deps.storage }).state().proofs).toMatchObject([
      { ...PHONE, proof: 'p-1' },
    ]);
    state().dropProof(PHONE);
    expect(state().proofs).toEqual([]);
  });

  // @spec authentication/logout-clears-user-token-verified
  it('deletes verified phones, user and token on logout', async () => {
    const { state, session, deps, requestsTo } = createStores({
      ...routes,
      'webapp/logout': { body: {} },
    });
    await state().sendCode(PHONE, 'sms');
    await state().verifyPhone('123456');
    session.getState().setSession('t', toUser(wireUser()));
    session.getState().logout();
    expect(session.getState()).toMatchObject({ token: null, user: null, isChecked: false });
    expect(state().proofs).toEqual([]);
    expect(deps.storage.get('order-app:demo:verified-phones')).toBeNull();
    await expect.poll(() => requestsTo('webapp/logout')).toHaveLength(1);
  });
});
