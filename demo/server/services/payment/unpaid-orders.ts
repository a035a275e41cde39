import { orderStatus } from '../../../../src/domain/orders/order-status.ts';
import type { Db } from '../../db/open-database.ts';
import { moveOrder } from '../../repo/orders/order-changes-repo.ts';
import { endPayment } from '../../repo/payment/order-payment-repo.ts';
import {
  findPendingPayment,
  listExpiredPayments,
  listUnpaidOrders,
  lockPayment,
  type PaymentRow,
} from '../../repo/payment/payments-repo.ts';
import { startPollingWorker, type Worker } from '../shared/polling-worker.ts';
import { Refusal } from '../shared/refusal.ts';
import { GIVE_UP_AFTER_MS } from './new-payment.ts';
import type { PaymentProvider, ProviderState } from './provider.ts';

const BATCH_SIZE = 50;

interface UnpaidDeps {
  readonly db: Db;
  readonly provider: PaymentProvider;
  /** Epoch ms. */
  readonly now: () => number;
  readonly settle: (payment: PaymentRow, state: ProviderState, willCancelOrder: boolean) => Promise<void>;
  /** Called after an order has been cancelled. */
  readonly notifyChange: (orderId: string) => void;
  readonly intervalMs: number;
  readonly log: (error: unknown) => void;
}

/**
 * Ends unpaid payments and cancels unpaid orders after their deadline. Checks with the provider first, because somebody
 * may have paid at the last moment. If the provider does not respond, waits for a limited time. A payment that arrives
 * later is refunded.
 */
export function startUnpaidOrdersWorker({
  db,
  provider,
  now,
  settle,
  notifyChange,
  intervalMs,
  log,
}: UnpaidDeps): Worker {
  /**
   * Closes the page of a payment and settles its state. Returns false when the provider does not respond, or when the
   * payment is still pending.
   */
  const closePage = async (payment: PaymentRow, willCancelOrder: boolean): Promise<boolean> => {
    if (!payment.providerRef) return true;
    try {
      const state = await provider.cancel(payment.providerRef);
      // The payment was cancelled by the deadline, not by the customer.
      await settle(payment, state.status === 'cancelled' ? { status: 'expired' } : state, willCancelOrder);
      return state.status !== 'pending';
    } catch {
      return false;
    }
  };

  const expirePendingPayment = (payment: PaymentRow) =>
    db.transaction(async (tx) => {
      const lockedPayment = await lockPayment(tx, payment.id);
      if (lockedPayment?.status === 'pending')
        await endPayment(tx, lockedPayment, new Date(now()), 'expired');
    });

  /**
   * Closes the page of a payment after its deadline. Returns true once nobody can pay any more, or when the wait is over.
   * If no page was closed, a package's payment ends here, and an order's payment ends with its order.
   */
  const expirePayment = async (
    payment: PaymentRow,
    deadline: Date,
    willCancelOrder: boolean,
  ): Promise<boolean> => {
    const isPageClosed = payment.provider === provider.name && (await closePage(payment, willCancelOrder));
    if (isPageClosed && payment.providerRef) return true;
    const isWaitOver = isPageClosed || now() - deadline.getTime() >= GIVE_UP_AFTER_MS;
    if (isWaitOver && !payment.orderId) await expirePendingPayment(payment);
    return isWaitOver;
  };

  const endOrder = async (id: string, payBy: Date): Promise<void> => {
    const pendingPayment = await findPendingPayment(db, id);
    if (pendingPayment && !(await expirePayment(pendingPayment, payBy, true))) return;
    try {
      const at = new Date(now());
      await moveOrder(db, id, orderStatus.cancelled, at, (row) => {
        // Somebody has just paid, or may still retry.
        if (!row.payBy || row.payBy > at)
          throw new Refusal(409, 'already_paid', 'This order is paid or has more time');
      });
      notifyChange(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  };

  return startPollingWorker({
    intervalMs,
    log,
    async poll() {
      const dueBy = new Date(now());
      const orders = await listUnpaidOrders(db, dueBy, BATCH_SIZE);
      await Promise.all(orders.map(({ id, payBy }) => payBy && endOrder(id, payBy)));
      const payments = await listExpiredPayments(db, dueBy, BATCH_SIZE);
      await Promise.all(payments.map((payment) => expirePayment(payment, payment.expiresAt, false)));
      return false;
    },
  });
}
