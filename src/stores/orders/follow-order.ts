import { orderEventsCall, orderEventsResponse } from '../../api/contract/order-events-contract.ts';
import { toOrderUpdate } from '../../api/mappers/map-order.ts';
import type { OrderUpdate } from '../../domain/orders/order.ts';
import { isFinal } from '../../domain/orders/order-status.ts';
import type { StoreDeps } from '../store-deps.ts';

const POLL_INTERVAL_MS = 5_000;
const MAX_POLL_INTERVAL_MS = 60_000;
/** A stream sends the status when it opens. If it stays silent for this long (ms), a proxy is buffering it. */
const STREAM_TIMEOUT_MS = 10_000;

interface FollowOptions {
  readonly branchId: string;
  readonly orderId: string;
  readonly signal: AbortSignal;
  readonly onUpdate: (update: OrderUpdate) => void;
}

/**
 * Calls `onUpdate` on each change until the order is final or `signal` aborts. Uses server-sent events if they work,
 * otherwise polls every 5 seconds. Pauses while the page is hidden.
 */
export function followOrder(
  { client, page, openEventSource, reporter }: StoreDeps,
  { branchId, orderId, signal, onUpdate }: FollowOptions,
): void {
  const params = { branch_id: branchId, order_id: orderId };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let currentStream: EventSource | undefined;
  let canStream = !!openEventSource;
  let isPolling = false;
  let failureCount = 0;

  const pause = () => {
    clearTimeout(timer);
    currentStream?.close();
    currentStream = undefined;
  };
  const stop = () => {
    pause();
    unsubscribe();
    signal.removeEventListener('abort', stop);
  };
  const applyUpdate = (update: OrderUpdate) => {
    onUpdate(update);
    if (isFinal(update.status)) stop();
  };

  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    let isFinished = false;
    try {
      const update = await client.call(orderEventsCall, { params, signal }, toOrderUpdate);
      failureCount = 0;
      isFinished = isFinal(update.status);
      if (!signal.aborted) applyUpdate(update);
    } catch {
      failureCount++;
    }
    isPolling = false;
    clearTimeout(timer);
    if (!isFinished && !signal.aborted && !page.isHidden())
      timer = setTimeout(poll, Math.min(POLL_INTERVAL_MS * 2 ** failureCount, MAX_POLL_INTERVAL_MS));
  };

  const giveUpStream = () => {
    canStream = false;
    pause();
    void poll();
  };
  const openStream = (open: NonNullable<typeof openEventSource>) => {
    let isSilent = true;
    const stream = open(client.buildUrl(orderEventsCall, { params }));
    currentStream = stream;
    timer = setTimeout(giveUpStream, STREAM_TIMEOUT_MS);
    stream.addEventListener('status', ({ data }: MessageEvent) => {
      try {
        isSilent = false;
        clearTimeout(timer);
        applyUpdate(toOrderUpdate(orderEventsResponse.parse(JSON.parse(data))));
      } catch (error) {
        reporter.report(error, { part: 'order events' });
        giveUpStream();
      }
    });
    // The browser reconnects a stream that has worked, unless the server closed it (readyState 2).
    stream.addEventListener('error', () => {
      if (isSilent || stream.readyState === 2) giveUpStream();
    });
  };

  const restartIfVisible = () => {
    pause();
    if (page.isHidden()) return;
    if (canStream && openEventSource) openStream(openEventSource);
    else void poll();
  };
  const unsubscribe = page.subscribe(restartIfVisible);
  signal.addEventListener('abort', stop);
  restartIfVisible();
}
