import { describe, expect, it } from 'vitest';
import { ROUTES, type RouteName } from '../router/route-table.ts';
import { createGuards, globalGuards } from './guards/route-guards.ts';
import { createRoutes } from './routes.ts';
import type { GuardServices } from './service-types.ts';

const routes = createRoutes();
const guards = createGuards({ config: { referenceId: 'demo' } } as GuardServices);

/** The guards that the spec's table names (section 2), of the paths that have more than the business. */
const GUARDS: Partial<Record<RouteName, readonly string[]>> = {
  landing: ['check-one-type'],
  menu: ['check-selling-type'],
  category: ['check-selling-type'],
  item: ['check-selling-type', 'fetch-item'],
  address: ['check-selling-type', 'fast-checkout'],
  cart: ['check-selling-type'],
  checkout: ['check-selling-type', 'can-checkout', 'fast-checkout'],
  form: ['check-selling-type', 'can-checkout'],
  map: ['check-selling-type'],
  search: ['check-selling-type'],
  login: ['guest'],
  profile: ['auth'],
  locations: ['auth'],
  walletPackage: ['auth'],
  walletHistory: ['auth'],
  walletHome: ['auth'],
  walletPackages: ['auth'],
};
const GENERAL: readonly RouteName[] = ['root', 'notFound'];

describe('the route table', () => {
  // @spec paths/landing, paths/type, paths/type-address, paths/type-cart, paths/type-checkout
  // @spec paths/type-form, paths/login, paths/profile, paths/wallet-history, paths/wallet-wallet-package
  it.each(ROUTES.map(([name]) => name))('%s asks the guards of the spec, the business first', (name) => {
    const own = routes[name].guards ?? [];
    const asked = GENERAL.includes(name) ? [] : ['fetch-business', ...(GUARDS[name] ?? [])];
    // A screen may ask for more, but for nothing less, and in this order.
    expect(own.filter((guard) => asked.includes(guard))).toEqual(asked);
    for (const guard of own) expect(guards[guard], guard).toBeTypeOf('function');
  });

  // @spec paths/404, paths/root, screens/two-layouts-default-general
  it('has two layouts: the general one for what belongs to no business, the default one for all else', () => {
    for (const [name] of ROUTES)
      expect(routes[name].layout).toBe(GENERAL.includes(name) ? 'general' : 'default');
  });

  // @spec guards/three-run-on-every-navigation
  it('asks for profile and checkout on every navigation, in this order', () => {
    expect(globalGuards).toEqual(['check-profile', 'can-checkout']);
  });

  // @spec guards/there-eight-guards-spec
  it('has the eight guards of the spec', () => {
    expect(Object.keys(guards)).toEqual(
      expect.arrayContaining([
        ...['auth', 'can-checkout', 'check-one-type', 'check-profile', 'check-selling-type'],
        ...['fast-checkout', 'fetch-business', 'guest'],
      ]),
    );
  });

  // @spec screens/all-paths-start-with-business
  it('begins each path with the business, and says no language in any', () => {
    for (const [name, segments] of ROUTES) {
      if (!GENERAL.includes(name)) expect(segments[0]).toBe(':referenceId');
      expect(segments.filter((segment) => /lang|locale|^[a-z]{2}$/.test(segment))).toEqual([]);
    }
  });
});
