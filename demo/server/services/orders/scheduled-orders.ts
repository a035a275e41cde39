import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { listOrdersToPrepare } from '../../repo/orders/orders-repo.ts';
import { startPollingWorker, type Worker } from '../shared/polling-worker.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Orders } from './order-service.ts';

/** Maximum number of orders per poll. */
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
 * Makes scheduled orders pending when their preparation starts. That time is stored with each order, so that nothing is
 * lost while the server is down, and several servers may do this at the same time.
 */
export function startScheduledOrders({ db, orders, now, intervalMs, log }: ScheduledDeps): Worker {
  /** Returns false when the order was not moved. */
  const makePending = async (id: string): Promise<boolean> => {
    try {
      await orders.move(id, orderStatus.pending);
      return true;
    } catch (error) {
      // Another process has already moved the order.
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
      // If no order was moved, polling again immediately would not help.
      return moved > 0 && ids.length === BATCH_SIZE;
    },
  });
}
