import type { ComponentType } from 'react';
import type { RouteTable } from '../router/route-types.ts';
import type { lateScreens } from './late-screens.ts';
import { loadItemSheet, MenuBrowser } from './menu-browser.tsx';

const ofBusiness = ['fetch-business'];
const ofType = ['fetch-business', 'check-selling-type'];
const loginRequired = ['fetch-business', 'auth'];

/** A screen that nobody begins with. */
const late = (name: keyof typeof lateScreens, guards: readonly string[] = ofBusiness) =>
  ({
    layout: 'default',
    guards,
    load: () => import('./late-screens.ts').then(({ lateScreens: screens }) => screens[name]()),
  }) as const;
const notFound = { ...late('notFound', []), layout: 'general' } as const;

/** Every path of the spec's table (section 2). */
export const createRoutes = (): RouteTable<ComponentType> => ({
  root: notFound,
  notFound,
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
  checkout: late('checkout', [...ofType, 'can-checkout', 'fast-checkout', 'checkout-start']),
  address: late('address', [...ofType, 'fast-checkout']),
  form: late('form', [...ofType, 'can-checkout']),
  map: late('map', ofType),
  search: late('search', ofType),
  order: late('order'),
  ordersHistory: late('ordersHistory'),
  ordersStatus: late('ordersStatus'),
  orderDetails: late('orderDetails'),
  settings: late('settings'),
  branches: late('branches'),
  feedback: late('feedback'),
  policies: late('policies'),
  login: late('login', [...ofBusiness, 'guest']),
  profile: late('profile', loginRequired),
  locations: late('locations', loginRequired),
  paymentFail: late('paymentFail'),
  reservation: late('reservation'),
  reservationHistory: late('reservationHistory'),
  reservationSuccess: late('reservationSuccess'),
  walletPackage: late('walletPackage', loginRequired),
  walletHistory: late('walletHistory', loginRequired),
  walletHome: late('walletHome', loginRequired),
  walletPackages: late('walletPackages', loginRequired),
});
