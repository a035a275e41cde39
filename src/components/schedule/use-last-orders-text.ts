import { useTranslation } from 'react-i18next';
import { LAST_ORDERS_NOTICE_MS } from '../../domain/schedule/last-orders.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useCart } from '../../stores/stores-context.tsx';
import { useNow } from './use-now.ts';
import { useOpenState } from './use-open-state.ts';

/**
 * Returns "Last orders 21:45" during the last hour in which the cart's order type takes orders. Null at other times.
 */
export function useLastOrdersText(): string | null {
  const { t } = useTranslation();
  const { formatTime } = useFormat();
  const now = useNow(30_000);
  const orderType = useCart(({ cart }) => cart.orderType);
  const { open, lastOrdersAt } = useOpenState(orderType);
  return open && lastOrdersAt != null && lastOrdersAt - now <= LAST_ORDERS_NOTICE_MS
    ? t('time.lastOrders', { time: formatTime(lastOrdersAt) })
    : null;
}
