import { Children } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelAction } from '../../components/orders/cancel-action.tsx';
import type { Order } from '../../domain/orders/order.ts';
import { canCustomerCancel } from '../../domain/orders/order-cancel.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { useRefundText } from './use-refund-text.ts';

/** Lets the customer cancel the order, after a confirmation, until the branch accepts it (decisions, section 4). */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation();
  const cancel = useOrders((state) => state.cancel);
  const refundSentences = useRefundText(order);
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
        tooLate: t('order.cancelLate'),
        failed: t('order.cancelFailed'),
      }}
      resultTitle={
        <Heading as="h2" size="s">
          {t('order.cancelDone')}
        </Heading>
      }
      consequences={Children.map(refundSentences, (sentence) => <Text>{sentence}</Text>)}
    />
  );
}
