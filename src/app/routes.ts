import type { ComponentType } from 'react';
import type { RouteDefinition, RouteTable } from '../router/route-types.ts';
import type { lazyScreens } from './screens/lazy-screens.ts';
import { loadItemSheet, MenuWithItemSheet } from './screens/menu-with-item-sheet.tsx';

type Late = keyof typeof lazyScreens;

const ofBusiness = ['fetch-business'];
const ofType = ['fetch-business', 'check-selling-type'];
const loginRequired = ['fetch-business', 'auth'];

/** The guards of the screens that nobody begins with. */
const LATE: Readonly<Record<Late, readonly string[]>> = {
  notFound: [],
  checkout: [...ofType, 'can-checkout', 'fast-checkout', 'checkout-start'],
  address: [...ofType, 'fast-checkout'],
  form: [...ofType, 'can-checkout'],
  map: ofType,
  search: ofType,
  order: ofBusiness,
  ordersHistory: ofBusiness,
  ordersStatus: ofBusiness,
  orderDetails: ofBusiness,
  settings: ofBusiness,
  branches: ofBusiness,
  feedback: ofBusiness,
  policies: ofBusiness,
  login: [...ofBusiness, 'guest'],
  profile: loginRequired,
  locations: loginRequired,
  paymentFail: ofBusiness,
  reservation: ofBusiness,
  reservationHistory: ofBusiness,
  reservationSuccess: ofBusiness,
  walletPackage: loginRequired,
  walletHistory: loginRequired,
  walletHome: loginRequired,
  walletPackages: loginRequired,
};

/** Every path of the spec's table (section 2). */
export function createRoutes(): RouteTable<ComponentType> {
  const late = Object.fromEntries(
    Object.entries(LATE).map(([name, guards]) => [
      name,
      {
        layout: guards[0] ? 'default' : 'general',
        guards,
        load: () =>
          import('./screens/lazy-screens.ts').then(({ lazyScreens }) => lazyScreens[name as Late]()),
      },
    ]),
  ) as Record<Late, RouteDefinition<ComponentType>>;
  return {
    ...late,
    root: late.notFound,
    landing: {
      layout: 'default',
      guards: [...ofBusiness, 'check-one-type'],
      load: () => import('../features/landing/landing-screen.tsx').then(({ LandingScreen }) => LandingScreen),
    },
    menu: { layout: 'default', guards: ofType, load: () => MenuWithItemSheet },
    category: { layout: 'default', guards: ofType, load: () => MenuWithItemSheet },
    item: {
      layout: 'default',
      guards: [...ofType, 'fetch-item'],
      load: () => loadItemSheet().then(() => MenuWithItemSheet),
    },
    cart: {
      layout: 'default',
      guards: ofType,
      load: () =>
        import('./screens/cart-with-item-sheet.tsx').then(({ CartWithItemSheet }) => CartWithItemSheet),
    },
  };
}
