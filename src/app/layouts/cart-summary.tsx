import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { joinLabel } from '../../i18n/join-label.ts';
import { EARLY_CART_ATTRIBUTE, type EarlyCart } from '../../lib/early-cart.ts';
import type { Route } from '../../router/route-types.ts';
import { useBusiness, useCart, usePricesHidden } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { CartBar } from '../../ui/cards/cart-bar.tsx';
import { useDestinations } from './use-destinations.ts';

/** Floats over the end of the content, above the bottom tabs. */
const BottomOverlay = styled('div', {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlockStart: 24,
  pointerEvents: 'none',
  background: 'linear-gradient(transparent, $colors$bg)',
  '& > *': { pointerEvents: 'auto' },
});

interface CartSummaryProps {
  readonly route: Route<ComponentType>;
}

/** The bar at the bottom of the menu with the cart's item count and total. */
export function CartSummary({ route }: CartSummaryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dir } = useLocale();
  const pricesHidden = usePricesHidden();
  const { count, bill } = useCart((state) => ({ count: state.count, bill: state.bill }));
  const { cart, go } = useDestinations(route);
  const total = bill && !pricesHidden ? format.formatMoney(bill.total) : '';
  return (
    <BottomOverlay>
      <CartBar
        count={format.formatNumber(count)}
        label={t('menu.viewCart')}
        total={total}
        fullLabel={joinLabel([t('menu.viewCart'), t('cart.items', { count }), total], dir)}
        href={cart.href}
        onOpen={() => go(cart.path)}
      />
    </BottomOverlay>
  );
}

/**
 * The cart bar of the server's screen. The loader fills in the count and shows the bar when it adds the first dish. The
 * app adds the total.
 */
export function EarlyCartSummary({ route }: CartSummaryProps) {
  const { t } = useTranslation();
  const { formatNumber } = useFormat();
  const branchId = useBusiness((state) => state.branchId);
  const { href } = useDestinations(route).cart;
  const earlyCart: EarlyCart = {
    branchId,
    digits: Array.from({ length: 10 }, (_, digit) => formatNumber(digit)),
  };
  return (
    <BottomOverlay {...{ [EARLY_CART_ATTRIBUTE]: JSON.stringify(earlyCart) }} hidden role="status">
      <CartBar count="" label={t('menu.viewCart')} total="" href={href} onOpen={() => undefined} />
    </BottomOverlay>
  );
}
