import { useEffect, useRef, useState } from 'react';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { usePaymentPage } from '../../components/payment/use-payment-page.ts';
import { isPaidOnline } from '../../domain/payment/payment-type.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCartRevalidation } from '../../stores/cart/cart-hooks.ts';
import type { Placement } from '../../stores/orders/orders-state.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { useTimeRefusalDismissal } from './refused-time-alternatives.tsx';

export interface PlaceOrderFlow {
  readonly placement: Placement;
  /** True while the checkout resends an order that an earlier visit left unanswered. */
  readonly isChecking: boolean;
  /** True when the order is placed and its screen is loading. */
  readonly isDone: boolean;
  placeOrder(): void;
  retry(): void;
  acceptQuote(): void;
  abandon(): void;
}

/** Places the order, resends it after a lost connection, and opens the order screen. */
export function usePlaceOrder(): PlaceOrderFlow {
  const router = useRouter();
  const { referenceId } = usePathParams();
  const orders = useOrders(
    ({ placement, prepare, review, placeOrder, retry, resume, acceptQuote, abandon, dismiss }) => ({
      placement,
      prepare,
      review,
      place: placeOrder,
      retry,
      resume,
      acceptQuote,
      abandon,
      dismiss,
    }),
  );
  const payment = useOrderPayment(({ open, resume }) => ({ open, resume }));
  const paymentPage = usePaymentPage();
  const isOnlinePayment = useCart(
    ({ details, bill }) => !bill?.wallet.minor && isPaidOnline(details.paymentType),
  );
  useCartRevalidation();
  useTimeRefusalDismissal(orders.placement, orders.dismiss);
  const [isChecking, setChecking] = useState(orders.placement.status === 'unanswered');
  const [isDone, setDone] = useState(false);
  const isMounted = useRef(true);

  const openOrder = async (placement: Promise<string | null>): Promise<boolean> => {
    const orderId = await placement;
    if (!orderId) return false;
    setDone(true);
    // The order screen shows this payment.
    payment.resume();
    // Add a history entry if the customer has left the checkout, so that they can go back.
    await router.navigate(paths.order({ referenceId, orderId }), { replace: isMounted.current });
    return true;
  };

  const start = useRef(async () => {
    orders.prepare();
    const unpaidPayment = payment.resume();
    // The customer must pay or cancel an unpaid order before placing another one.
    const unfinishedOrder =
      unpaidPayment?.kind === 'order' ? Promise.resolve(unpaidPayment.orderId) : orders.resume();
    const wasPlaced = await openOrder(unfinishedOrder);
    setChecking(false);
    if (!wasPlaced) await orders.review();
  });
  useEffect(() => {
    isMounted.current = true;
    void start.current();
    return () => {
      isMounted.current = false;
    };
  }, []);

  const resend = useRef(() => {});
  resend.current = () => {
    if (orders.placement.status === 'unanswered') void openOrder(orders.retry());
  };
  useEffect(() => {
    // The customer has already pressed the button: send the same order again, with the same idempotency key.
    const handleOnline = () => resend.current();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);

  /** Must run in the click handler: browsers allow the payment window only there. */
  const send = (placeOrder: () => Promise<string | null>) =>
    void openOrder(isOnlinePayment ? payment.open({ kind: 'order', placeOrder }, paymentPage) : placeOrder());

  return {
    placement: orders.placement,
    isChecking,
    isDone,
    placeOrder: () => send(orders.place),
    retry: () => send(orders.retry),
    acceptQuote: () => send(orders.acceptQuote),
    abandon: orders.abandon,
  };
}
