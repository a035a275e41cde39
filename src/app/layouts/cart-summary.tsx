import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/i18n-context.tsx';
import type { Route } from '../../router/route-types.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { CartBar } from '../../ui/cards/cart-bar.tsx';
import { useDestinations } from './use-destinations.ts';

/** The bar at the bottom of the menu with the cart's item count and total. */
export function CartSummary({ route }: { route: Route<ComponentType> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { count, bill } = useCart((state) => ({ count: state.count, bill: state.bill }));
  const { cart, go } = useDestinations(route);
  const total = bill ? format.money(bill.total) : '';
  return (
    <CartBar
      count={format.number(count)}
      label={t('menu.viewCart')}
      total={total}
      fullLabel={`${t('menu.viewCart')}, ${t('cart.items', { count })}, ${total}`}
      href={cart.href}
      onOpen={() => go(cart.path)}
    />
  );
}
