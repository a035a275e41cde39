import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { listOrdersToPrepare } from '../../repo/orders/orders-repo.ts';
import type { Worker } from '../shared/polling-worker.ts';
import { startOrderMover } from './order-mover.ts';
import type { Orders } from './order-service.ts';

interface ScheduledDeps {
  readonly db: Db;
  readonly orders: Pick<Orders, 'changeStatus'>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
}

/**
 * Makes scheduled orders pending when their preparation starts. That time is stored with each order, so that nothing is
 * lost while the server is down, and several servers may do this at the same time.
 */
export const startScheduledOrders = ({ db, orders, now, intervalMs, log }: ScheduledDeps): Worker =>
  startOrderMover({
    intervalMs,
    log,
    listDue: (limit, offset) => listOrdersToPrepare(db, new Date(now()), { limit, offset }),
    move: (id) => orders.changeStatus(id, orderStatus.pending),
  });
