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
import { isFinalResponse } from '../final-response.ts';
import type { CompletedOrder, OrderInternals, OrderPlacementState } from '../orders/orders-state.ts';
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
 * exist.
 */
function toFailedPlacement(error: unknown, stale: QuoteResponse | null): OrderPlacementState {
  if (!isFinalResponse(error)) return { status: 'unanswered' };
  if (stale) return { status: 'stale', quote: stale.quote };
  const slot = slotRefusedBody.safeParse(error.body).data;
  return {
    status: 'refused',
    code: error.code,
    message: error.serverMessage,
    fields: getRefusedFields(error),
    ...(slot && { alternatives: toSlots(slot.alternatives) }),
  };
}

export function createPlacer(internals: OrderInternals, revalidator: CartRevalidator) {
  const { deps, businessStore, cartStore, get, set } = internals;
  const savedOrder = createPendingOrderStorage(deps);
  const savedPayment = createPaymentStorage(deps, 'order');

  const keepPending = (order: PendingOrder) => {
    savedOrder.save(order);
    showSentOrder(order);
  };
  const forgetPending = () => {
    savedOrder.clear();
    set({ sentOrder: null });
  };

  function showSentOrder(order: PendingOrder): void {
    set({ sentOrder: toSentOrder(order, (error) => deps.reporter.report(error, { part: 'placing' })) });
  }

  const storedOrder = savedOrder.load();
  if (storedOrder) showSentOrder(storedOrder);

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
  async function sendAt({ quote }: QuoteResponse): Promise<string | null> {
    cartStore.getState().acceptPriceChange();
    const order = buildPendingOrder(internals, quote);
    if ('status' in order) {
      set({ placement: order });
      return null;
    }
    keepPending(order);
    return send(order, { isRepriced: true });
  }

  /** Handles a stored order: finishes it, or keeps its open payment. */
  function storePlaced(order: Order, transaction: Transaction | null, completed: CompletedOrder): void {
    if (!transaction || transaction.status === 'paid') {
      completeOrder(internals, order, completed, forgetPending);
      return;
    }
    // The restaurant gets the order only after the payment. Until then the cart keeps its lines, and no event is sent.
    const { id: orderId, number, branch, quote } = order;
    const rest = subtract(quote.total, quote.wallet);
    savedPayment.save({
      ...completed,
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
    forgetPending();
    set({ order, orderStatus: 'fetched', orderError: null });
  }

  /**
   * Sends an unanswered order once more. If the order is outdated, only asks the server whether it exists.
   */
  const resend = (order: PendingOrder, sending?: SendOptions): Promise<string | null> =>
    isOutdated(order, deps.now()) ? findPlacedOrder(order, sending) : send(order, sending);

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
        forgetPending();
        set({ placement: keepsCart ? { status: 'idle' } : buildRefusal('not_placed') });
        return null;
      }
      storePlaced(order, transaction, {
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

  async function send(
    { idempotencyKey, request, units }: PendingOrder,
    sending: SendOptions = {},
  ): Promise<string | null> {
    // Without consent, the order is sent without tracking. The server still recognises it as the same order.
    const { tracking, ...untracked } = request;
    const sentTracking = deps.tracking?.isGranted() ? tracking : undefined;
    try {
      const { order, transaction } = await deps.client.call(
        placeOrderCall,
        { body: sentTracking ? request : untracked, idempotencyKey, timeoutMs: TIMEOUT_MS },
        (wire) => ({
          order: toOrder(wire.order),
          transaction: wire.transaction ? toTransaction(wire.transaction) : null,
        }),
      );
      const completed = {
        units: sending.keepsCart ? {} : units,
        eventId: sentTracking?.event_id ?? null,
        orderKey: idempotencyKey,
      };
      storePlaced(order, transaction, completed);
      set({ placement: { status: 'idle' } });
      return order.id;
    } catch (error) {
      return handleFailure(error, sending);
    }
  }

  async function handleFailure(
    error: unknown,
    { isRepriced, keepsCart }: SendOptions,
  ): Promise<string | null> {
    const stale = toStaleQuote(Object(error).body, businessStore.getState().currency, (problem) =>
      deps.reporter.report(problem, { part: 'placing' }),
    );
    const placement = toFailedPlacement(error, stale);
    const isFinal = placement.status !== 'unanswered';
    if (isFinal) {
      forgetPending();
      // Prices or items may have changed, so reload the menu.
      void businessStore.getState().load();
    }
    if (stale && !keepsCart) {
      revalidator.adoptServerPrice(stale);
      if (!isRepriced && businessStore.getState().business?.hidesPrices) return sendAt(stale);
    }
    set({ placement: isFinal && keepsCart ? { status: 'idle' } : placement });
    return null;
  }

  const hasChanged = ({ request, cartContent }: PendingOrder): boolean =>
    hasOrderChanged(cartStore.getState(), toOrderedContent(request, cartContent));

  /** Another tab may have sent the order, so show it. The customer decides whether the changed cart is a second order. */
  function askAboutUnanswered(order: PendingOrder): null {
    showSentOrder(order);
    set({ placement: { status: 'unanswered' } });
    return null;
  }

  /**
   * Sends the unanswered order, if there is one and the cart has not changed since. Otherwise sends the cart at the
   * `agreed` price, by default the cart's price. Sends nothing while an earlier order waits for its payment: the
   * customer must pay or cancel it first.
   */
  async function placeOrder(agreed?: Quote): Promise<string | null> {
    const unansweredOrder = savedOrder.load();
    if (unansweredOrder)
      return hasChanged(unansweredOrder) ? askAboutUnanswered(unansweredOrder) : resend(unansweredOrder);
    // Another tab may have placed an order that is not paid yet.
    if (savedPayment.load()) {
      set({ placement: { status: 'idle' } });
      return null;
    }
    const order = buildPendingOrder(internals, agreed);
    if ('status' in order) {
      set({ placement: order });
      return null;
    }
    keepPending(order);
    return send(order);
  }

  return {
    placeOrder,

    /**
     * Sends the unanswered order, if there is one and the cart has not changed since. Forgets an outdated order that
     * was not placed, even if the cart has changed.
     */
    async resume(): Promise<string | null> {
      const unansweredOrder = savedOrder.load();
      if (unansweredOrder && hasChanged(unansweredOrder) && !isOutdated(unansweredOrder, deps.now()))
        return askAboutUnanswered(unansweredOrder);
      if (unansweredOrder) return resend(unansweredOrder);
      set({ placement: { status: 'idle' } });
      return null;
    },

    /** Sends the unanswered order, whatever the cart contains now. Without such an order, sends the cart. */
    async retry(): Promise<string | null> {
      const unansweredOrder = savedOrder.load();
      return unansweredOrder ? resend(unansweredOrder) : placeOrder();
    },

    /** Sends the unanswered order and keeps the whole cart. */
    async startSecondOrder(): Promise<string | null> {
      const firstOrder = savedOrder.load();
      if (firstOrder) return resend(firstOrder, { keepsCart: true });
      set({ placement: { status: 'idle' } });
      return null;
    },
  };
}
