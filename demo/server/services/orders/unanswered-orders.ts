import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { markUnanswered } from '../../repo/orders/order-changes-repo.ts';
import { listUnansweredOrders } from '../../repo/orders/orders-repo.ts';
import type { Catalogue } from '../menu/business-catalogue.ts';
import type { Worker } from '../shared/polling-worker.ts';
import { startOrderMover } from './order-mover.ts';
import type { Orders } from './order-service.ts';

interface UnansweredDeps {
  readonly db: Db;
  readonly catalogue: Pick<Catalogue, 'getBusiness'>;
  readonly orders: Pick<Orders, 'changeStatus'>;
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
export const startUnansweredOrders = ({
  db,
  catalogue,
  orders,
  now,
  intervalMs,
  log,
}: UnansweredDeps): Worker =>
  startOrderMover({
    intervalMs,
    log,
    listDue: (limit, offset) => listUnansweredOrders(db, new Date(now()), { limit, offset }),
    async move({ id, referenceId }) {
      const { settings } = (await catalogue.getBusiness(referenceId)).file;
      const isAccepted = settings.unanswered_orders?.outcome === 'accept';
      const nextStatus = isAccepted ? orderStatus.accepted : orderStatus.rejected;
      await orders.changeStatus(id, nextStatus, undefined, markUnanswered);
    },
  });
