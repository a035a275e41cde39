import * as calls from '../../api/contract/order-contract.ts';
import { type OrderEvents, orderEventsResponse } from '../../api/contract/order-contract.ts';
import { isFinal } from '../../domain/orders/order-status.ts';
import type { StoreDeps } from '../store-deps.ts';

const POLL_MS = 5_000;
const SLOWEST_MS = 60_000;
/** A stream tells the state on opening; one that is silent for so long is held back by something in between. */
const SILENT_MS = 10_000;

interface Followed {
  readonly branchId: string;
  readonly orderId: string;
  readonly signal: AbortSignal;
  readonly onEvents: (events: OrderEvents) => void;
}

/**
 * Hears how an order goes on until it is final or `signal` fires: by server-sent events where they work, else by asking
 * every 5 seconds. Nothing runs while the page is hidden.
 */
export function followOrder(
  { client, page, eventSource, reporter }: StoreDeps,
  { branchId, orderId, signal, onEvents }: Followed,
): void {
  const params = { branch_id: branchId, order_id: orderId };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;
  let streams = !!eventSource;
  let asking = false;
  let failures = 0;

  const pause = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const stop = () => {
    pause();
    unsubscribe();
    signal.removeEventListener('abort', stop);
  };
  const heard = (events: OrderEvents) => {
    onEvents(events);
    if (isFinal(events.status)) stop();
  };

  const ask = async () => {
    if (asking) return;
    asking = true;
    let final = false;
    try {
      const events = await client.call(calls.orderEventsCall, { params, signal });
      failures = 0;
      final = isFinal(events.status);
      if (!signal.aborted) heard(events);
    } catch {
      failures++;
    }
    asking = false;
    clearTimeout(timer);
    if (!final && !signal.aborted && !page.hidden())
      timer = setTimeout(ask, Math.min(POLL_MS * 2 ** failures, SLOWEST_MS));
  };

  const giveUpStream = () => {
    streams = false;
    pause();
    void ask();
  };
  const listen = (open: NonNullable<typeof eventSource>) => {
    let silent = true;
    const opened = open(client.url(calls.orderEventsCall, { params }));
    source = opened;
    timer = setTimeout(giveUpStream, SILENT_MS);
    opened.addEventListener('status', ({ data }: MessageEvent) => {
      try {
        silent = false;
        clearTimeout(timer);
        heard(orderEventsResponse.parse(JSON.parse(data)));
      } catch (error) {
        reporter.report(error, { part: 'order events' });
        giveUpStream();
      }
    });
    // A stream that worked reconnects by itself, unless the server closed it for good (readyState 2).
    opened.addEventListener('error', () => {
      if (silent || opened.readyState === 2) giveUpStream();
    });
  };

  const go = () => {
    pause();
    if (page.hidden()) return;
    if (streams && eventSource) listen(eventSource);
    else void ask();
  };
  const unsubscribe = page.subscribe(go);
  signal.addEventListener('abort', stop);
  go();
}
