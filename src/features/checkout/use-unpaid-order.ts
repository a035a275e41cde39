import { useEffect, useState } from 'react';
import type { Purchase } from '../../stores/payment/payment-state.ts';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';

/** An order that waits for its payment. */
export type UnpaidOrder = Extract<Purchase, { kind: 'order' }>;

/**
 * An earlier order that waits for its payment: the customer must pay or cancel it before placing another order. After
 * its payment has arrived, `paidOrderId` is set; after it was cancelled, `cancelledNumber`.
 */
export function useUnpaidOrder() {
  const { status, purchase } = useOrderPayment(({ status, purchase }) => ({ status, purchase }));
  const isOpen = !['idle', 'paid', 'refunded'].includes(status);
  const order = isOpen && purchase?.kind === 'order' ? purchase : null;
  const [lastOrder, setLastOrder] = useState<UnpaidOrder | null>(null);
  useEffect(() => {
    if (order) setLastOrder(order);
  }, [order]);
  return {
    order,
    paidOrderId: !order && status === 'paid' && lastOrder ? lastOrder.orderId : null,
    cancelledNumber: !order && status === 'idle' && lastOrder ? lastOrder.number : null,
  };
}
