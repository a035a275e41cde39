import { useEffect, useState } from 'react';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import type { Purchase } from '../../stores/payment/payment-state.ts';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';

/** An order that waits for its payment. */
export type UnpaidOrder = Extract<Purchase, { kind: 'order' }>;

/**
 * An earlier order that waits for its payment: the customer must pay or cancel it before placing another order. After
 * its payment has arrived, `paidOrderId` is set; after it was cancelled, `cancelledNumber`. Both may happen in another
 * tab. The app then loads the order to find out which.
 */
export function useUnpaidOrder() {
  const { status, purchase, cancelledOrderId } = useOrderPayment(
    ({ status, purchase, cancelledOrderId }) => ({ status, purchase, cancelledOrderId }),
  );
  const loadedOrder = useOrders((state) => state.order);
  const isOpen = !['idle', 'paid', 'refunded'].includes(status);
  const order = isOpen && purchase?.kind === 'order' ? purchase : null;
  const [lastOrder, setLastOrder] = useState<UnpaidOrder | null>(null);
  useEffect(() => {
    if (order) setLastOrder(order);
  }, [order]);
  if (order || !lastOrder) return { order, paidOrderId: null, cancelledNumber: null };
  const { orderId, number } = lastOrder;
  const outcome = loadedOrder?.id === orderId ? loadedOrder : null;
  const isPaid = status === 'paid' || outcome?.payment?.status === 'paid';
  const isCancelled = cancelledOrderId === orderId || outcome?.status === orderStatus.cancelled;
  return {
    order,
    paidOrderId: isPaid ? orderId : null,
    cancelledNumber: status === 'idle' && isCancelled && !isPaid ? number : null,
  };
}
