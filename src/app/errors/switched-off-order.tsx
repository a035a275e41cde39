import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStatusText } from '../../components/orders/order-status-text.ts';
import type { Order } from '../../domain/orders/order.ts';
import { findMissingPayment } from '../../domain/orders/order-money.ts';
import { usePaymentText } from '../../features/orders/receipt.tsx';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { joinParts } from '../../i18n/use-sentence.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';

/**
 * Shows the number, status, branch and payment of an order while its business is switched off (decisions, section 4).
 * The order screen cannot show the order during this time, because the server does not send the business. Updates the
 * status. Renders nothing until the order is loaded, or if the order does not exist.
 */
export function SwitchedOffOrder({ orderId }: { orderId: string }) {
  const { follow, order } = useOrders((state) => ({ follow: state.follow, order: state.order }));
  useEffect(() => follow(orderId), [follow, orderId]);
  return order?.id === orderId ? <OrderCard order={order} /> : null;
}

function OrderCard({ order }: { order: Order }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatStatus, formatHint } = useStatusText();
  const paymentText = usePaymentText(order);
  const { number, orderType, scheduledAt, status, branch } = order;
  const missingPayment = findMissingPayment(order);
  const subject = { orderType, scheduledAt, isShipped: !!order.delivery?.isShipped };
  return (
    <Card>
      <Stack gap="2">
        <Text tone="mute">
          <Verbatim text={t('order.title', { number })} part={number} />
        </Text>
        <Heading as="h2" size="s">
          {missingPayment
            ? t(missingPayment.isPending ? 'order.payWaiting' : 'order.payFailed')
            : formatStatus(subject, status)}
        </Heading>
        {!missingPayment && <Text>{formatHint(subject, status)}</Text>}
        {missingPayment && !missingPayment.isPending && <Text>{t('order.backNothing')}</Text>}
        <Text>{joinParts([localize(branch.name), paymentText])}</Text>
      </Stack>
    </Card>
  );
}
