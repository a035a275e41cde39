import { describe, expect, it } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { matchPath } from '../../router/match.ts';
import { createSharedStorage, createTestStores } from '../../stores/testing/test-stores.ts';
import { plainConfig } from '../testing/test-config.ts';
import { createGuards } from './route-guards.ts';

const PROFILE_PATH = 'webapp/profile/';
const profileOfNoor = { body: { user: { id: 'u1', business_id: 'owner', name: 'Noor' } } };

async function setUpVisitor({
  token = '',
  profile = profileOfNoor as { body: unknown; status?: number },
} = {}) {
  const storage = createSharedStorage()();
  if (token) storage.set('order-app:demo:session', JSON.stringify({ v: 1, d: { token, userId: 'u1' } }));
  const stores = createTestStores({ [PROFILE_PATH]: profile }, { storage });
  await stores.business.getState().load();
  const i18n = createI18n({ locale: 'en', load: async () => ({}), warn: () => undefined });
  const getLanguagePreferences = () => ({ requestedLocale: undefined, cookies: '', browserLocales: [] });
  const guards = createGuards({ config: plainConfig, stores, i18n, getLanguagePreferences });
  const runGuard = (name: string, path: string) => {
    const to = matchPath(path);
    if (!to) throw new Error(`No such path: ${path}`);
    return guards[name]?.({ to, from: null, signal: new AbortController().signal });
  };
  return { ...stores, runGuard, countProfileRequests: () => stores.listRequestsTo(PROFILE_PATH).length };
}

describe('the check-profile guard', () => {
  // @spec guards/check-profile
  it('loads the profile of a logged-in customer only once', async () => {
    const { runGuard, session, countProfileRequests } = await setUpVisitor({ token: 't' });
    await runGuard('check-profile', '/demo');
    await runGuard('check-profile', '/demo/car_pickup');
    expect(session.getState()).toMatchObject({ customer: 'authenticated', isChecked: true });
    expect(countProfileRequests()).toBe(1);
  });

  // @spec guards/check-profile
  it('requests no profile for a guest', async () => {
    const { runGuard, countProfileRequests } = await setUpVisitor();
    expect(await runGuard('check-profile', '/demo')).toBeUndefined();
    expect(countProfileRequests()).toBe(0);
  });

  // @spec guards/check-profile, authentication/failed-profile-load-logs-user
  it('logs out the customer, keeps the cart and does not redirect when the profile fails to load', async () => {
    const { runGuard, session, cart } = await setUpVisitor({
      token: 't',
      profile: { status: 500, body: {} },
    });
    cart.getState().add({ itemId: 'latte', priceLabelId: null, modifiers: [], note: '', count: 1 });
    expect(await runGuard('check-profile', '/demo')).toBeUndefined();
    expect(session.getState()).toMatchObject({ customer: 'guest', token: null });
    expect(cart.getState().count).toBe(1);
  });
});

describe('the auth and guest guards', () => {
  // @spec paths/login, guards/guest, authentication/login-for-guests-only, roles/login-page-for-guests-only
  it('lets a logged-in customer open account screens, but redirects from the login to the profile', async () => {
    const { runGuard } = await setUpVisitor({ token: 't' });
    await runGuard('check-profile', '/demo');
    for (const path of ['/demo/profile', '/demo/locations', '/demo/wallet/home'])
      expect(await runGuard('auth', path)).toBeUndefined();
    expect(await runGuard('guest', '/demo/login')).toEqual({ redirect: '/demo/profile' });
  });

  // @spec paths/profile, paths/locations, paths/wallet-package-id, paths/wallet-home, guards/auth
  // @spec authentication/login-for-guests-only, roles/profile-locations-wallet-require-login
  it('redirects a guest from each account screen to the login, and keeps the path to return to', async () => {
    const { runGuard } = await setUpVisitor();
    for (const path of ['/demo/profile', '/demo/locations', '/demo/wallet/home', '/demo/wallet/gold'])
      expect(await runGuard('auth', path)).toEqual({ redirect: `/demo/login?to=${path}` });
    expect(await runGuard('guest', '/demo/login')).toBeUndefined();
  });
});
