import * as calls from '../api/calls/order.ts';
import { ApiError } from '../api/errors.ts';
import { type Quote, staleTotalBody } from '../api/schemas/order.ts';
import { slotRefusedBody } from '../api/schemas/slot-hold.ts';
import { toDecimal } from '../domain/money/arithmetic.ts';
import type { CartState } from './cart-state.ts';
import { orderRequestOf } from './order-request.ts';
import { summaryOf } from './order-summary.ts';
import type { OrderTools, Placing } from './orders-state.ts';
import { type PendingOrder, persistedPending } from './pending-order.ts';
import { persistedProofs, proofOf } from './phone-proofs.ts';
import type { Reconciler } from './reconcile-cart.ts';
import { toSlots } from './slots-of-wire.ts';

/** The backend may take a while to store an order; the customer waits rather than orders twice. */
const TIMEOUT_MS = 20_000;

/** What a failure means. Only the backend's own refusal is an answer: a proxy's page or a 5xx is none. */
function placingAfter(error: unknown, stale: Quote | undefined): Placing {
  const isAnswer =
    error instanceof ApiError &&
    (error.kind === 'refused' || error.status === 429) &&
    (Object(error.body) as { error?: unknown }).error === 1 &&
    // The same key is being worked on: the order may well be stored in a moment.
    error.code !== 'in_progress';
  if (!isAnswer) return { status: 'unanswered' };
  if (stale) return { status: 'stale', quote: stale };
  const slot = slotRefusedBody.safeParse(error.body).data;
  const alternatives = slot && { alternatives: toSlots(slot.alternatives) };
  return {
    status: 'refused',
    code: error.code,
    message: error.serverMessage,
    fields: error.fields,
    ...alternatives,
  };
}

const refused = (code: string): Placing => ({ status: 'refused', code, message: null, fields: {} });

/** Placing an order, once and only once (decisions, section 4). */
export function createPlacer(
  { deps, businessStore, cartStore, get, set, note }: OrderTools,
  reconciler: Reconciler,
) {
  const pending = persistedPending(deps);

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
      const { order } = await deps.client.call(calls.placeOrder, {
        body: told ? request : untold,
        idempotencyKey,
        timeoutMs: TIMEOUT_MS,
      });
      // The answer is stored first: a crash in between sends the key again and gets the same order.
      note({ ...summaryOf(order), key: idempotencyKey });
      if (told) deps.tracking?.tell({ kind: 'ordered', order, eventId: told.event_id });
      pending.clear();
      cartStore.getState().takeOrdered(units);
      set({ placing: { status: 'idle' }, order, orderStatus: 'fetched', orderError: null });
      deps.onOrder?.(summaryOf(order), true);
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

  /** The cart as an order at `total`, or why there is none. */
  function prepared(total: number | undefined): PendingOrder | Placing {
    const state = cartStore.getState();
    const { cart, bill } = state;
    if (!bill || businessStore.getState().status !== 'fetched') return refused('not_ready');
    if (!cart.lines.length) return refused('cart_empty');
    if (bill.problems.length) return refused('line_problems');
    return {
      idempotencyKey: deps.newId(),
      request: orderRequestOf(state, bill, {
        total: total ?? toDecimal(bill.total),
        tracking: deps.tracking?.forOrder(),
        phone_proof: proofOf(persistedProofs(deps).load() ?? [], state.details, deps.now()),
      }),
      units: Object.fromEntries(cart.lines.map(({ key, count }) => [key, count])),
    };
  }

  return {
    /** Sends what is unanswered; else the cart at `total` (the server's quote) or at what it costs here. */
    async place(total?: number): Promise<string | null> {
      const unanswered = pending.load();
      if (unanswered) return send(unanswered);
      const order = prepared(total);
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
