import { describe, expect, it } from 'vitest';
import type { User } from '../../domain/account/user-types.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';
import { createProofStorage } from './verified-phones.ts';

const SESSION_KEY = 'order-app:demo:session';
const STORED_SESSION = JSON.stringify({ v: 1, d: { token: 't', userId: 'u1' } });
const buildProfileReply = (business_id: string) => ({
  body: { user: { id: 'u1', business_id, name: 'Noor' } },
});

function openLoggedInStores(...[routes]: Parameters<typeof createTestStores>) {
  const openStorage = createSharedStorage();
  openStorage().set(SESSION_KEY, STORED_SESSION);
  return { ...createTestStores(routes, { storage: openStorage() }), openStorage };
}

describe('the session', () => {
  // @spec authentication/authenticated-only-with-token-user, roles/guests-can-browse-order
  it('treats a customer without a token as a guest and sends no profile request', async () => {
    const { session, requests } = createTestStores();
    await session.getState().checkProfile();
    expect(session.getState()).toMatchObject({ customer: 'guest', isChecked: true, token: null });
    expect(requests).toHaveLength(0);
  });

  // @spec authentication/authenticated-only-with-token-user
  // @spec authentication/logout-clears-user-token-verified
  it('authenticates a customer whose token belongs to a user of this business', async () => {
    const { session, business, listRequestsTo } = openLoggedInStores({
      'webapp/profile/u1': buildProfileReply('owner'),
    });
    await business.getState().load();
    expect(session.getState().customer).toBe('guest');
    await Promise.all([session.getState().checkProfile(), session.getState().checkProfile()]);
    expect(session.getState()).toMatchObject({
      customer: 'authenticated',
      isChecked: true,
      user: { name: 'Noor' },
    });
    expect(listRequestsTo('webapp/profile/')).toHaveLength(1);
    session.getState().logout();
    expect(session.getState()).toMatchObject({
      customer: 'guest',
      token: null,
      user: null,
      isChecked: false,
    });
  });

  it('clears the choice to pay from the wallet when the customer logs out', async () => {
    const { session, business, cart } = openLoggedInStores({
      'webapp/profile/u1': buildProfileReply('owner'),
    });
    await business.getState().load();
    await session.getState().checkProfile();
    cart.getState().setDetails({ name: 'Noor', useWallet: true });
    session.getState().logout();
    expect(cart.getState().details).toMatchObject({ name: 'Noor', useWallet: false });
  });

  it('treats a customer with a valid token as a guest until the business has loaded', async () => {
    const { session, business } = openLoggedInStores({ 'webapp/profile/u1': buildProfileReply('owner') });
    await session.getState().checkProfile();
    expect(session.getState().customer).toBe('guest');
    await business.getState().load();
    expect(session.getState().customer).toBe('authenticated');
  });

  // @spec authentication/authenticated-only-with-token-user
  it('treats a user of another business as a guest', async () => {
    const { session, business } = openLoggedInStores({ 'webapp/profile/u1': buildProfileReply('somebody') });
    await business.getState().load();
    await session.getState().checkProfile();
    expect(session.getState().customer).toBe('guest');
  });

  // @spec authentication/failed-profile-load-logs-user, errors/profile-load-failure
  it.each([
    ['is refused', { status: 401, body: { error: 1, code: 'x', message: 'x' } }],
    ['fails', { status: 500, body: {} }],
    ['returns an unreadable profile', { body: {} }],
  ])('logs out the customer when the profile request %s', async (_, reply) => {
    const { session, deps } = openLoggedInStores({ 'webapp/profile/': reply });
    await session.getState().checkProfile();
    expect(session.getState()).toMatchObject({ token: null, user: null, isChecked: true });
    expect(deps.storage.get(SESSION_KEY)).toBeNull();
  });

  it('sends the stored token only to the API that issued the token', async () => {
    const openStorage = createSharedStorage();
    const ownStores = createTestStores({}, { storage: openStorage(), apiOrigin: 'https://orders.example' });
    ownStores.session.getState().setSession('t', { id: 'u1', businessAccountId: 'owner' } as User);
    const otherApiStores = createTestStores(
      {},
      { storage: openStorage(), apiOrigin: 'https://evil.example' },
    );
    otherApiStores.start();
    await otherApiStores.session.getState().checkProfile();
    expect(otherApiStores.session.getState().token).toBeNull();
    expect(otherApiStores.listRequestsTo('webapp/profile/')).toHaveLength(0);
    const reopenedStores = createTestStores(
      {},
      { storage: openStorage(), apiOrigin: 'https://orders.example' },
    );
    expect(reopenedStores.session.getState().token).toBe('t');
    otherApiStores.stop();
  });

  it('keeps the login at one API when the customer logs out of another API', () => {
    const openStorage = createSharedStorage();
    const openStoresAt = (apiOrigin: string) => createTestStores({}, { storage: openStorage(), apiOrigin });
    const [ordersApiStores, otherStores] = [
      openStoresAt('https://orders.example'),
      openStoresAt('https://other.example'),
    ];
    ordersApiStores.start();
    ordersApiStores.session.getState().setSession('t1', { id: 'u1', businessAccountId: 'owner' } as User);
    otherStores.session.getState().setSession('t2', { id: 'u2', businessAccountId: 'owner' } as User);
    expect(ordersApiStores.session.getState().token).toBe('t1');
    otherStores.session.getState().logout();
    expect(ordersApiStores.session.getState().token).toBe('t1');
    expect(openStoresAt('https://orders.example').session.getState().token).toBe('t1');
    expect(openStoresAt('https://other.example').session.getState().token).toBeNull();
    ordersApiStores.stop();
  });

  it('keeps the login of an older app version if it belongs to the same API, and drops other logins', () => {
    const openStorage = createSharedStorage();
    const storedSession = { token: 't', userId: 'u1', apiOrigin: 'https://orders.example' };
    const readTokenAt = (apiOrigin: string) => {
      openStorage().set(SESSION_KEY, JSON.stringify({ v: 2, d: storedSession }));
      return createTestStores({}, { storage: openStorage(), apiOrigin }).session.getState().token;
    };
    expect(readTokenAt('https://orders.example')).toBe('t');
    expect(readTokenAt('https://other.example')).toBeNull();
  });

  it('uses the separate login storage, if there is one, instead of the shared storage', () => {
    const openStorage = createSharedStorage();
    openStorage().set(SESSION_KEY, STORED_SESSION);
    const openMemoryStorage = createSharedStorage();
    const firstStores = createTestStores({}, { storage: openStorage(), loginStorage: openMemoryStorage() });
    const secondStores = createTestStores({}, { storage: openStorage(), loginStorage: openMemoryStorage() });
    secondStores.start();
    expect(firstStores.session.getState().token).toBeNull();
    firstStores.session
      .getState()
      .setSession('memory-token', { id: 'u2', businessAccountId: 'owner' } as User);
    createProofStorage(firstStores.deps).save([{ phone: '50012345', dialCode: '+965', proof: 'p', at: 1 }]);
    expect(secondStores.session.getState().token, 'elements of one page share it').toBe('memory-token');
    expect(openStorage().get(SESSION_KEY)).toBe(STORED_SESSION);
    expect(openStorage().get('order-app:demo:verified-phones')).toBeNull();
    secondStores.stop();
  });

  it('logs the customer out in all tabs at once', () => {
    const firstTab = openLoggedInStores();
    const secondTab = createTestStores({}, { storage: firstTab.openStorage() });
    secondTab.start();
    expect(secondTab.session.getState().token).toBe('t');
    firstTab.session.getState().logout();
    expect(secondTab.session.getState().token).toBeNull();
    secondTab.stop();
  });
});
