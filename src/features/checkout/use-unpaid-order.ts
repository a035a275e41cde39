import { useEffect, useState } from 'react';
import { hasOrderChanged } from '../../stores/checkout/compare-order.ts';
import type { Purchase } from '../../stores/payment/payment-state.ts';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';
import { useCart } from '../../stores/stores-context.tsx';

/** An order that waits for its payment. */
export type UnpaidOrder = Extract<Purchase, { kind: 'order' }>;

/**
 * The order that waits for its payment while the cart is another order. `order` is null when there is none. After its
 * payment has arrived or the customer has cancelled it, `ended` says which of the two happened.
 */
export function useUnpaidOrder() {
  const { status, purchase } = useOrderPayment(({ status, purchase }) => ({ status, purchase }));
  const content = purchase?.kind === 'order' ? purchase.content : null;
  const isChanged = useCart((cart) => hasOrderChanged(cart, content));
  const isOpen = isChanged && !['idle', 'paid', 'refunded'].includes(status);
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
