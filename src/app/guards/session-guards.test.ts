import { describe, expect, it } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { matchPath } from '../../router/match.ts';
import { setup, sharedStorage } from '../../stores/testing/stores.ts';
import { plainConfig } from '../testing/test-config.ts';
import { createGuards } from './route-guards.ts';

const PROFILE = 'webapp/profile/';
const noor = { body: { user: { id: 'u1', business_id: 'owner', name: 'Noor' } } };

async function visitor({ token = '', profile = noor as { body: unknown; status?: number } } = {}) {
  const storage = sharedStorage()();
  if (token) storage.set('order-app:demo:session', JSON.stringify({ v: 1, d: { token, userId: 'u1' } }));
  const world = setup({ [PROFILE]: profile }, { storage });
  await world.business.getState().load();
  const i18n = createI18n({ locale: 'en', load: async () => ({}), warn: () => undefined });
  const wishes = () => ({ asked: undefined, cookies: '', browser: [] });
  const guards = createGuards({ config: plainConfig, stores: world, i18n, wishes });
  const ask = (name: string, path: string) => {
    const to = matchPath(path);
    if (!to) throw new Error(`No such path: ${path}`);
    return guards[name]?.({ to, from: null, signal: new AbortController().signal });
  };
  return { ...world, ask, profiles: () => world.paths(PROFILE).length };
}

describe('check-profile', () => {
  // @spec guards/check-profile
  it('loads the profile of a stored token, once', async () => {
    const { ask, session, profiles } = await visitor({ token: 't' });
    await ask('check-profile', '/demo');
    await ask('check-profile', '/demo/car_pickup');
    expect(session.getState()).toMatchObject({ customer: 'authenticated', checked: true });
    expect(profiles()).toBe(1);
  });

  // @spec guards/check-profile
  it('asks nothing of a guest', async () => {
    const { ask, profiles } = await visitor();
    expect(await ask('check-profile', '/demo')).toBeUndefined();
    expect(profiles()).toBe(0);
  });

  // @spec guards/check-profile, authentication/failed-profile-load-logs-user
  it('logs out when the profile cannot be had, keeps the cart, and leads on', async () => {
    const { ask, session, cart } = await visitor({ token: 't', profile: { status: 500, body: {} } });
    cart.getState().add({ itemId: 'latte', priceLabelId: null, modifiers: [], note: '', count: 1 });
    expect(await ask('check-profile', '/demo')).toBeUndefined();
    expect(session.getState()).toMatchObject({ customer: 'guest', token: null });
    expect(cart.getState().count).toBe(1);
  });
});

describe('auth and guest', () => {
  // @spec paths/login, guards/guest, authentication/login-for-guests-only, roles/login-page-for-guests-only
  it('let in who is logged in, and keep them from the login', async () => {
    const { ask } = await visitor({ token: 't' });
    await ask('check-profile', '/demo');
    for (const path of ['/demo/profile', '/demo/locations', '/demo/wallet/home'])
      expect(await ask('auth', path)).toBeUndefined();
    expect(await ask('guest', '/demo/login')).toEqual({ redirect: '/demo/profile' });
  });

  // @spec paths/profile, paths/locations, paths/wallet-package-id, paths/wallet-home, guards/auth
  // @spec authentication/login-for-guests-only, roles/profile-locations-wallet-require-login
  it('send a guest from each page of an account to the login, and back to it afterwards', async () => {
    const { ask } = await visitor();
    for (const path of ['/demo/profile', '/demo/locations', '/demo/wallet/home', '/demo/wallet/gold'])
      expect(await ask('auth', path)).toEqual({ redirect: `/demo/login?to=${path}` });
    expect(await ask('guest', '/demo/login')).toBeUndefined();
  });
});
