import { useTranslation } from 'react-i18next';
import { CancelAction } from '../../components/orders/cancel-action.tsx';
import { useShortDateTimeFormatter } from '../../components/schedule/time-text.ts';
import type { Order } from '../../domain/orders/order.ts';
import { canCustomerCancel } from '../../domain/orders/order-cancel.ts';
import { isVoidOrder } from '../../domain/orders/order-money.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { Heading, Text } from '../../ui/layout/text.tsx';

/** Lets the customer cancel the order, after a confirmation, until the branch accepts it (decisions, section 4). */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation();
  const cancel = useOrders((state) => state.cancel);
  const refunds = useRefundText(order);
  return (
    <CancelAction
      mayCancel={canCustomerCancel(order.status) && !!order.customer}
      isCancelled={order.status === orderStatus.cancelled}
      onCancel={cancel}
      texts={{
        cancel: t('order.cancel'),
        confirmTitle: t('order.cancelTitle'),
        confirmText: t('order.cancelText'),
        keep: t('order.cancelKeep'),
        cancelled: t('order.cancelDone'),
        late: t('order.cancelLate'),
        failed: t('order.cancelFailed'),
      }}
      resultTitle={
        <Heading as="h2" size="s">
          {t('order.cancelDone')}
        </Heading>
      }
      consequences={refunds.map((sentence) => <Text key={sentence}>{sentence}</Text>)}
    />
  );
}

/**
 * Sentences that say what the customer gets back. After the cancellation, a notice above the order says what happened
 * to the money.
 */
function useRefundText(order: Order): readonly string[] {
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
