import { ApiError } from '../../api/client/api-errors.ts';
import * as reviewCalls from '../../api/contract/feedback-contract.ts';
import * as calls from '../../api/contract/order-contract.ts';
import { type OrderEvents, tooLateBody, type WireOrder } from '../../api/contract/order-contract.ts';
import { isFinal } from '../../domain/orders/order-status.ts';
import { followOrder } from './follow-order.ts';
import { summaryOf } from './order-summary.ts';
import type { Attempt, Listed, OrderTools } from './orders-state.ts';

/** So many orders of a list are followed at once, those that stand first. */
const MOST_WATCHED = 4;

/** Showing one order, and keeping it up to date. */
export function createViewer({ deps, get, set, note, noteRating }: OrderTools) {
  let wanted = '';

  const known = (id: string) => get().history.find((order) => order.id === id);
  /** What shows that the order is this customer's. */
  const asOwner = (id: string) => ({ orderKey: known(id)?.key });

  const shown = (id: string) => {
    const { order } = get();
    return order?.id === id ? order : null;
  };

  /** An answer that was overtaken on a slow line, with what has been heard of the order since. */
  function upToDate(answer: WireOrder): WireOrder {
    const heard = shown(answer.id);
    if (!heard || heard.events.length <= answer.events.length) return answer;
    const { status, promised_at, events, payment, payment_type, arrived_at, arrived_note } = heard;
    return { ...answer, status, promised_at, events, payment, payment_type, arrived_at, arrived_note };
  }

  /** The order on screen is by now this one. */
  function show(answer: WireOrder): void {
    const order = upToDate(answer);
    if (known(order.id)) note(summaryOf(order));
    if (shown(order.id)) set({ order });
    deps.onOrder?.(summaryOf(order), false);
  }

  async function load(id: string): Promise<void> {
    wanted = id;
    if (get().order?.id !== id) set({ order: null, orderStatus: 'fetching', orderError: null });
    try {
      const branchId = known(id)?.branch_id;
      const asked = { query: { full: 'true' }, ...asOwner(id) } as const;
      const { order: answer } = await (branchId
        ? deps.client.call(calls.orderCall, { params: { branch_id: branchId, order_id: id }, ...asked })
        : deps.client.call(calls.orderByIdCall, { params: { order_id: id }, ...asked }));
      const order = upToDate(answer);
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

  function merge(id: string, heard: OrderEvents): void {
    const { status, promised_at, events, payment, payment_type, ...arrival } = heard;
    const { order } = get();
    // Fewer events than are known come from an answer that was overtaken.
    if (order?.id !== id || events.length < order.events.length) return;
    const { arrived_at, arrived_note } = arrival.arrived_at ? arrival : order;
    const paid = { payment: payment ?? null, payment_type: payment_type ?? order.payment_type };
    const now = { ...order, ...paid, status, promised_at, events, arrived_at, arrived_note };
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
        merge(order.id, await deps.client.call(calls.arrivedCall, { params, body: { note } }));
        return true;
      } catch (error) {
        // The order may have been handed over meanwhile: then that is what there is to say.
        if (error instanceof ApiError && error.kind === 'refused') await load(order.id);
        return false;
      }
    },

    async cancel(): Promise<Attempt> {
      const { order } = get();
      if (!order) return 'failed';
      const params = { branch_id: order.branch.id, order_id: order.id };
      try {
        show((await deps.client.call(calls.cancelOrderCall, { params, ...asOwner(order.id) })).order);
        return 'done';
      } catch (error) {
        const late = tooLateBody.safeParse(Object(error).body).data;
        if (late) show(late.order);
        return late ? 'late' : 'failed';
      }
    },

    async rate(rate: number, comment: string): Promise<Attempt> {
      const { order } = get();
      if (!order) return 'failed';
      const body = { reference_id: order.reference_id, order_id: order.id, rate, comment };
      try {
        const { review } = await deps.client.call(reviewCalls.rateCall, { body, ...asOwner(order.id) });
        noteRating(order.id);
        show({ ...(shown(order.id) ?? order), review });
        return 'done';
      } catch (error) {
        // Rated elsewhere, and for good by now: that rating is what there is to see.
        const isLate = error instanceof ApiError && error.code === 'rated';
        if (isLate) await load(order.id);
        return isLate ? 'late' : 'failed';
      }
    },

    watchAll(orders: readonly Listed[], signal: AbortSignal): void {
      // Asked rather than streamed: a browser has few connections, and a list is no hurry.
      const patient = { ...deps, eventSource: undefined };
      const running = orders.filter(({ status }) => !isFinal(status)).slice(0, MOST_WATCHED);
      for (const { id: orderId, branch_id: branchId } of signal.aborted ? [] : running)
        followOrder(patient, {
          ...{ branchId, orderId, signal },
          onEvents({ status }) {
            const summary = known(orderId);
            if (summary && summary.status !== status) note({ ...summary, status });
            if (get().standing[orderId] !== status)
              set({ standing: { ...get().standing, [orderId]: status } });
          },
        });
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
