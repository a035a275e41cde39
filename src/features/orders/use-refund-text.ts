import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortDateTimeFormatter } from '../../components/schedule/time-text.ts';
import type { Order } from '../../domain/orders/order.ts';
import { isVoidOrder } from '../../domain/orders/order-money.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';

/**
 * Returns sentences that say what the customer gets back if the order is cancelled or rejected. Once the order has
 * ended, the sentences omit the money, because a notice above the order says where the money went.
 */
export function useRefundText(order: Order): readonly ReactNode[] {
  const { quote, payment, scheduledAt, reservationId, isWalletDeleted } = order;
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const formatDateTime = useShortDateTimeFormatter();
  const isPaid = !!payment && ['paid', 'refunding', 'refunded'].includes(payment.status);
  const isStillValid = !isVoidOrder(order);
  return [
    isStillValid && isPaid && renderSentence('order.backPayment', { amount: formatMoney(quote.due) }),
    isStillValid &&
      quote.wallet.minor > 0 &&
      !isWalletDeleted &&
      renderSentence('order.backWallet', { amount: formatMoney(quote.wallet) }),
    isStillValid && !isPaid && quote.wallet.minor <= 0 && t('order.backNothing'),
    quote.couponCode && renderSentence('order.backCoupon', { code: quote.couponCode }),
    isStillValid && reservationId && t('order.reservationStays'),
    // A pre-order takes no place in a slot, so its cancellation releases none.
    !reservationId &&
      scheduledAt !== null &&
      t(isStillValid ? 'order.backPlaceSoon' : 'order.backPlace', { time: formatDateTime(scheduledAt) }),
  ].filter(Boolean);
}
