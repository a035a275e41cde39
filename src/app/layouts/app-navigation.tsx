import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import type { RouteName } from '../../router/route-table.ts';
import type { Route } from '../../router/route-types.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { cartBag, home, menuBook, more, person } from '../../ui/icons/icon-paths.ts';
import { Heading } from '../../ui/layout/text.tsx';
import { BottomTabs } from '../../ui/navigation/bottom-tabs.tsx';
import type { NavItem } from '../../ui/navigation/nav-item.ts';
import { TopBar } from '../../ui/navigation/top-bar.tsx';
import { useDestinations } from './use-destinations.ts';

type TabId = 'home' | 'menu' | 'cart' | 'profile' | 'more';

/** The active tab of every screen; null for those without navigation. */
const TAB_BY_ROUTE: Readonly<Record<RouteName, TabId | null>> = {
  root: null,
  notFound: null,
  landing: 'home',
  menu: 'menu',
  category: 'menu',
  item: 'menu',
  search: 'menu',
  cart: 'cart',
  checkout: 'cart',
  address: 'cart',
  form: 'cart',
  map: 'cart',
  reservation: 'home',
  order: 'profile',
  orderDetails: 'profile',
  ordersHistory: 'profile',
  ordersStatus: 'profile',
  login: 'profile',
  profile: 'profile',
  locations: 'profile',
  paymentFail: 'profile',
  reservationHistory: 'profile',
  reservationSuccess: 'profile',
  walletHome: 'profile',
  walletHistory: 'profile',
  walletPackage: 'profile',
  walletPackages: 'profile',
  settings: 'more',
  branches: 'more',
  policies: 'more',
  feedback: 'more',
};

/** Home, menu, cart, profile and more (spec, section 2): tabs at the bottom, or a bar at the top of wide elements. */
export function Navigation({ route, kind }: { route: Route<ComponentType>; kind: 'tabs' | 'bar' }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const format = useFormat();
  const count = useCart((state) => state.count);
  const name = useBusiness((state) => state.business?.name);
  const destinations = useDestinations(route);
  const items: readonly NavItem[] = [
    { id: 'home', label: t('tabs.home'), icon: home, href: destinations.home.href },
    { id: 'menu', label: t('tabs.menu'), icon: menuBook, href: destinations.menu.href },
    {
      id: 'cart',
      label: t('tabs.cart'),
      icon: cartBag,
      href: destinations.cart.href,
      count: count ? format.formatNumber(count) : undefined,
      countLabel: count ? t('cart.items', { count }) : undefined,
    },
    { id: 'profile', label: t('tabs.profile'), icon: person, href: destinations.profile.href },
    { id: 'more', label: t('tabs.more'), icon: more, href: destinations.more.href },
  ];
  const current = TAB_BY_ROUTE[route.name];
  const props = {
    label: t('ui.navigation'),
    items,
    current,
    onNavigate: ({ id }: NavItem) => destinations.go(destinations[id as TabId].path),
  };
  return kind === 'tabs' ? (
    <BottomTabs {...props} />
  ) : (
    // The home and menu screens show the business's name themselves.
    <TopBar
      {...props}
      brand={name && current !== 'home' && current !== 'menu' && <Heading as="h2">{localize(name)}</Heading>}
    />
  );
}
