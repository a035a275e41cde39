import { useEffect, useState } from 'react';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import type { Purchase } from '../../stores/payment/payment-state.ts';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';

/** An order that waits for its payment. */
export type UnpaidOrder = Extract<Purchase, { kind: 'order' }>;

/**
 * An earlier order that waits for its payment: the customer must pay or cancel it before placing another order. After a
 * payment, `paidOrderId` is set. After a cancellation, `cancelledOrderNumber` is set. If another tab has paid or
 * cancelled the order, the app reloads the order, and the status of the reloaded order decides which of the two is set.
 */
export function useUnpaidOrder() {
  const { status, purchase, cancelledOrderId } = useOrderPayment(
    ({ status, purchase, cancelledOrderId }) => ({ status, purchase, cancelledOrderId }),
  );
  const loadedOrder = useOrders((state) => state.order);
  const isUnpaid = !['idle', 'paid', 'refunded'].includes(status);
  const order = isUnpaid && purchase?.kind === 'order' ? purchase : null;
  const [lastOrder, setLastOrder] = useState<UnpaidOrder | null>(null);
  useEffect(() => {
    if (order) setLastOrder(order);
  }, [order]);
  if (order || !lastOrder) return { order, paidOrderId: null, cancelledOrderNumber: null };
  const { orderId, number } = lastOrder;
  const reloadedOrder = loadedOrder?.id === orderId ? loadedOrder : null;
  const isPaid = status === 'paid' || reloadedOrder?.payment?.status === 'paid';
  const isCancelled = cancelledOrderId === orderId || reloadedOrder?.status === orderStatus.cancelled;
  return {
    order,
    paidOrderId: isPaid ? orderId : null,
    cancelledOrderNumber: status === 'idle' && isCancelled && !isPaid ? number : null,
  };
}
