import { useTranslation } from 'react-i18next';
import { useShortDateTimeFormatter } from '../../components/schedule/time-text.ts';
import type { Order } from '../../domain/orders/order.ts';
import { isVoidOrder } from '../../domain/orders/order-money.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';

/**
 * Returns sentences that say what the customer gets back if the order is cancelled or rejected. Once the order has
 * ended, they omit the money, because a notice above the order says where it went.
 */
export function useRefundText(order: Order): readonly string[] {
  const { quote, payment, scheduledAt } = order;
  const { t } = useTranslation();
  const { money } = useFormat();
  const formatDateTime = useShortDateTimeFormatter();
  const isPaid = !!payment && ['paid', 'refunding', 'refunded'].includes(payment.status);
  const isStillValid = !isVoidOrder(order);
  return [
    isStillValid && isPaid && t('order.backPayment', { amount: money(quote.due) }),
    isStillValid && quote.wallet.minor > 0 && t('order.backWallet', { amount: money(quote.wallet) }),
    isStillValid && !isPaid && quote.wallet.minor <= 0 && t('order.backNothing'),
    quote.couponCode && t('order.backCoupon', { code: quote.couponCode }),
    scheduledAt !== null && t('order.backPlace', { time: formatDateTime(scheduledAt) }),
  ].filter((sentence): sentence is string => typeof sentence === 'string' && sentence !== '');
}
