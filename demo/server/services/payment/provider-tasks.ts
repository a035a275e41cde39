import type { Db } from '../../db/open-database.ts';
import { lockOrder, setOrderPayment } from '../../repo/payment/order-payment-repo.ts';
import {
  claimProviderTasks,
  completeProviderTask,
  lockPayment,
  type PaymentRow,
  postponeProviderTask,
  updatePayment,
} from '../../repo/payment/payments-repo.ts';
import { startPollingWorker, type Worker } from '../shared/polling-worker.ts';
import { toProblemText } from './open-payment-page.ts';
import type { PaymentProvider, ProviderState } from './provider.ts';

/** Lease time of a task. It must exceed the provider's timeout. */
const LEASE_MS = 30_000;
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const computeRetryDelayMs = (tries: number): number => Math.min(2 ** tries * SECOND_MS, HOUR_MS);

interface ProviderTaskDeps {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly settle: (payment: PaymentRow, state: ProviderState) => Promise<void>;
  /** Called after an order's payment has been refunded. */
  readonly notifyChange: (orderId: string) => void;
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
}

/**
 * Runs tasks at the provider: closing pages of ended payments, and refunds. Each task is stored with its payment and
 * retried until it succeeds, so that nothing is lost while the server is down. The provider treats tasks as idempotent,
 * so repeating a task after a crash is harmless.
 */
export function startProviderTasks({
  db,
  provider,
  settle,
  notifyChange,
  intervalMs,
  log,
}: ProviderTaskDeps): Worker {
  const refundPayment = async ({ id, orderId, providerRef }: PaymentRow): Promise<void> => {
    if (providerRef) await provider.refund({ ref: providerRef, key: id });
    await db.transaction(async (tx) => {
      const order = orderId ? await lockOrder(tx, orderId) : null;
      const payment = await lockPayment(tx, id);
      if (payment?.status !== 'refunding') return;
      await updatePayment(tx, id, { status: 'refunded', taskDueAt: null });
      if (order?.paymentId === id) await setOrderPayment(tx, order.id, { paymentStatus: 'refunded' });
    });
    if (orderId) notifyChange(orderId);
  };

  const closePage = async (payment: PaymentRow): Promise<void> => {
    const state = payment.providerRef ? await provider.cancel(payment.providerRef) : null;
    // If somebody has paid, the next task refunds the payment.
    if (state?.status === 'paid') await settle(payment, state);
    await completeProviderTask(db, payment);
  };

  const runTask = async (payment: PaymentRow): Promise<void> => {
    try {
      await (payment.status === 'refunding' ? refundPayment(payment) : closePage(payment));
    } catch (error) {
      await postponeProviderTask(
        db,
        payment.id,
        toProblemText(error),
        computeRetryDelayMs(payment.taskTries),
      );
    }
  };

  return startPollingWorker({
    intervalMs,
    log,
    async poll() {
      const duePayments = await claimProviderTasks(db, provider.name, LEASE_MS);
      await Promise.all(duePayments.map(runTask));
      return duePayments.length > 0;
    },
  });
}
