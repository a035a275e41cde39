import * as calls from '../../api/contract/order-contract.ts';
import { staleTotalBody } from '../../api/contract/order-contract.ts';
import type { Quote } from '../../api/contract/quote-contract.ts';
import { refusedFields } from '../../api/contract/refused-fields.ts';
import { slotRefusedBody } from '../../api/contract/schedule-contract.ts';
import { toSlots } from '../../api/mappers/map-schedule.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { isPaidOnline } from '../../domain/payment/payment-type.ts';
import { returnUrl } from '../../lib/return-url.ts';
import { persistedProofs, proofOf } from '../account/verified-phones.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { Reconciler } from '../cart/reconcile-cart.ts';
import { isAnswer } from '../is-answer.ts';
import type { OrderTools, Placing } from '../orders/orders-state.ts';
import { persistedPayment } from '../payment/pending-payment.ts';
import { orderPlaced } from './order-placed.ts';
import { orderRequestOf } from './order-request.ts';
import { type PendingOrder, persistedPending } from './pending-order.ts';

/** The backend may take a while to store an order; the customer waits rather than orders twice. */
const TIMEOUT_MS = 20_000;

/** What a failure means. Only the backend's own refusal is an answer: a proxy's page or a 5xx is none. */
function placingAfter(error: unknown, stale: Quote | undefined): Placing {
  if (!isAnswer(error)) return { status: 'unanswered' };
  if (stale) return { status: 'stale', quote: stale };
  const slot = slotRefusedBody.safeParse(error.body).data;
  const alternatives = slot && { alternatives: toSlots(slot.alternatives) };
  return {
    status: 'refused',
    code: error.code,
    message: error.serverMessage,
    fields: refusedFields(error),
    ...alternatives,
  };
}

/** What of a quote the customer agrees to. */
type Asked = Pick<Quote, 'total' | 'wallet'>;

const refused = (code: string): Placing => ({ status: 'refused', code, message: null, fields: {} });

/** Placing an order, once and only once (decisions, section 4). */
export function createPlacer(tools: OrderTools, reconciler: Reconciler) {
  const { deps, businessStore, cartStore, get, set } = tools;
  const pending = persistedPending(deps);
  const payments = persistedPayment(deps, 'order');

  // However the difference came to light, there is one way to offer it, and it ends with the cart it is about.
  const offerDifference = ({ difference }: Pick<CartState, 'difference'>) => {
    const { status } = get().placing;
    if (difference && (status === 'idle' || status === 'stale'))
      set({ placing: { status: 'stale', quote: difference.current } });
    else if (!difference && status === 'stale') set({ placing: { status: 'idle' } });
  };
  cartStore.subscribe((state, before) => {
    if (state.difference !== before.difference) offerDifference(state);
  });
  offerDifference(cartStore.getState());

  async function send({ idempotencyKey, request, units }: PendingOrder): Promise<string | null> {
    // Who thought again since is not told of; the server does not take it for another order.
    const { tracking, ...untold } = request;
    const told = deps.tracking?.isGranted() ? tracking : undefined;
    try {
      const { order, transaction } = await deps.client.call(calls.placeOrderCall, {
        body: told ? request : untold,
        idempotencyKey,
        timeoutMs: TIMEOUT_MS,
      });
      const taken = { units, eventId: told?.event_id ?? null, orderKey: idempotencyKey };
      if (transaction && transaction.status !== 'paid') {
        // It is nobody's work until it is paid: the cart keeps what is in it, and nobody is told of an order.
        const { id: orderId, number, branch } = order;
        payments.save({
          ...taken,
          purchase: { kind: 'order', orderId, number, branchId: branch.id },
          paymentType: transaction.payment_type,
          attempt: null,
          transaction,
        });
        pending.clear();
        set({ order, orderStatus: 'fetched', orderError: null });
      } else orderPlaced(tools, order, taken, pending.clear);
      set({ placing: { status: 'idle' } });
      return order.id;
    } catch (error) {
      const stale = staleTotalBody.safeParse(Object(error).body).data;
      const placing = placingAfter(error, stale?.quote);
      if (placing.status !== 'unanswered') {
        pending.clear();
        // Prices or items may have changed: the menu on screen should say the same as the server.
        void businessStore.getState().load();
      }
      if (stale) reconciler.refused(stale);
      set({ placing });
      return null;
    }
  }

  /** The cart as an order at what was `asked`, or why there is none. */
  function prepared(asked: Asked | undefined): PendingOrder | Placing {
    const state = cartStore.getState();
    const { cart, bill } = state;
    if (!bill || businessStore.getState().status !== 'fetched') return refused('not_ready');
    if (!cart.lines.length) return refused('cart_empty');
    if (bill.problems.length) return refused('line_problems');
    const request = orderRequestOf(state, bill, {
      ...(asked ?? { total: toDecimal(bill.total), wallet: toDecimal(bill.wallet) }),
      tracking: deps.tracking?.forOrder(),
      phone_proof: proofOf(persistedProofs(deps).load() ?? [], state.details, deps.now()),
    });
    return {
      idempotencyKey: deps.newId(),
      request: isPaidOnline(request.payment_type) ? { ...request, return_url: returnUrl() } : request,
      units: Object.fromEntries(cart.lines.map(({ key, count }) => [key, count])),
    };
  }

  return {
    /** Sends what is unanswered; else the cart at what the server `asked`, or at what it costs here. */
    async place(asked?: Asked): Promise<string | null> {
      const unanswered = pending.load();
      if (unanswered) return send(unanswered);
      // One that waits for its payment, perhaps since another tab placed it, is paid or given up first.
      const unpaid = payments.load();
      if (unpaid?.purchase.kind === 'order') {
        set({ placing: { status: 'idle' } });
        return unpaid.purchase.orderId;
      }
      const order = prepared(asked);
      if ('status' in order) {
        set({ placing: order });
        return null;
      }
      pending.save(order);
      return send(order);
    },

    async resume(): Promise<string | null> {
      const unanswered = pending.load();
      if (unanswered) return send(unanswered);
      set({ placing: { status: 'idle' } });
      return null;
    },
  };
}
