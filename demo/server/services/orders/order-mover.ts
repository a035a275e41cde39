import { startPollingWorker, type Worker } from '../shared/polling-worker.ts';
import { Refusal } from '../shared/refusal.ts';

/** Number of orders that are listed at once. */
const BATCH_SIZE = 100;

interface OrderMoverDeps<DueOrder> {
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
  /** Lists at most `limit` due orders in a fixed sequence, without the first `offset` orders. */
  readonly listDue: (limit: number, offset: number) => Promise<readonly DueOrder[]>;
  /** Moves an order to its next status. Throws Refusal if the order has been moved in the meantime. */
  readonly move: (order: DueOrder) => Promise<unknown>;
}

/**
 * Starts a worker that moves due orders to their next status. Several servers may run it at the same time. Orders that
 * cannot be moved are tried again in the next poll.
 */
export function startOrderMover<DueOrder>({
  intervalMs,
  log,
  listDue,
  move,
}: OrderMoverDeps<DueOrder>): Worker {
  /** Returns false when the order was not moved. */
  const tryMove = async (order: DueOrder): Promise<boolean> => {
    try {
      await move(order);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) log(error);
      return false;
    }
  };

  return startPollingWorker({
    intervalMs,
    log,
    async poll(isClosed) {
      // Orders that were not moved are still due and come first. Skip them, so that they do not block the others.
      let unmovedCount = 0;
      let mayHaveMore = true;
      while (mayHaveMore && !isClosed()) {
        const dueOrders = await listDue(BATCH_SIZE, unmovedCount);
        for (const order of dueOrders) if (!isClosed() && !(await tryMove(order))) unmovedCount++;
        mayHaveMore = dueOrders.length === BATCH_SIZE;
      }
      return false;
    },
  });
}
