import { useRoute } from '../../router/router-context.tsx';
import { AgainButton } from './again-button.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { NewsOffer } from './news-offer.tsx';
import { OrderParts } from './order-parts.tsx';
import { PaymentState } from './order-payment-state.tsx';
import { OrderProgress } from './order-progress.tsx';
import { RateOrder } from './rate-order.tsx';
import { WithOrder } from './with-order.tsx';

/** One order, followed as it goes on (route `order`). */
export function OrderScreen() {
  const { orderId } = useRoute('order').params;
  return (
    <WithOrder orderId={orderId}>
      {(order) => (
        <>
          <PaymentState order={order} />
          <OrderProgress key={orderId} order={order} />
          <NewsOffer order={order} />
          <RateOrder key={`rate ${orderId}`} order={order} />
          <OrderParts order={order} />
          <AgainButton key={`again ${orderId}`} order={order} />
          <CancelOrder key={`cancel ${orderId}`} order={order} />
        </>
      )}
    </WithOrder>
  );
}
