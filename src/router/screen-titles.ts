import type { RouteMatch } from './match.ts';
import type { RouteName } from './route-table.ts';

/** The message key of each screen's title. The landing page is titled with the name of the business alone. */
const TITLE_KEYS = {
  menu: 'tabs.menu',
  branches: 'branchPage.title',
  feedback: 'feedback.title',
  policies: 'policies.title',
  login: 'login.title',
  profile: 'profile.title',
  locations: 'locations.title',
  settings: 'settings.title',
  order: 'orders.statusTitle',
  orderDetails: 'orders.details',
  ordersHistory: 'orders.title',
  ordersStatus: 'orders.statusTitle',
  paymentFail: 'payment.failed',
  reservationHistory: 'reservations.title',
  reservationSuccess: 'reservations.title',
  walletPackage: 'wallet.packageTitle',
  walletHistory: 'wallet.history',
  walletHome: 'wallet.title',
  walletPackages: 'wallet.topUp',
  address: 'address.title',
  cart: 'cart.title',
  checkout: 'checkout.title',
  form: 'address.formTitle',
  map: 'map.title',
  search: 'menu.search',
} as const satisfies Partial<Record<RouteName, string>>;

export type TitleKey =
  | (typeof TITLE_KEYS)[keyof typeof TITLE_KEYS]
  | 'reservation.title.table'
  | 'reservation.title.service';

/** Every key that `getTitleKey` may return. */
export const ALL_TITLE_KEYS: readonly TitleKey[] = [
  ...Object.values(TITLE_KEYS),
  'reservation.title.table',
  'reservation.title.service',
];

const isTitled = (name: RouteName): name is keyof typeof TITLE_KEYS => name in TITLE_KEYS;

/** Title keys of the address screens for a shipped order. The property name is the usual title key. */
const SHIPPING_TITLE_KEYS = {
  'address.title': 'address.shippingTitle',
  'address.formTitle': 'address.shippingFormTitle',
} as const satisfies Partial<Record<TitleKey, string>>;

/** Returns the title key for an order that is shipped: another key for the address screens, else `key`. */
export const toShippingTitleKey = (key: TitleKey) =>
  key in SHIPPING_TITLE_KEYS ? SHIPPING_TITLE_KEYS[key as keyof typeof SHIPPING_TITLE_KEYS] : key;

/**
 * The message key of a screen's title. Null for screens titled with the name of the business, a category or an item.
 */
export function getTitleKey({ name, params }: Pick<RouteMatch, 'name' | 'params'>): TitleKey | null {
  if (name === 'reservation' && 'reserveType' in params)
    return params.reserveType.includes('service') ? 'reservation.title.service' : 'reservation.title.table';
  return isTitled(name) ? TITLE_KEYS[name] : null;
}
