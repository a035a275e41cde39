import { orderStatus } from '../../../src/domain/order/status.ts';
import type { Db } from '../db/open.ts';
import { ordersToPrepare } from '../repo/orders.ts';
import type { Orders } from './orders.ts';
import { Refusal } from './refusal.ts';

/** After a server has stood still, so many come up at a time. */
const AT_A_TIME = 100;

interface ScheduledDeps {
  readonly db: Db;
  readonly orders: Pick<Orders, 'move'>;
  /** Epoch ms. */
  readonly now: () => number;
  readonly intervalMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Makes scheduled orders pending when their preparation has to begin. When that is stands with each order, so nothing is lost
 * when the server stands still, and several servers on one database do not get into each other's way.
 */
export function startScheduledOrders({ db, orders, now, intervalMs, onError }: ScheduledDeps) {
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  let looking = Promise.resolve();

  const comeUp = async (id: string) => {
    try {
      await orders.move(id, orderStatus.pending);
    } catch (error) {
      // Somebody else has moved it meanwhile.
      if (!(error instanceof Refusal)) onError(error);
    }
  };
  const look = async () => {
    try {
      for (const id of await ordersToPrepare(db, new Date(now()), AT_A_TIME)) if (!closed) await comeUp(id);
    } catch (error) {
      onError(error);
    }
    schedule();
  };
  const schedule = () => {
    if (closed) return;
    timer = setTimeout(() => {
      looking = look();
    }, intervalMs);
  };
  schedule();

  return {
    /** Resolves when nothing of it runs any more. */
    close(): Promise<void> {
      closed = true;
      if (timer) clearTimeout(timer);
      return looking;
    },
  };
}
