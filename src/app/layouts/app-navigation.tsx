import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import type { RouteName } from '../../router/route-table.ts';
import type { Route } from '../../router/route-types.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { cartBag, home, menuBook, more, person } from '../../ui/icons/icon-paths.ts';
import { latePart } from '../../ui/layout/late-part.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { BottomTabs } from '../../ui/navigation/bottom-tabs.tsx';
import type { NavItem } from '../../ui/navigation/nav-item.ts';
import { useDestinations } from './use-destinations.ts';

/** Few elements are that wide: the others do not wait for it. Its place is kept meanwhile. */
const TopBar = latePart(() => import('../../ui/navigation/top-bar.tsx').then((late) => late.TopBar));
const TopBarPlace = styled('div', { flex: 'none', height: 64 });

const TAB_OF: Partial<Record<RouteName, string>> = {
  landing: 'home',
  menu: 'menu',
  category: 'menu',
  item: 'menu',
  search: 'menu',
  cart: 'cart',
  checkout: 'cart',
  order: 'profile',
  ordersHistory: 'profile',
  ordersStatus: 'profile',
  login: 'profile',
  profile: 'profile',
  locations: 'profile',
  settings: 'more',
  branches: 'more',
  policies: 'more',
};

/** Home, menu, cart, profile, more (spec, section 2): tabs at the foot, or a bar at the head when there is width. */
export function Navigation({ route, kind }: { route: Route<ComponentType>; kind: 'tabs' | 'bar' }) {
  const { t } = useTranslation();
  const text = useText();
  const format = useFormat();
  const count = useCart((state) => state.count);
  const name = useBusiness((state) => state.business?.name);
  const to = useDestinations(route);
  const items: readonly NavItem[] = [
    { id: 'home', label: t('tabs.home'), icon: home, href: to.home.href },
    { id: 'menu', label: t('tabs.menu'), icon: menuBook, href: to.menu.href },
    {
      id: 'cart',
      label: t('tabs.cart'),
      icon: cartBag,
      href: to.cart.href,
      count: count ? format.number(count) : undefined,
      countLabel: count ? t('cart.items', { count }) : undefined,
    },
    { id: 'profile', label: t('tabs.profile'), icon: person, href: to.profile.href },
    { id: 'more', label: t('tabs.more'), icon: more, href: to.more.href },
  ];
  const current = TAB_OF[route.name] ?? null;
  const props = {
    label: t('ui.navigation'),
    items,
    current,
    onNavigate: ({ id }: NavItem) => to.go(to[id as 'home' | 'menu' | 'cart' | 'profile' | 'more'].path),
  };
  return kind === 'tabs' ? (
    <BottomTabs {...props} />
  ) : (
    // Home and menu open with the name themselves.
    <TopBar
      {...props}
      meanwhile={<TopBarPlace />}
      brand={name && current !== 'home' && current !== 'menu' && <Heading as="h2">{text(name)}</Heading>}
    />
  );
}
