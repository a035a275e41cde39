import { ApiError } from '../../api/client/api-errors.ts';
import { rateCall } from '../../api/contract/feedback-contract.ts';
import { cancelOrderCall, orderByIdCall, orderCall, tooLateBody } from '../../api/contract/order-contract.ts';
import { arrivedCall } from '../../api/contract/order-events-contract.ts';
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

/** How many running orders of a list are followed at the same time. */
const MAX_WATCHED_ORDERS = 4;

function toFailure(error: unknown): ChangeResult {
  const refusal = error instanceof ApiError && error.refusalMessage;
  return refusal ? { refusal } : 'failed';
}

/** Shows one order and keeps it up to date. */
export function createViewer({ deps, get, set, saveOrder, saveAnsweredRatingId }: OrderInternals) {
  let requestedId = '';

  const findDeviceOrder = (id: string) => get().history.find((order) => order.id === id);
  /** The request option that proves that this is the customer's own order. */
  const getOwnerOptions = (id: string) => ({ orderKey: findDeviceOrder(id)?.key });

  const getOrderOnScreen = (id: string) => {
    const { order } = get();
    return order?.id === id ? order : null;
  };

  /** Stores a new state of an order, and shows it if that order is on screen. */
  function show(response: Order): void {
    const order = pickNewerOrder(response, get().order);
    const summary = summarizeOrder(order);
    if (findDeviceOrder(order.id)) saveOrder(summary);
    if (getOrderOnScreen(order.id)) set({ order });
    deps.onOrder?.(summary, false);
  }

  async function load(id: string): Promise<void> {
    requestedId = id;
    if (!getOrderOnScreen(id)) set({ order: null, orderStatus: 'fetching', orderError: null });
    try {
      const branchId = findDeviceOrder(id)?.branchId;
      const options = { query: { full: 'true' }, ...getOwnerOptions(id) } as const;
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
      if (findDeviceOrder(id)) saveOrder(summarizeOrder(order));
      if (requestedId !== id) return;
      set({ order, orderStatus: 'fetched', orderError: null });
      deps.onOrder?.(summarizeOrder(order), false);
    } catch (error) {
      // If only a refresh fails, the order stays on screen.
      if (requestedId === id && !getOrderOnScreen(id))
        set({ orderStatus: 'error', orderError: error instanceof ApiError ? error : null });
    }
  }

  function applyUpdate(id: string, update: OrderUpdate): void {
    const shownOrder = getOrderOnScreen(id);
    if (!shownOrder || update.events.length < shownOrder.events.length) return;
    const order = updateOrder(shownOrder, update);
    set({ order });
    deps.onOrder?.(summarizeOrder(order), false);
    const storedOrder = findDeviceOrder(id);
    if (storedOrder && storedOrder.status !== order.status)
      saveOrder({ ...storedOrder, status: order.status });
    // The amount due may be rounded differently for another payment method. An update contains no amounts, so load the
    // order.
    if (order.paymentType !== shownOrder.paymentType) void load(id);
  }

  /** Gets the order's current state from a "too late" refusal. Returns null for any other error. */
  function readOrderOfRefusal(error: unknown): Order | null {
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

    async reportArrival(note: string): Promise<boolean> {
      const { order } = get();
      if (!order) return false;
      const params = { branch_id: order.branch.id, order_id: order.id };
      try {
        const update = await deps.client.call(
          arrivedCall,
          { params, body: { note }, ...getOwnerOptions(order.id) },
          toOrderUpdate,
        );
        applyUpdate(order.id, update);
        return true;
      } catch (error) {
        // The order may have been handed over meanwhile, so show its current state.
        if (error instanceof ApiError && error.kind === 'refused') await load(order.id);
        return false;
      }
    },

    async cancel(): Promise<ChangeResult> {
      const { order } = get();
      if (!order) return 'failed';
      const params = { branch_id: order.branch.id, order_id: order.id };
      try {
        const input = { params, ...getOwnerOptions(order.id) };
        show(await deps.client.call(cancelOrderCall, input, (wire) => toOrder(wire.order)));
        return 'done';
      } catch (error) {
        const currentOrder = readOrderOfRefusal(error);
        if (currentOrder) show(currentOrder);
        return currentOrder ? 'too-late' : toFailure(error);
      }
    },

    async rate(rating: number, comment: string): Promise<ChangeResult> {
      const { order } = get();
      if (!order) return 'failed';
      const body = { reference_id: order.referenceId, order_id: order.id, rate: rating, comment };
      try {
        const review = await deps.client.call(rateCall, { body, ...getOwnerOptions(order.id) }, (wire) =>
          wire.review ? toOrderReview(wire.review) : null,
        );
        saveAnsweredRatingId(order.id);
        show({ ...(getOrderOnScreen(order.id) ?? order), review });
        return 'done';
      } catch (error) {
        // The customer has rated the order elsewhere. That rating is final, so load it.
        const wasRatedElsewhere = error instanceof ApiError && error.code === 'rated';
        if (wasRatedElsewhere) await load(order.id);
        if (wasRatedElsewhere) return 'too-late';
        return toFailure(error);
      }
    },

    watchOrders(orders: readonly WatchedOrder[], signal: AbortSignal): void {
      // Polled, not streamed: a browser allows few connections, and a list is not urgent.
      const pollingDeps = { ...deps, openEventSource: undefined };
      const runningOrders = orders.filter(({ status }) => !isFinal(status)).slice(0, MAX_WATCHED_ORDERS);
      for (const { id: orderId, branchId } of signal.aborted ? [] : runningOrders)
        followOrder(pollingDeps, {
          branchId,
          orderId,
          signal,
          onUpdate({ status }) {
            const deviceOrder = findDeviceOrder(orderId);
            if (deviceOrder && deviceOrder.status !== status) saveOrder({ ...deviceOrder, status });
            if (get().statuses[orderId] !== status)
              set({ statuses: { ...get().statuses, [orderId]: status } });
          },
        });
    },

    async follow(id: string, signal: AbortSignal): Promise<void> {
      if (!getOrderOnScreen(id)) await load(id);
      const order = getOrderOnScreen(id);
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
