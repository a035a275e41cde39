import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { listOrdersToPrepare } from '../../repo/orders/orders-repo.ts';
import { startPollingWorker, type Worker } from '../shared/polling-worker.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Orders } from './order-service.ts';

/** After a server has stood still, so many come up at a time. */
const BATCH_SIZE = 100;

interface ScheduledDeps {
  readonly db: Db;
  readonly orders: Pick<Orders, 'move'>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
}

/**
 * Makes scheduled orders pending when their preparation has to begin. When that is stands with each order, so nothing is lost
 * when the server stands still, and several servers on one database do not get into each other's way.
 */
export function startScheduledOrders({ db, orders, now, intervalMs, log }: ScheduledDeps): Worker {
  /** False when it stays where it is. */
  const makePending = async (id: string): Promise<boolean> => {
    try {
      await orders.move(id, orderStatus.pending);
      return true;
    } catch (error) {
      // Somebody else has moved it meanwhile.
      if (!(error instanceof Refusal)) log(error);
      return false;
    }
  };

  return startPollingWorker({
    intervalMs,
    log,
    async poll(isClosed) {
      const ids = await listOrdersToPrepare(db, new Date(now()), BATCH_SIZE);
      let moved = 0;
      for (const id of ids) if (!isClosed() && (await makePending(id))) moved++;
      // Where none can be moved there is no use in asking again at once.
      return moved > 0 && ids.length === BATCH_SIZE;
    },
  });
}
