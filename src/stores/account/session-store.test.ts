import { describe, expect, it } from 'vitest';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';

const key = 'order-app:demo:session';
const stored = JSON.stringify({ v: 1, d: { token: 't', userId: 'u1' } });
const user = (business_id: string) => ({ body: { user: { id: 'u1', business_id, name: 'Noor' } } });

function loggedIn(...[routes]: Parameters<typeof createTestStores>) {
  const storage = createSharedStorage();
  storage().set(key, stored);
  return { ...createTestStores(routes, { storage: storage() }), storage };
}

describe('the session', () => {
  // @spec authentication/authenticated-only-with-token-user, roles/guests-can-browse-order
  it('is a guest without a token, and asks nobody', async () => {
    const { session, requests } = createTestStores();
    await session.getState().checkProfile();
    expect(session.getState()).toMatchObject({ customer: 'guest', checked: true, token: null });
    expect(requests).toHaveLength(0);
  });

  // @spec authentication/authenticated-only-with-token-user
  // @spec authentication/logout-clears-user-token-verified
  it('is authenticated with a token and a user of this business', async () => {
    const { session, business, requestsTo } = loggedIn({ 'webapp/profile/u1': user('owner') });
    await business.getState().load();
    expect(session.getState().customer).toBe('guest');
    await Promise.all([session.getState().checkProfile(), session.getState().checkProfile()]);
    expect(session.getState()).toMatchObject({
      customer: 'authenticated',
      checked: true,
      user: { name: 'Noor' },
    });
    expect(requestsTo('webapp/profile/')).toHaveLength(1);
    session.getState().logout();
    expect(session.getState()).toMatchObject({ customer: 'guest', token: null, user: null, checked: false });
  });

  it('learns who the business is later', async () => {
    const { session, business } = loggedIn({ 'webapp/profile/u1': user('owner') });
    await session.getState().checkProfile();
    expect(session.getState().customer).toBe('guest');
    await business.getState().load();
    expect(session.getState().customer).toBe('authenticated');
  });

  // @spec authentication/authenticated-only-with-token-user
  it('is a guest with the user of another business', async () => {
    const { session, business } = loggedIn({ 'webapp/profile/u1': user('somebody') });
    await business.getState().load();
    await session.getState().checkProfile();
    expect(session.getState().customer).toBe('guest');
  });

  // @spec authentication/failed-profile-load-logs-user, errors/profile-load-failure
  it.each([
    ['refused', { status: 401, body: { error: 1, code: 'x', message: 'x' } }],
    ['failing', { status: 500, body: {} }],
    ['rubbish', { body: {} }],
  ])('logs out when the profile is %s', async (_, reply) => {
    const { session, deps } = loggedIn({ 'webapp/profile/': reply });
    await session.getState().checkProfile();
    expect(session.getState()).toMatchObject({ token: null, user: null, checked: true });
    expect(deps.storage.get(key)).toBeNull();
  });

  it('ends everywhere at once', () => {
    const one = loggedIn();
    const two = createTestStores({}, { storage: one.storage() });
    two.start();
    expect(two.session.getState().token).toBe('t');
    one.session.getState().logout();
    expect(two.session.getState().token).toBeNull();
    two.stop();
  });
});
