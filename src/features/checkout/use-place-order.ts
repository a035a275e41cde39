import { useEffect, useRef, useState } from 'react';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { usePaymentPageOptions } from '../../components/payment/use-payment-page-options.ts';
import { isPaidOnline } from '../../domain/payment/payment-type.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCartRevalidation } from '../../stores/cart/cart-hooks.ts';
import { hasOrderChanged } from '../../stores/checkout/compare-order.ts';
import type { OrderPlacementState, SentOrder } from '../../stores/orders/orders-state.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';
import { useCart, useStores } from '../../stores/stores-context.tsx';
import { createTableStore } from '../../stores/tables/table-store.ts';
import { useTimeRefusalDismissal } from './refused-time-alternatives.tsx';
import { type UnpaidOrder, useUnpaidOrder } from './use-unpaid-order.ts';

export interface PlaceOrderFlow {
  readonly placement: OrderPlacementState;
  /** True while the checkout resends an order that got no response during an earlier visit. */
  readonly isChecking: boolean;
  /** The order that was sent and has no response yet. Null if there is no such order. */
  readonly sentOrder: SentOrder | null;
  /** True if the cart has changed since the unanswered order was sent. */
  readonly isCartChanged: boolean;
  /** Id of the confirmed first order while the cart is a second order. Null otherwise. */
  readonly firstOrderId: string | null;
  /** An earlier order that waits for its payment: the customer must pay or cancel it first. Null otherwise. */
  readonly unpaidOrder: UnpaidOrder | null;
  /** True while an earlier order has no response or is not paid. */
  readonly hasUnsettledOrder: boolean;
  /** Number of the earlier unpaid order, after it was cancelled. Null otherwise. */
  readonly cancelledOrderNumber: string | null;
  /** True when the order is placed and its screen is loading. */
  readonly isOpeningOrder: boolean;
  placeOrder(): void;
  retry(): void;
  acceptQuote(): void;
  startSecondOrder(): void;
  openUnpaidOrder(): void;
  abandon(): void;
}

/** Places the order, resends it after a lost connection, and opens the order screen. */
export function usePlaceOrder(): PlaceOrderFlow {
  const router = useRouter();
  const stores = useStores();
  const { referenceId } = usePathParams();
  const orders = useOrders((state) => ({
    placement: state.placement,
    sentOrder: state.sentOrder,
    preloadPlacer: state.preloadPlacer,
    checkPrice: state.checkPrice,
    place: state.placeOrder,
    retry: state.retry,
    resume: state.resume,
    acceptQuote: state.acceptQuote,
    startSecondOrder: state.startSecondOrder,
    abandon: state.abandon,
    dismiss: state.dismiss,
  }));
  const sentContent = orders.sentOrder?.content ?? null;
  const isCartChanged = useCart((cart) => hasOrderChanged(cart, sentContent));
  const payment = useOrderPayment(({ open, resume }) => ({ open, resume }));
  const unpaidState = useUnpaidOrder();
  // While this screen sends an order, the unpaid order is that order, not an earlier one.
  const [isSending, setSending] = useState(false);
  const unpaidOrder = isSending ? null : unpaidState.order;
  const paymentPageOptions = usePaymentPageOptions();
  const isOnlinePayment = useCart(
    ({ details, bill }) => !bill?.wallet.minor && isPaidOnline(details.paymentType),
  );
  useCartRevalidation();
  useTimeRefusalDismissal(orders.placement, orders.dismiss);
  const [isChecking, setChecking] = useState(orders.placement.status === 'unanswered');
  const [isOpeningOrder, setOpeningOrder] = useState(false);
  const [firstOrderId, setFirstOrderId] = useState<string | null>(null);
  const isMountedRef = useRef(true);

  const openOrder = async (orderIdPromise: Promise<string | null>): Promise<boolean> => {
    const orderId = await orderIdPromise;
    if (!orderId) return false;
    setOpeningOrder(true);
    // Continue the payment, which the order screen shows.
    payment.resume();
    // Add a history entry if the customer has left the checkout, so that they can go back.
    await router.navigate(paths.order({ referenceId, orderId }), { replace: isMountedRef.current });
    return true;
  };

  const prepareCheckout = useRef(async () => {
    orders.preloadPlacer();
    const unpaidPurchase = payment.resume();
    const unpaidOrderId = unpaidPurchase?.kind === 'order' ? unpaidPurchase.orderId : null;
    const { cart } = stores.cart.getState();
    const isCartEmpty = !cart.lines.length;
    // `resume` compares the cart with the unanswered order. Load the branch's tables first, because a table from a link
    // is not in the cart before.
    if (cart.orderType === 'dine_in')
      await stores.getOrCreateStore(createTableStore).getState().fetchTables();
    // With an empty cart, the customer can only pay for the unpaid order, so open it. Otherwise the customer decides.
    const unfinishedOrderIdPromise = unpaidOrderId
      ? Promise.resolve(isCartEmpty ? unpaidOrderId : null)
      : orders.resume();
    const wasOrderOpened = await openOrder(unfinishedOrderIdPromise);
    setChecking(false);
    if (!wasOrderOpened && isMountedRef.current) await orders.checkPrice();
  });
  useEffect(() => {
    isMountedRef.current = true;
    void prepareCheckout.current();
    return () => {
      isMountedRef.current = false;
    };
  }, []);

  const resend = useRef(() => {});
  resend.current = () => {
    if (orders.placement.status === 'unanswered' && !isCartChanged) void openOrder(orders.retry());
  };
  useEffect(() => {
    // The customer has already pressed the button, so resend the same order with the same idempotency key.
    const handleOnline = () => resend.current();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);

  /** Must run in the click handler: browsers allow the payment window only there. */
  const send = (placeOrder: () => Promise<string | null>) => {
    setSending(true);
    const orderIdPromise = isOnlinePayment
      ? payment.open({ kind: 'order', placeOrder }, paymentPageOptions)
      : placeOrder();
    void openOrder(orderIdPromise).then(() => setSending(false));
  };

  const startSecondOrder = async () => {
    const orderId = await orders.startSecondOrder();
    if (!orderId) return;
    // If the first order still has to be paid, open it. A second order can be placed only afterwards.
    if (payment.resume()?.kind === 'order') await openOrder(Promise.resolve(orderId));
    else setFirstOrderId(orderId);
  };

  return {
    placement: orders.placement,
    sentOrder: orders.sentOrder,
    isCartChanged,
    firstOrderId: firstOrderId ?? unpaidState.paidOrderId,
    unpaidOrder,
    hasUnsettledOrder: orders.placement.status === 'unanswered' || unpaidOrder !== null,
    cancelledOrderNumber: isSending ? null : unpaidState.cancelledOrderNumber,
    isChecking,
    isOpeningOrder,
    placeOrder: () => send(orders.place),
    retry: () => send(orders.retry),
    acceptQuote: () => send(orders.acceptQuote),
    startSecondOrder: () => void startSecondOrder(),
    openUnpaidOrder: () => void openOrder(Promise.resolve(unpaidOrder?.orderId ?? null)),
    abandon: orders.abandon,
  };
}
