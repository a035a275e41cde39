import { describe, expect, it, vi } from 'vitest';
import { toUser } from '../../api/mappers/map-user.ts';
import { wireUser } from '../../api/testing/wire-examples.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';
import { createAccountStore } from './account-store.ts';

const PHONE = { phone: '55512345', dialCode: '+965' };
const SENT = { body: { resend_after_seconds: 30, expires_in_seconds: 300 } };
const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  body: { error: 1, code, message: 'No', ...more },
});

function world(...[routes = {}, change]: Parameters<typeof createTestStores>) {
  let now = 1_800_000_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  // The server's time is another, and measured in fractions.
  const stores = createTestStores(
    { 'send-otp': SENT, ...routes },
    { now: () => now - 9e9 + 0.25, ...change },
  );
  const account = stores.lazyStore(createAccountStore);
  stores.start();
  return {
    ...stores,
    account,
    state: () => account.getState(),
    wait(seconds: number) {
      now += seconds * 1000;
    },
  };
}

describe('one-time codes', () => {
  // @spec authentication/one-time-code, constants/one-time-code-timer-30, constants/persisted
  it('are asked for by number and channel; timer and number outlive a reload', async () => {
    const { state, requestsTo, deps } = world();
    expect(await state().send(PHONE, 'whatsapp')).toBe(true);
    expect(requestsTo('send-otp')[0]?.body).toEqual({
      reference_id: 'demo',
      phone: '55512345',
      dial_code: '+965',
      channel: 'whatsapp',
    });
    const again = world({}, { storage: deps.storage });
    expect(again.state().sent).toMatchObject({ ...PHONE, channel: 'whatsapp', pauseMs: 30_000 });
  });

  it('are not asked for twice while one is on its way to that number', async () => {
    const { state, requestsTo, wait } = world();
    await state().send(PHONE, 'sms');
    await state().send(PHONE, 'sms');
    expect(requestsTo('send-otp')).toHaveLength(1);
    await state().send({ ...PHONE, phone: '55599999' }, 'sms');
    expect(requestsTo('send-otp')).toHaveLength(2);
    wait(31);
    await state().send({ ...PHONE, phone: '55599999' }, 'sms');
    expect(requestsTo('send-otp')).toHaveLength(3);
  });

  it('count as sent when the server sent one a moment ago', async () => {
    const { state } = world({ 'send-otp': refusal(429, 'resend_too_soon', { retry_after: 12 }) });
    expect(await state().send(PHONE, 'sms')).toBe(true);
    expect(state().sent).toMatchObject({ pauseMs: 12_000 });
  });

  it('are sent again by the other way', async () => {
    const { state, requestsTo } = world({ 'webapp/resend-otp': SENT });
    await state().send(PHONE, 'sms');
    expect(await state().resend('whatsapp')).toBe(true);
    expect(requestsTo('webapp/resend-otp')[0]?.path).toMatch(
      /phone=55512345&dial_code=%2B965&channel=whatsapp$/,
    );
    expect(state().sent?.channel).toBe('whatsapp');
  });

  it.each([
    [refusal(422, 'code_wrong', { tries_left: 3 }), { kind: 'wrong', triesLeft: 3 }],
    [refusal(422, 'code_wrong'), { kind: 'wrong', triesLeft: null }],
    [refusal(422, 'code_expired'), { kind: 'expired' }],
    [refusal(422, 'code_blocked'), { kind: 'blocked' }],
    [refusal(429, 'too_many', { retry_after: 90 }), { kind: 'wait', seconds: 90 }],
    [refusal(422, 'phone_country'), { kind: 'country' }],
    [refusal(500, ''), { kind: 'unanswered' }],
    ['lost' as const, { kind: 'unanswered' }],
  ])('say what is wrong, and stay to be tried again (%j)', async (reply, problem) => {
    const { state, session } = world({ 'webapp/login': reply });
    await state().send(PHONE, 'sms');
    expect(await state().login('123456')).toBe(false);
    expect(state()).toMatchObject({ problem, isBusy: false, sent: PHONE });
    expect(session.getState().token).toBeNull();
  });
});

describe('logging in', () => {
  const routes = { 'webapp/login': { body: { token: 't', user: wireUser() } } };

  it('begins a session that the next visit, and another tab, go on with', async () => {
    const storage = createSharedStorage();
    const other = createTestStores(
      { 'webapp/profile/u1': { body: { user: wireUser() } } },
      { storage: storage() },
    );
    other.start();
    await other.business.getState().load();
    const { state, session, business } = world(routes, { storage: storage() });
    await business.getState().load();
    await state().send(PHONE, 'sms');
    expect(await state().login('123456')).toBe(true);
    expect(session.getState()).toMatchObject({ customer: 'authenticated', user: { name: 'Noor' } });
    expect(state().sent).toBeNull();
    await expect.poll(() => other.session.getState().customer).toBe('authenticated');
    other.stop();
  });

  it('is told of once, when the customer is new', async () => {
    const told: unknown[] = [];
    const tracking = {
      tell: (step: unknown) => told.push(step),
      isGranted: () => true,
      forOrder: () => undefined,
      attach: () => undefined,
    };
    const { state } = world(
      {
        'webapp/login': { body: { token: 't', user: wireUser({ name: '' }) } },
        'webapp/update-profile': { body: { user: wireUser() } },
      },
      { tracking },
    );
    await state().send(PHONE, 'sms');
    await state().login('123456');
    await state().update({ name: 'Noor' });
    await state().update({ name: 'Noor' });
    expect(told).toEqual([{ kind: 'signed_up' }]);
  });
});

describe('verified phones', () => {
  const routes = { 'webapp/verify-phone': { body: { verified: true, proof: 'p-1' } } };

  it('are remembered on this device with their proof, for orders', async () => {
    const { state, deps } = world(routes);
    await state().send(PHONE, 'sms');
    expect(await state().verify('123456')).toBe(true);
    expect(world({}, { storage: deps.storage }).state().proofs).toMatchObject([{ ...PHONE, proof: 'p-1' }]);
    state().dropProof(PHONE);
    expect(state().proofs).toEqual([]);
  });

  // @spec authentication/logout-clears-user-token-verified
  it('go with a logout, like user, token and the checked flag (spec, section 4)', async () => {
    const { state, session, deps, requestsTo } = world({
      ...routes,
      'webapp/logout': { body: {} },
    });
    await state().send(PHONE, 'sms');
    await state().verify('123456');
    session.getState().begin('t', toUser(wireUser()));
    session.getState().logout();
    expect(session.getState()).toMatchObject({ token: null, user: null, checked: false });
    expect(state().proofs).toEqual([]);
    expect(deps.storage.get('order-app:demo:verified-phones')).toBeNull();
    await expect.poll(() => requestsTo('webapp/logout')).toHaveLength(1);
  });
});
