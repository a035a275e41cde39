import { describe, expect, it } from 'vitest';
import { ROUTES, type RouteName } from '../router/route-table.ts';
import { createGuards, globalGuards } from './guards/route-guards.ts';
import { createRoutes } from './routes.ts';
import type { GuardServices } from './service-types.ts';

const routes = createRoutes();
const guards = createGuards({ config: { referenceId: 'demo' } } as GuardServices);

/**
 * The guards that the spec's table (section 2) gives each route, without `fetch-business`. Routes without guards are
 * left out.
 */
const GUARDS: Partial<Record<RouteName, readonly string[]>> = {
  landing: ['check-one-type'],
  menu: ['check-selling-type'],
  category: ['check-selling-type', 'check-category'],
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
const GENERAL_LAYOUT_ROUTES: readonly RouteName[] = ['root', 'notFound'];

describe('the route table', () => {
  // @spec paths/landing, paths/type, paths/type-address, paths/type-cart, paths/type-checkout
  // @spec paths/type-form, paths/login, paths/profile, paths/wallet-history, paths/wallet-wallet-package
  it.each(ROUTES.map(([name]) => name))(
    'runs the guards of the route %s in the order that the specification gives',
    (name) => {
      const routeGuards = routes[name].guards ?? [];
      const specGuards = GENERAL_LAYOUT_ROUTES.includes(name)
        ? []
        : ['fetch-business', ...(GUARDS[name] ?? [])];
      // A route may have more guards than the spec, but none may be missing, and the order is fixed.
      expect(routeGuards.filter((guard) => specGuards.includes(guard))).toEqual(specGuards);
      for (const guard of routeGuards) expect(guards[guard], guard).toBeTypeOf('function');
    },
  );

  // @spec paths/404, paths/root, screens/two-layouts-default-general
  it('uses the layout `general` for routes without a business, and the layout `default` for routes of a business', () => {
    for (const [name] of ROUTES)
      expect(routes[name].layout).toBe(GENERAL_LAYOUT_ROUTES.includes(name) ? 'general' : 'default');
  });

  // @spec guards/three-run-on-every-navigation
  it('runs the guards check-profile and can-checkout, in this order, on every navigation', () => {
    expect(globalGuards).toEqual(['check-profile', 'can-checkout']);
  });

  // @spec guards/there-eight-guards-spec
  it('defines the eight route guards of the specification', () => {
    expect(Object.keys(guards)).toEqual(
      expect.arrayContaining([
        'auth',
        'can-checkout',
        'check-one-type',
        'check-profile',
        'check-selling-type',
        'fast-checkout',
        'fetch-business',
        'guest',
      ]),
    );
  });

  // @spec screens/all-paths-start-with-business
  it('starts every path of a business with the reference id, and puts no language in any path', () => {
    for (const [name, segments] of ROUTES) {
      if (!GENERAL_LAYOUT_ROUTES.includes(name)) expect(segments[0]).toBe(':referenceId');
      expect(segments.filter((segment) => /lang|locale|^[a-z]{2}$/.test(segment))).toEqual([]);
    }
  });
});
