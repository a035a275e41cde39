import * as calls from '../api/calls/order.ts';
import { ApiError } from '../api/errors.ts';
import type { OrderEvents } from '../api/schemas/order.ts';
import { isFinal } from '../domain/order/status.ts';
import { followOrder } from './follow-order.ts';
import { summaryOf } from './order-summary.ts';
import type { OrderTools } from './orders-state.ts';

/** Showing one order, and keeping it up to date. */
export function createViewer({ deps, get, set, note }: OrderTools) {
  let wanted = '';

  const known = (id: string) => get().history.find((order) => order.id === id);

  async function load(id: string): Promise<void> {
    wanted = id;
    if (get().order?.id !== id) set({ order: null, orderStatus: 'fetching', orderError: null });
    try {
      const branchId = known(id)?.branch_id;
      const { order } = await (branchId
        ? deps.client.call(calls.order, {
            params: { branch_id: branchId, order_id: id },
            query: { full: 'true' },
          })
        : deps.client.call(calls.orderById, { params: { order_id: id } }));
      if (known(id)) note(summaryOf(order));
      if (wanted !== id) return;
      set({ order, orderStatus: 'fetched', orderError: null });
      deps.onOrder?.(summaryOf(order), false);
    } catch (error) {
      // What is on screen stays there when only its refresh fails.
      if (wanted === id && get().order?.id !== id)
        set({ orderStatus: 'error', orderError: error instanceof ApiError ? error : null });
    }
  }

  function merge(id: string, { status, promised_at, events, ...arrival }: OrderEvents): void {
    const { order } = get();
    // Fewer events than are known come from an answer that was overtaken.
    if (order?.id !== id || events.length < order.events.length) return;
    const { arrived_at, arrived_note } = arrival.arrived_at ? arrival : order;
    const now = { ...order, status, promised_at, events, arrived_at, arrived_note };
    set({ order: now });
    deps.onOrder?.(summaryOf(now), false);
    const summary = known(id);
    if (summary && summary.status !== status) note({ ...summary, status });
  }

  return {
    load,

    async arrive(note: string): Promise<boolean> {
      const { order } = get();
      if (!order) return false;
      const params = { branch_id: order.branch.id, order_id: order.id };
      try {
        merge(order.id, await deps.client.call(calls.arrived, { params, body: { note } }));
        return true;
      } catch (error) {
        // The order may have been handed over meanwhile: then that is what there is to say.
        if (error instanceof ApiError && error.kind === 'refused') await load(order.id);
        return false;
      }
    },

    async follow(id: string, signal: AbortSignal): Promise<void> {
      if (get().order?.id !== id) await load(id);
      const { order } = get();
      if (signal.aborted || order?.id !== id || isFinal(order.status)) return;
      followOrder(deps, {
        branchId: order.branch.id,
        orderId: id,
        signal,
        onEvents: (events) => merge(id, events),
      });
    },
  };
}
