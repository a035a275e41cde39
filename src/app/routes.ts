import type { ComponentType } from 'react';
import type { RouteDefinition, RouteTable } from '../router/route-types.ts';
import { lazyScreens } from './screens/lazy-screens.ts';
import { loadItemSheet, MenuWithItemSheet } from './screens/menu-with-item-sheet.tsx';

type LazyScreen = keyof typeof lazyScreens;

const businessGuards = ['fetch-business'];
const typeGuards = ['fetch-business', 'check-selling-type'];
const accountGuards = ['fetch-business', 'auth'];

/** The guards of each screen in `lazyScreens`, in the order in which they run. */
const LAZY_SCREEN_GUARDS: Readonly<Record<LazyScreen, readonly string[]>> = {
  notFound: [],
  checkout: [...typeGuards, 'can-checkout', 'fast-checkout', 'checkout-start'],
  address: [...typeGuards, 'fast-checkout'],
  form: [...typeGuards, 'can-checkout'],
  map: typeGuards,
  search: typeGuards,
  order: businessGuards,
  ordersHistory: businessGuards,
  ordersStatus: businessGuards,
  orderDetails: businessGuards,
  settings: businessGuards,
  branches: businessGuards,
  feedback: businessGuards,
  policies: businessGuards,
  login: [...businessGuards, 'guest'],
  profile: accountGuards,
  locations: accountGuards,
  paymentFail: businessGuards,
  reservation: [...businessGuards, 'check-reserve-type'],
  reservationHistory: businessGuards,
  reservationSuccess: businessGuards,
  walletPackage: accountGuards,
  walletHistory: accountGuards,
  walletHome: accountGuards,
  walletPackages: accountGuards,
};

/** Defines every route in the spec's table (section 2). */
export function createRoutes(): RouteTable<ComponentType> {
  const lazyRoutes = Object.fromEntries(
    Object.entries(LAZY_SCREEN_GUARDS).map(([name, guards]) => [
      name,
      {
        layout: guards[0] ? 'default' : 'general',
        guards,
        load: lazyScreens[name as LazyScreen],
      },
    ]),
  ) as Record<LazyScreen, RouteDefinition<ComponentType>>;
  return {
    ...lazyRoutes,
    root: lazyRoutes.notFound,
    landing: {
      layout: 'default',
      guards: [...businessGuards, 'check-one-type'],
      load: () => import('../features/landing/landing-screen.tsx').then(({ LandingScreen }) => LandingScreen),
    },
    menu: { layout: 'default', guards: typeGuards, load: () => MenuWithItemSheet },
    category: { layout: 'default', guards: [...typeGuards, 'check-category'], load: () => MenuWithItemSheet },
    item: {
      layout: 'default',
      guards: [...typeGuards, 'fetch-item'],
      load: () => loadItemSheet().then(() => MenuWithItemSheet),
    },
    cart: {
      layout: 'default',
      guards: typeGuards,
      load: () =>
        import('./screens/cart-with-item-sheet.tsx').then(({ CartWithItemSheet }) => CartWithItemSheet),
    },
  };
}
