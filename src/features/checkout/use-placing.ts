import { useEffect, useRef, useState } from 'react';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { usePaymentPage } from '../../components/payment/use-payment-page.ts';
import { isPaidOnline } from '../../domain/payment/payment-type.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCartRevalidation } from '../../stores/cart/cart-hooks.ts';
import type { Placing } from '../../stores/orders/orders-state.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { useTimeRefusalDismissal } from './refused-time.tsx';

export interface PlacingFlow {
  readonly placing: Placing;
  /** Sending an order again that an earlier visit left without a response. */
  readonly isChecking: boolean;
  /** The order is placed, and its screen is loading. */
  readonly isDone: boolean;
  place(): void;
  retry(): void;
  acceptQuote(): void;
  abandon(): void;
}

/** Sends the cart to the server, also over a bad connection, and leads the customer to the order. */
export function usePlacing(): PlacingFlow {
  const router = useRouter();
  const { referenceId } = usePathParams();
  const orders = useOrders(
    ({ placing, prepare, review, place, retry, resume, acceptQuote, abandon, dismiss }) => ({
      placing,
      prepare,
      review,
      place,
      retry,
      resume,
      acceptQuote,
      abandon,
      dismiss,
    }),
  );
  const payment = useOrderPayment(({ open, resume: take }) => ({ open, take }));
  const page = usePaymentPage();
  const isOnline = useCart(({ details, bill }) => !bill?.wallet.minor && isPaidOnline(details.paymentType));
  useCartRevalidation();
  useTimeRefusalDismissal(orders.placing, orders.dismiss);
  const [isChecking, setChecking] = useState(orders.placing.status === 'unanswered');
  const [isDone, setDone] = useState(false);
  const isHere = useRef(true);

  const follow = async (placed: Promise<string | null>): Promise<boolean> => {
    const orderId = await placed;
    if (!orderId) return false;
    setDone(true);
    // An order that waits for its payment is shown with the payment.
    payment.take();
    // A customer who navigated elsewhere meanwhile can go back to that screen.
    await router.navigate(paths.order({ referenceId, orderId }), { replace: isHere.current });
    return true;
  };

  const arrive = useRef(async () => {
    orders.prepare();
    const unpaid = payment.take();
    // An order that waits for its payment is paid or cancelled before the next one.
    const unfinished = unpaid?.kind === 'order' ? Promise.resolve(unpaid.orderId) : orders.resume();
    const wasPlaced = await follow(unfinished);
    setChecking(false);
    if (!wasPlaced) await orders.review();
  });
  useEffect(() => {
    isHere.current = true;
    void arrive.current();
    return () => {
      isHere.current = false;
    };
  }, []);

  const again = useRef(() => {});
  again.current = () => {
    if (orders.placing.status === 'unanswered') void follow(orders.retry());
  };
  useEffect(() => {
    // The customer has ordered: back online, the same order is sent again with its key.
    const onLine = () => again.current();
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, []);

  /** An online payment opens its window in the click. */
  const send = (place: () => Promise<string | null>) =>
    void follow(isOnline ? payment.open({ kind: 'order', place }, page) : place());

  return {
    placing: orders.placing,
    isChecking,
    isDone,
    place: () => send(orders.place),
    retry: () => send(orders.retry),
    acceptQuote: () => send(orders.acceptQuote),
    abandon: orders.abandon,
  };
}
