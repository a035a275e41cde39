import { placedOrderCall, placeOrderCall } from '../../api/contract/order-contract.ts';
import { getRefusedFields } from '../../api/contract/refused-fields.ts';
import { slotRefusedBody } from '../../api/contract/schedule-contract.ts';
import { toOrder } from '../../api/mappers/map-order.ts';
import { type QuoteResponse, toStaleQuote } from '../../api/mappers/map-quote.ts';
import { toSlots } from '../../api/mappers/map-schedule.ts';
import { toTransaction } from '../../api/mappers/map-transaction.ts';
import { subtract } from '../../domain/money/arithmetic.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Transaction } from '../../domain/payment/transaction.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { CartRevalidator } from '../cart/revalidate-cart.ts';
import { isFinalRefusal } from '../final-refusal.ts';
import type { OrderCompletion, OrderInternals, OrderPlacementState } from '../orders/orders-state.ts';
import { createPaymentStorage } from '../payment/pending-payment.ts';
import { buildPendingOrder, buildRefusal } from './build-pending-order.ts';
import { hasOrderChanged, toOrderedContent } from './compare-order.ts';
import { completeOrder } from './complete-order.ts';
import { toSentOrder } from './map-sent-order.ts';
import { createPendingOrderStorage, isOutdated, type PendingOrder } from './order-request.ts';

// Places the cart as an order, exactly once (decisions, section 4). The request is stored with its idempotency key
// before it is sent. The same request is sent again until there is a response. After some time, the app only asks the
// server whether the order exists (ADR 0010).

/** Long, because the server may take a while to store an order. */
const TIMEOUT_MS = 20_000;

/** How an order is sent. */
interface SendOptions {
  /** Whether the order already has the server's price. If the price differs again, the customer is asked. */
  readonly isRepriced?: boolean;
  /** Whether the cart is a separate order. If so, neither placing nor refusing this order changes the cart. */
  readonly keepsCart?: boolean;
}

/**
 * The state after a failure. Only a refusal by the server is final. After a proxy's error page or a 5xx the order may
 * exist. `serverPrice` is the server's price if the server refused the order at an older price.
 */
function toFailedPlacement(error: unknown, serverPrice: QuoteResponse | null): OrderPlacementState {
  if (!isFinalRefusal(error)) return { status: 'unanswered' };
  if (serverPrice) return { status: 'stale', quote: serverPrice.quote };
  const slot = slotRefusedBody.safeParse(error.body).data;
  return {
    status: 'refused',
    code: error.code,
    message: error.serverMessage,
    fields: getRefusedFields(error),
    ...(slot && { alternatives: toSlots(slot.alternatives) }),
  };
}

export function createOrderPlacer(internals: OrderInternals, revalidator: CartRevalidator) {
  const { deps, businessStore, cartStore, get, set } = internals;
  const orderStorage = createPendingOrderStorage(deps);
  const paymentStorage = createPaymentStorage(deps, 'order');

  const savePendingOrder = (order: PendingOrder) => {
    orderStorage.save(order);
    showSentOrder(order);
  };
  const forgetPendingOrder = () => {
    orderStorage.clear();
    set({ sentOrder: null });
  };

  function showSentOrder(order: PendingOrder): void {
    set({ sentOrder: toSentOrder(order, (error) => deps.reporter.report(error, { part: 'placing' })) });
  }

  const pendingOrder = orderStorage.load();
  if (pendingOrder) showSentOrder(pendingOrder);

  // The cart store detects a price change. Until the customer accepts the new price, the order cannot be placed.
  const showPriceChange = ({ priceChange }: Pick<CartState, 'priceChange'>) => {
    const { status } = get().placement;
    if (priceChange && (status === 'idle' || status === 'stale'))
      set({ placement: { status: 'stale', quote: priceChange.serverQuote } });
    else if (!priceChange && status === 'stale') set({ placement: { status: 'idle' } });
  };
  cartStore.subscribe((state, before) => {
    if (state.priceChange !== before.priceChange) showPriceChange(state);
  });
  showPriceChange(cartStore.getState());

  /**
   * Sends the cart again at the server's price without asking the customer. Only for a business that hides prices: its
   * customers see no price that they could accept.
   */
  async function resendAtServerPrice({ quote }: QuoteResponse): Promise<string | null> {
    cartStore.getState().acceptPriceChange();
    const order = buildPendingOrder(internals, quote);
    if ('status' in order) {
      set({ placement: order });
      return null;
    }
    savePendingOrder(order);
    return sendOrder(order, { isRepriced: true });
  }

  /** Handles an order that the server has stored: completes it if nothing is left to pay, else saves its payment. */
  function handlePlacedOrder(
    order: Order,
    transaction: Transaction | null,
    completion: OrderCompletion,
  ): void {
    if (!transaction || transaction.status === 'paid') {
      completeOrder(internals, order, completion, forgetPendingOrder);
      return;
    }
    // The restaurant gets the order only after the payment. Until then the cart keeps its lines, and no event is sent.
    const { id: orderId, number, branch, quote } = order;
    const rest = subtract(quote.total, quote.wallet);
    paymentStorage.save({
      ...completion,
      purchase: {
        kind: 'order',
        orderId,
        number,
        branchId: branch.id,
        orderType: order.orderType,
        rest,
      },
      paymentType: transaction.paymentType,
      attempt: null,
      transaction,
    });
    forgetPendingOrder();
    set({ order, orderStatus: 'fetched', orderError: null });
  }

  /**
   * Sends an unanswered order once more. If the order is outdated, only asks the server whether it exists.
   */
  const resendOrder = (order: PendingOrder, options?: SendOptions): Promise<string | null> =>
    isOutdated(order, deps.now()) ? findPlacedOrder(order, options) : sendOrder(order, options);

  /**
   * Asks the server for an outdated order and completes it. If there is none, forgets the request, so that the
   * checkout shows the current cart. Never places an order.
   */
  async function findPlacedOrder(
    { idempotencyKey, request, units }: PendingOrder,
    { keepsCart }: SendOptions = {},
  ): Promise<string | null> {
    try {
      const { order, transaction } = await deps.client.call(
        placedOrderCall,
        { params: { branch_id: request.branch_id }, orderKey: idempotencyKey, timeoutMs: TIMEOUT_MS },
        (wire) => ({
          order: wire.order && toOrder(wire.order),
          transaction: wire.transaction ? toTransaction(wire.transaction) : null,
        }),
      );
      if (!order) {
        forgetPendingOrder();
        set({ placement: keepsCart ? { status: 'idle' } : buildRefusal('not_placed') });
        return null;
      }
      handlePlacedOrder(order, transaction, {
        units: keepsCart ? {} : units,
        // The purchase is too old to be tracked.
        eventId: null,
        orderKey: idempotencyKey,
      });
      set({ placement: { status: 'idle' } });
      return order.id;
    } catch {
      // The request failed or was refused. Neither shows whether the order exists.
      set({ placement: { status: 'unanswered' } });
      return null;
    }
  }

  async function sendOrder(
    { idempotencyKey, request, units }: PendingOrder,
    options: SendOptions = {},
  ): Promise<string | null> {
    // Without consent, the order is sent without tracking. The server still recognises it as the same order.
    const { tracking, ...requestWithoutTracking } = request;
    const sentTracking = deps.tracking?.isGranted() ? tracking : undefined;
    try {
      const { order, transaction } = await deps.client.call(
        placeOrderCall,
        { body: sentTracking ? request : requestWithoutTracking, idempotencyKey, timeoutMs: TIMEOUT_MS },
        (wire) => ({
          order: toOrder(wire.order),
          transaction: wire.transaction ? toTransaction(wire.transaction) : null,
        }),
      );
      const completed = {
        units: options.keepsCart ? {} : units,
        eventId: sentTracking?.event_id ?? null,
        orderKey: idempotencyKey,
      };
      handlePlacedOrder(order, transaction, completed);
      set({ placement: { status: 'idle' } });
      return order.id;
    } catch (error) {
      return handleFailure(error, options);
    }
  }

  async function handleFailure(
    error: unknown,
    { isRepriced, keepsCart }: SendOptions,
  ): Promise<string | null> {
    const serverPrice = toStaleQuote(Object(error).body, businessStore.getState().currency, (problem) =>
      deps.reporter.report(problem, { part: 'placing' }),
    );
    const placement = toFailedPlacement(error, serverPrice);
    const isFinal = placement.status !== 'unanswered';
    if (isFinal) {
      forgetPendingOrder();
      // Prices or items may have changed, so reload the menu.
      void businessStore.getState().load();
    }
    if (serverPrice && !keepsCart) {
      revalidator.adoptServerPrice(serverPrice);
      if (!isRepriced && businessStore.getState().business?.hidesPrices)
        return resendAtServerPrice(serverPrice);
    }
    set({ placement: isFinal && keepsCart ? { status: 'idle' } : placement });
    return null;
  }

  const hasCartChanged = ({ request, cartContent }: PendingOrder): boolean =>
    hasOrderChanged(cartStore.getState(), toOrderedContent(request, cartContent));

  /** Another tab may have sent the order, so show it. The customer decides whether the changed cart is a second order. */
  function askAboutUnanswered(order: PendingOrder): null {
    showSentOrder(order);
    set({ placement: { status: 'unanswered' } });
    return null;
  }

  /**
   * Sends the unanswered order, if there is one and the cart has not changed since. Otherwise sends the cart at the
   * price of `agreedQuote`, by default the cart's price. Sends nothing while an earlier order waits for its payment:
   * the customer must pay or cancel it first.
   */
  async function placeOrder(agreedQuote?: Quote): Promise<string | null> {
    const unansweredOrder = orderStorage.load();
    if (unansweredOrder)
      return hasCartChanged(unansweredOrder)
        ? askAboutUnanswered(unansweredOrder)
        : resendOrder(unansweredOrder);
    // Another tab may have placed an order that is not paid yet.
    if (paymentStorage.load()) {
      set({ placement: { status: 'idle' } });
      return null;
    }
    const order = buildPendingOrder(internals, agreedQuote);
    if ('status' in order) {
      set({ placement: order });
      return null;
    }
    savePendingOrder(order);
    return sendOrder(order);
  }

  return {
    placeOrder,

    /**
     * Sends the unanswered order, if there is one and the cart has not changed since. Forgets an outdated order that
     * was not placed, even if the cart has changed.
     */
    async resume(): Promise<string | null> {
      const unansweredOrder = orderStorage.load();
      if (unansweredOrder && hasCartChanged(unansweredOrder) && !isOutdated(unansweredOrder, deps.now()))
        return askAboutUnanswered(unansweredOrder);
      if (unansweredOrder) return resendOrder(unansweredOrder);
      set({ placement: { status: 'idle' } });
      return null;
    },

    /** Sends the unanswered order, whatever the cart contains now. Without such an order, sends the cart. */
    async retry(): Promise<string | null> {
      const unansweredOrder = orderStorage.load();
      return unansweredOrder ? resendOrder(unansweredOrder) : placeOrder();
    },

    /** Sends the unanswered order and keeps the whole cart. */
    async startSecondOrder(): Promise<string | null> {
      const firstOrder = orderStorage.load();
      if (firstOrder) return resendOrder(firstOrder, { keepsCart: true });
      set({ placement: { status: 'idle' } });
      return null;
    },
  };
}
