import type { ComponentType } from 'react';
import type { RouteTable } from '../router/route-types.ts';
import { loadItemSheet, MenuBrowser } from './menu-browser.tsx';

const loadLaterScreen = () => import('./later-screen.tsx').then(({ LaterScreen }) => LaterScreen);
const loadNotFoundScreen = () =>
  import('./not-found-screen.tsx').then(({ NotFoundScreen }) => NotFoundScreen);
const later = (guards: readonly string[] = ['fetch-business']) =>
  ({ layout: 'default', guards, load: loadLaterScreen }) as const;
const ofType = ['fetch-business', 'check-selling-type'];
const loginRequired = ['fetch-business', 'auth'];

/** Every path of the spec's table (section 2). What says `later` is listed in docs/screens.md. */
export const createRoutes = (): RouteTable<ComponentType> => ({
  root: { layout: 'general', load: loadNotFoundScreen },
  notFound: { layout: 'general', load: loadNotFoundScreen },
  landing: {
    layout: 'default',
    guards: ['fetch-business', 'check-one-type'],
    load: () => import('../features/landing/landing-screen.tsx').then(({ LandingScreen }) => LandingScreen),
  },
  menu: { layout: 'default', guards: ofType, load: () => MenuBrowser },
  category: { layout: 'default', guards: ofType, load: () => MenuBrowser },
  item: {
    layout: 'default',
    guards: [...ofType, 'fetch-item'],
    load: () => loadItemSheet().then(() => MenuBrowser),
  },
  cart: {
    layout: 'default',
    guards: ofType,
    load: () => import('./cart-browser.tsx').then(({ CartBrowser }) => CartBrowser),
  },
  checkout: {
    layout: 'default',
    guards: [...ofType, 'can-checkout', 'fast-checkout', 'checkout-start'],
    load: () =>
      import('../features/checkout/checkout-screen.tsx').then(({ CheckoutScreen }) => CheckoutScreen),
  },
  address: {
    layout: 'default',
    guards: [...ofType, 'fast-checkout'],
    load: () =>
      import('../features/delivery/address/address-screen.tsx').then(({ AddressScreen }) => AddressScreen),
  },
  form: {
    layout: 'default',
    guards: [...ofType, 'can-checkout'],
    load: () => import('../features/delivery/address/form-screen.tsx').then(({ FormScreen }) => FormScreen),
  },
  map: {
    layout: 'default',
    guards: ofType,
    load: () => import('../features/delivery/map/map-screen.tsx').then((late) => late.loadMapScreen()),
  },
  search: {
    layout: 'default',
    guards: ofType,
    load: () => import('../features/search/search-screen.tsx').then(({ SearchScreen }) => SearchScreen),
  },
  order: {
    layout: 'default',
    guards: ['fetch-business'],
    load: () => import('./order-browser.tsx').then(({ OrderBrowser }) => OrderBrowser),
  },
  ordersHistory: {
    layout: 'default',
    guards: ['fetch-business'],
    load: () => import('../features/orders/history-screen.tsx').then(({ HistoryScreen }) => HistoryScreen),
  },
  ordersStatus: {
    layout: 'default',
    guards: ['fetch-business'],
    load: () => import('../features/orders/history-screen.tsx').then(({ HistoryScreen }) => HistoryScreen),
  },
  settings: {
    layout: 'default',
    guards: ['fetch-business'],
    load: () =>
      import('../features/settings/settings-screen.tsx').then(({ SettingsScreen }) => SettingsScreen),
  },
  orderDetails: later(),
  branches: later(),
  feedback: later(),
  policies: later(),
  login: later(['fetch-business', 'guest']),
  profile: later(loginRequired),
  locations: later(loginRequired),
  paymentFail: {
    layout: 'default',
    guards: ['fetch-business'],
    load: () => import('../features/payment/fail-screen.tsx').then((late) => late.PaymentFailScreen),
  },
  reservation: later(),
  reservationHistory: later(),
  reservationSuccess: later(),
  walletPackage: later(loginRequired),
  walletHistory: later(loginRequired),
  walletHome: later(loginRequired),
  walletPackages: later(loginRequired),
});
