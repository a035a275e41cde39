import { useTranslation } from 'react-i18next';
import { OrderScreen } from '../../features/orders/order-screen.tsx';
import { PaymentScreen } from '../../features/payment/payment-screen.tsx';
import { useRoute } from '../../router/router-context.tsx';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';

/** An order, or its payment while that is in progress. */
export function OrderWithPayment() {
  const { t } = useTranslation();
  const { orderId } = useRoute('order').params;
  const { status, purchase } = useOrderPayment((state) => ({
    status: state.status,
    purchase: state.purchase,
  }));
  const isForThisOrder = purchase?.kind === 'order' && purchase.orderId === orderId;
  const isPaid = status === 'paid';
  return (
    <>
      {isForThisOrder && !isPaid ? <PaymentScreen /> : <OrderScreen />}
      <LiveRegion message={isForThisOrder && isPaid ? t('payment.paid') : ''} />
    </>
  );
}
