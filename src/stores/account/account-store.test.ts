import { describe, expect, it, vi } from 'vitest';
import { toUser } from '../../api/mappers/map-user.ts';
import { wireUser } from '../../api/testing/wire-examples.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';
import { createAccountStore } from './account-store.ts';

const PHONE = { phone: '55512345', dialCode: '+965' };
const CODE_SENT = { body: { resend_after_seconds: 30, expires_in_seconds: 300 } };
const buildRefusal = (status: number, code: string, extraFields: object = {}) => ({
  status,
  body: { error: 1, code, message: 'No', ...extraFields },
});

function createStores(...[routes = {}, dependencies]: Parameters<typeof createTestStores>) {
  let nowMs = 1_800_000_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs);
  // The server's clock differs from the device's and includes fractions of a millisecond.
  const stores = createTestStores(
    { 'send-otp': CODE_SENT, ...routes },
    { now: () => nowMs - 9e9 + 0.25, ...dependencies },
  );
  const account = stores.getOrCreateStore(createAccountStore);
  stores.start();
  return {
    ...stores,
    account,
    getState: () => account.getState(),
    advanceSeconds(seconds: number) {
      nowMs += seconds * 1000;
    },
  };
}

describe('one-time codes', () => {
  // @spec authentication/one-time-code, constants/one-time-code-timer-30, constants/persisted
  it('requests a one-time code for a phone, and remembers its waiting time after a reload', async () => {
    const { getState, listRequestsTo, deps } = createStores();
    expect(await getState().sendCode(PHONE, 'whatsapp')).toBe(true);
    expect(listRequestsTo('send-otp')[0]?.body).toEqual({
      reference_id: 'demo',
      phone: '55512345',
      dial_code: '+965',
      channel: 'whatsapp',
    });
    const nextVisit = createStores({}, { storage: deps.storage });
    expect(nextVisit.getState().sentCode).toMatchObject({ ...PHONE, channel: 'whatsapp', pauseMs: 30_000 });
  });

  it('requests no second one-time code for the same number during the waiting time', async () => {
    const { getState, listRequestsTo, advanceSeconds } = createStores();
    await getState().sendCode(PHONE, 'sms');
    await getState().sendCode(PHONE, 'sms');
    expect(listRequestsTo('send-otp')).toHaveLength(1);
    await getState().sendCode({ ...PHONE, phone: '55599999' }, 'sms');
    expect(listRequestsTo('send-otp')).toHaveLength(2);
    advanceSeconds(31);
    await getState().sendCode({ ...PHONE, phone: '55599999' }, 'sms');
    expect(listRequestsTo('send-otp')).toHaveLength(3);
  });

  it('uses the earlier one-time code if the server refuses to send another one so soon', async () => {
    const { getState } = createStores({
      'send-otp': buildRefusal(429, 'resend_too_soon', { retry_after: 12 }),
    });
    expect(await getState().sendCode(PHONE, 'sms')).toBe(true);
    expect(getState().sentCode).toMatchObject({ pauseMs: 12_000 });
  });

  it('requests another one-time code through another channel', async () => {
    const { getState, listRequestsTo } = createStores({ 'webapp/resend-otp': CODE_SENT });
    await getState().sendCode(PHONE, 'sms');
    expect(await getState().resendCode('whatsapp')).toBe(true);
    const [request] = listRequestsTo('webapp/resend-otp');
    expect(request?.body).toMatchObject({ phone: '55512345', dial_code: '+965', channel: 'whatsapp' });
    expect(request?.path).not.toContain('55512345');
    expect(getState().sentCode?.channel).toBe('whatsapp');
  });

  it.each([
    [buildRefusal(422, 'code_wrong', { tries_left: 3 }), { kind: 'wrong', triesLeft: 3 }],
    [buildRefusal(422, 'code_wrong'), { kind: 'wrong', triesLeft: null }],
    [buildRefusal(422, 'code_expired'), { kind: 'expired' }],
    [buildRefusal(422, 'code_blocked'), { kind: 'blocked' }],
    [buildRefusal(429, 'too_many', { retry_after: 90 }), { kind: 'wait', seconds: 90 }],
    [buildRefusal(422, 'phone_country', { countries: ['DE'] }), { kind: 'country', countries: ['DE'] }],
    [buildRefusal(422, 'phone_country'), { kind: 'country', countries: [] }],
    [buildRefusal(422, 'phone_type'), { kind: 'numberType' }],
    [buildRefusal(500, ''), { kind: 'unanswered' }],
    [buildRefusal(503, 'not_sent'), { kind: 'refused', message: 'No', fields: {} }],
    ['lost' as const, { kind: 'unanswered' }],
  ])(
    'lets the customer enter the one-time code again after the response %j to the login',
    async (reply, problem) => {
      const { getState, session } = createStores({ 'webapp/verify': reply });
      await getState().sendCode(PHONE, 'sms');
      expect(await getState().login('123456')).toBe(false);
      expect(getState()).toMatchObject({ problem, isBusy: false, sentCode: PHONE });
      expect(session.getState().token).toBeNull();
    },
  );
});

describe('logging in', () => {
  const routes = { 'webapp/verify': { body: { token: 't', user: wireUser() } } };

  it('shares a new login with another tab', async () => {
    const openStorage = createSharedStorage();
    const otherTab = createTestStores(
      { 'webapp/profile/u1': { body: { user: wireUser() } } },
      { storage: openStorage() },
    );
    otherTab.start();
    await otherTab.business.getState().load();
    const { getState, session, business } = createStores(routes, { storage: openStorage() });
    await business.getState().load();
    await getState().sendCode(PHONE, 'sms');
    expect(await getState().login('123456')).toBe(true);
    expect(session.getState()).toMatchObject({ customer: 'authenticated', user: { name: 'Noor' } });
    expect(getState().sentCode).toBeNull();
    await expect.poll(() => otherTab.session.getState().customer).toBe('authenticated');
    otherTab.stop();
  });

  /** Logs in with a code and returns what the tracking records. */
  async function trackLogin(response: object) {
    const trackedSteps: unknown[] = [];
    const tracking = {
      track: (step: unknown) => trackedSteps.push(step),
      isGranted: () => true,
      buildOrderTracking: () => undefined,
      attach: () => undefined,
    };
    const { getState } = createStores(
      {
        'webapp/verify': { body: { token: 't', ...response } },
        'webapp/update-profile': { body: { user: wireUser() } },
      },
      { tracking },
    );
    await getState().sendCode(PHONE, 'sms');
    await getState().login('123456');
    return { trackedSteps, updateProfile: getState().updateProfile };
  }

  it('tracks the sign-up of a new customer once, when the customer has entered a name', async () => {
    const { trackedSteps, updateProfile } = await trackLogin({
      user: wireUser({ name: '' }),
      is_new_account: true,
    });
    expect(trackedSteps).toEqual([]);
    await updateProfile({ name: 'Noor' });
    await updateProfile({ name: 'Noor' });
    expect(trackedSteps).toEqual([{ kind: 'signed_up' }]);
  });

  it.each([
    ['tracks a sign-up when a new customer who has entered a name logs in with the code', true, 1],
    ['tracks no sign-up when a customer with an account logs in with a code', false, 0],
  ])('%s', async (_title, is_new_account, count) => {
    const { trackedSteps } = await trackLogin({ user: wireUser(), is_new_account });
    expect(trackedSteps).toHaveLength(count);
  });
});

describe('verified phones', () => {
  const routes = { 'verify-otp': { body: { verified: true, proof: 'p-1' } } };

  it('stores a verified phone with its proof on the device', async () => {
    const { getState, deps } = createStores(routes);
    await getState().sendCode(PHONE, 'sms');
    expect(await getState().verifyPhone('123456')).toBe(true);
    expect(createStores({}, { storage: deps.storage }).getState().proofs).toMatchObject([
      { ...PHONE, proof: 'p-1' },
    ]);
    getState().dropProof(PHONE);
    expect(getState().proofs).toEqual([]);
  });

  // @spec authentication/logout-clears-user-token-verified
  it('deletes verified phones, user and token on logout', async () => {
    const { getState, session, deps, listRequestsTo } = createStores({
      ...routes,
      'webapp/logout': { body: {} },
    });
    await getState().sendCode(PHONE, 'sms');
    await getState().verifyPhone('123456');
    session.getState().setSession('t', toUser(wireUser()));
    session.getState().logout();
    expect(session.getState()).toMatchObject({ token: null, user: null, isChecked: false });
    expect(getState().proofs).toEqual([]);
    expect(deps.storage.get('order-app:demo:verified-phones')).toBeNull();
    await expect.poll(() => listRequestsTo('webapp/logout')).toHaveLength(1);
  });
});
