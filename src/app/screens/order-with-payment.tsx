import { useTranslation } from 'react-i18next';
import { useStatusText } from '../../components/orders/order-status-text.ts';
import type { Order } from '../../domain/orders/order.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { isPaidOnline, paymentType } from '../../domain/payment/payment-type.ts';
import { OrderScreen } from '../../features/orders/order-screen.tsx';
import { PaymentScreen } from '../../features/payment/payment-screen.tsx';
import { useRoute } from '../../router/router-context.tsx';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';

/** Shows an order, or its payment while the payment is in progress. */
export function OrderWithPayment() {
  const { orderId } = useRoute('order').params;
  const { status, purchase, order } = useOrderPayment((state) => ({
    status: state.status,
    purchase: state.purchase,
    order: state.order,
  }));
  const formatOutcome = useOutcomeFormatter();
  const isForThisOrder = purchase?.kind === 'order' && purchase.orderId === orderId;
  const isPaid = status === 'paid';
  return (
    <>
      {isForThisOrder && !isPaid ? <PaymentScreen /> : <OrderScreen />}
      <LiveRegion message={isForThisOrder && isPaid ? formatOutcome(order) : ''} />
    </>
  );
}

/**
 * Describes how the payment ended. If the customer switched to a method without a payment page, nothing has been paid
 * yet: the text then says that the order was received and when to pay.
 */
function useOutcomeFormatter(): (order: Order | null) => string {
  const { t } = useTranslation();
  const { formatHint } = useStatusText();
  return (order) => {
    const isRejected = order?.status === orderStatus.rejected;
    if (!order || (isPaidOnline(order.paymentType) && !isRejected)) return t('payment.paid');
    if (isRejected) return formatHint(order, order.status);
    const payHint = t(order.paymentType === paymentType.later ? 'payment.laterHint' : 'checkout.cashHint');
    return `${formatHint(order, order.status)} ${payHint}`;
  };
}
