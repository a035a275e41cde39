import { ApiError } from '../../api/client/api-errors.ts';
import { rateCall } from '../../api/contract/feedback-contract.ts';
import {
  arrivedCall,
  cancelOrderCall,
  orderByIdCall,
  orderCall,
  tooLateBody,
} from '../../api/contract/order-contract.ts';
import { toOrder, toOrderReview, toOrderUpdate } from '../../api/mappers/map-order.ts';
import {
  type Order,
  type OrderUpdate,
  pickNewerOrder,
  summarizeOrder,
  updateOrder,
} from '../../domain/orders/order.ts';
import { isFinal } from '../../domain/orders/order-status.ts';
import { followOrder } from './follow-order.ts';
import type { ChangeResult, OrderInternals, WatchedOrder } from './orders-state.ts';

/** Orders of a list that are followed at once: the first ones. */
const MAX_WATCHED = 4;

/** Shows one order and keeps it up to date. */
export function createViewer({ deps, get, set, saveOrder, saveRatingId }: OrderInternals) {
  let requestedId = '';

  const deviceOrder = (id: string) => get().history.find((order) => order.id === id);
  /** Proves that the order is this customer's. */
  const asOwner = (id: string) => ({ orderKey: deviceOrder(id)?.key });

  const shownOrder = (id: string) => {
    const { order } = get();
    return order?.id === id ? order : null;
  };

  /** Stores a new state of an order and shows it, if that order is on screen. */
  function show(response: Order): void {
    const order = pickNewerOrder(response, get().order);
    const summary = summarizeOrder(order);
    if (deviceOrder(order.id)) saveOrder(summary);
    if (shownOrder(order.id)) set({ order });
    deps.onOrder?.(summary, false);
  }

  async function load(id: string): Promise<void> {
    requestedId = id;
    if (!shownOrder(id)) set({ order: null, orderStatus: 'fetching', orderError: null });
    try {
      const branchId = deviceOrder(id)?.branchId;
      const options = { query: { full: 'true' }, ...asOwner(id) } as const;
      const response = await (branchId
        ? deps.client.call(
            orderCall,
            { params: { branch_id: branchId, order_id: id }, ...options },
            ({ order }) => toOrder(order),
          )
        : deps.client.call(orderByIdCall, { params: { order_id: id }, ...options }, ({ order }) =>
            toOrder(order),
          ));
      const order = pickNewerOrder(response, get().order);
      if (deviceOrder(id)) saveOrder(summarizeOrder(order));
      if (requestedId !== id) return;
      set({ order, orderStatus: 'fetched', orderError: null });
      deps.onOrder?.(summarizeOrder(order), false);
    } catch (error) {
      // An order on screen stays there when only its refresh fails.
      if (requestedId === id && !shownOrder(id))
        set({ orderStatus: 'error', orderError: error instanceof ApiError ? error : null });
    }
  }

  function applyUpdate(id: string, update: OrderUpdate): void {
    const before = shownOrder(id);
    if (!before || update.events.length < before.events.length) return;
    const order = updateOrder(before, update);
    set({ order });
    deps.onOrder?.(summarizeOrder(order), false);
    const stored = deviceOrder(id);
    if (stored && stored.status !== order.status) saveOrder({ ...stored, status: order.status });
  }

  /** The order in a refusal that came too late; null for any other error. */
  function lateOrder(error: unknown): Order | null {
    const { data } = tooLateBody.safeParse(Object(error).body);
    try {
      return data ? toOrder(data.order) : null;
    } catch (problem) {
      deps.reporter.report(problem, { part: 'order' });
      return null;
    }
  }

  return {
    load,

    async arrive(note: string): Promise<boolean> {
      const { order } = get();
      if (!order) return false;
      const params = { branch_id: order.branch.id, order_id: order.id };
      try {
        const update = await deps.client.call(arrivedCall, { params, body: { note } }, toOrderUpdate);
        applyUpdate(order.id, update);
        return true;
      } catch (error) {
        // The order may have been handed over meanwhile: then its new state is shown.
        if (error instanceof ApiError && error.kind === 'refused') await load(order.id);
        return false;
      }
    },

    async cancel(): Promise<ChangeResult> {
      const { order } = get();
      if (!order) return 'failed';
      const params = { branch_id: order.branch.id, order_id: order.id };
      try {
        const input = { params, ...asOwner(order.id) };
        show(await deps.client.call(cancelOrderCall, input, (wire) => toOrder(wire.order)));
        return 'done';
      } catch (error) {
        const late = lateOrder(error);
        if (late) show(late);
        return late ? 'late' : 'failed';
      }
    },

    async rate(rate: number, comment: string): Promise<ChangeResult> {
      const { order } = get();
      if (!order) return 'failed';
      const body = { reference_id: order.referenceId, order_id: order.id, rate, comment };
      try {
        const review = await deps.client.call(rateCall, { body, ...asOwner(order.id) }, (wire) =>
          wire.review ? toOrderReview(wire.review) : null,
        );
        saveRatingId(order.id);
        show({ ...(shownOrder(order.id) ?? order), review });
        return 'done';
      } catch (error) {
        // It was rated elsewhere and cannot be changed any more: that rating is shown.
        const isLate = error instanceof ApiError && error.code === 'rated';
        if (isLate) await load(order.id);
        return isLate ? 'late' : 'failed';
      }
    },

    watchAll(orders: readonly WatchedOrder[], signal: AbortSignal): void {
      // Polled, not streamed: a browser has few connections, and a list is not urgent.
      const pollingDeps = { ...deps, eventSource: undefined };
      const running = orders.filter(({ status }) => !isFinal(status)).slice(0, MAX_WATCHED);
      for (const { id: orderId, branchId } of signal.aborted ? [] : running)
        followOrder(pollingDeps, {
          branchId,
          orderId,
          signal,
          onUpdate({ status }) {
            const stored = deviceOrder(orderId);
            if (stored && stored.status !== status) saveOrder({ ...stored, status });
            if (get().statuses[orderId] !== status)
              set({ statuses: { ...get().statuses, [orderId]: status } });
          },
        });
    },

    async follow(id: string, signal: AbortSignal): Promise<void> {
      if (!shownOrder(id)) await load(id);
      const order = shownOrder(id);
      if (signal.aborted || !order || isFinal(order.status)) return;
      followOrder(deps, {
        branchId: order.branch.id,
        orderId: id,
        signal,
        onUpdate: (update) => applyUpdate(id, update),
      });
    },
  };
}
