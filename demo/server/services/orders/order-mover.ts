import { startPollingWorker, type Worker } from '../shared/polling-worker.ts';
import { Refusal } from '../shared/refusal.ts';

/** Maximum number of orders per poll. */
const BATCH_SIZE = 100;

interface OrderMoverDeps<Due> {
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
  /** Lists at most `limit` orders whose time has come. */
  readonly listDue: (limit: number) => Promise<readonly Due[]>;
  /** Moves an order to its next status. Throws Refusal if the order has been moved in the meantime. */
  readonly move: (due: Due) => Promise<unknown>;
}

/** Starts a worker that moves orders when their time has come. Several servers may run it at the same time. */
export function startOrderMover<Due>({ intervalMs, log, listDue, move }: OrderMoverDeps<Due>): Worker {
  /** Returns false when the order was not moved. */
  const tryMove = async (due: Due): Promise<boolean> => {
    try {
      await move(due);
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
      const due = await listDue(BATCH_SIZE);
      let movedCount = 0;
      for (const order of due) if (!isClosed() && (await tryMove(order))) movedCount++;
      // If no order was moved, polling again immediately would not help.
      return movedCount > 0 && due.length === BATCH_SIZE;
    },
  });
}
