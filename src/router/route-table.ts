/**
 * The routes of a business (spec, section 2), without their common prefix `/:referenceId`. Reserved words take
 * precedence over `:type` and `:categoryId`, regardless of the order of this list (decisions, section 3).
 */
const BUSINESS_ROUTES = {
  landing: '',
  branches: '/Branches',
  feedback: '/Feedback',
  policies: '/Policies',
  login: '/login',
  profile: '/profile',
  locations: '/locations',
  settings: '/settings',
  order: '/order/:orderId',
  orderDetails: '/orders/details',
  ordersHistory: '/orders/history',
  ordersStatus: '/orders/status',
  paymentFail: '/payment/fail',
  reservation: '/reservation/:reserveType',
  reservationHistory: '/reservation/history',
  reservationSuccess: '/reservation/success/:reservationId',
  walletPackage: '/wallet/:packageId',
  walletHistory: '/wallet/history',
  walletHome: '/wallet/home',
  walletPackages: '/wallet/walletPackage',
  menu: '/:type',
  address: '/:type/address',
  cart: '/:type/cart',
  checkout: '/:type/checkout',
  form: '/:type/form',
  map: '/:type/map',
  search: '/:type/search',
  category: '/:type/:categoryId',
  item: '/:type/:categoryId/:itemId',
} as const;

type BusinessRoutes = typeof BUSINESS_ROUTES;
type Patterns = { readonly [N in keyof BusinessRoutes]: `/:referenceId${BusinessRoutes[N]}` } & {
  readonly root: '/';
  readonly notFound: '/404';
};

export type RouteName = keyof Patterns;

type ParamName<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<`/${Tail}`>
    : Rest
  : never;

/** The parameters of a route, derived from its pattern. */
export type RouteParams<N extends RouteName> = { readonly [P in ParamName<Patterns[N]>]: string };

/** Every route's pattern, as `[name, segments]`. */
export const ROUTES: readonly (readonly [RouteName, readonly string[]])[] = [
  ['root', []],
  ['notFound', ['404']],
  ...Object.entries(BUSINESS_ROUTES).map(
    ([name, pattern]) => [name as RouteName, `:referenceId${pattern}`.split('/')] as const,
  ),
];
