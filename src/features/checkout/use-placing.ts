import { useEffect, useRef, useState } from 'react';
import { useHere } from '../../components/layout/use-here.ts';
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
  /** Asking after an order that an earlier visit left without an answer. */
  readonly isChecking: boolean;
  /** The order is placed; its own screen is on the way. */
  readonly isDone: boolean;
  place(): void;
  retry(): void;
  acceptQuote(): void;
  abandon(): void;
}

/** Takes the cart to the server, whatever becomes of the connection, and the customer to the order. */
export function usePlacing(): PlacingFlow {
  const router = useRouter();
  const { referenceId } = useHere();
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
    // One that waits for its payment is shown with that.
    payment.take();
    // Who went elsewhere meanwhile can come back to where they were.
    await router.navigate(paths.order({ referenceId, orderId }), { replace: isHere.current });
    return true;
  };

  const arrive = useRef(async () => {
    orders.prepare();
    const unpaid = payment.take();
    // The next order has to wait: what waits for its payment is paid, or given up, first.
    const before = unpaid?.kind === 'order' ? Promise.resolve(unpaid.orderId) : orders.resume();
    const wasPlaced = await follow(before);
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
    // The customer has ordered: with the line back, the same order goes on its way, with the key it had.
    const onLine = () => again.current();
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, []);

  /** What is paid online has its window from the click on. */
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
