import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { markUnanswered } from '../../repo/orders/order-changes-repo.ts';
import { listUnansweredOrders } from '../../repo/orders/orders-repo.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import { startPollingWorker, type Worker } from '../shared/polling-worker.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Orders } from './order-service.ts';

/** Maximum number of orders per poll. */
const BATCH_SIZE = 100;

interface UnansweredDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'getBusiness'>;
  readonly orders: Pick<Orders, 'move'>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
}

/**
 * Ends orders that the business has not answered in time, or accepts them if the business wants that. The deadline is
 * stored with each order, so that nothing is lost while the server is down, and several servers may do this at the same
 * time.
 */
export function startUnansweredOrders({
  db,
  catalogue,
  orders,
  now,
  intervalMs,
  log,
}: UnansweredDeps): Worker {
  /** Returns false when the order was not moved. */
  const moveUnanswered = async ({
    id,
    referenceId,
  }: {
    id: string;
    referenceId: string;
  }): Promise<boolean> => {
    try {
      const { settings } = (await catalogue.getBusiness(referenceId)).file;
      const isAccepted = settings.unanswered_orders?.outcome === 'accept';
      const nextStatus = isAccepted ? orderStatus.accepted : orderStatus.rejected;
      await orders.move(id, nextStatus, undefined, markUnanswered);
      return true;
    } catch (error) {
      // The staff, the customer or another process has already moved the order.
      if (!(error instanceof Refusal)) log(error);
      return false;
    }
  };

  return startPollingWorker({
    intervalMs,
    log,
    async poll(isClosed) {
      const unanswered = await listUnansweredOrders(db, new Date(now()), BATCH_SIZE);
      let moved = 0;
      for (const order of unanswered) if (!isClosed() && (await moveUnanswered(order))) moved++;
      // If no order was moved, polling again immediately would not help.
      return moved > 0 && unanswered.length === BATCH_SIZE;
    },
  });
}
