import type { ApiError } from '../../api/client/api-errors.ts';
import type { Order } from '../../domain/orders/order.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import type { Transaction } from '../../domain/payment/transaction.ts';
import type { StoredValue } from '../../lib/stored-value.ts';
import { isFinalRefusal } from '../final-refusal.ts';
import type { PageVisibility } from '../page-visibility.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createPaymentCalls, type PaymentResponse } from './payment-calls.ts';
import type { BuyPackage, PaymentFlowStatus, PaymentPageOptions, PaymentState } from './payment-state.ts';
import type { PurchaseWindow } from './payment-window.ts';
import type { PendingPayment } from './pending-payment.ts';

const FIRST_POLL_MS = 2_000;
const MAX_POLL_MS = 15_000;
const POLL_GROWTH = 1.4;

/** Polls at growing intervals. `start` begins with the shortest interval. Polling stops while the page is hidden. */
interface Poll {
  start(): void;
  stop(): void;
}

/** `check` must not reject. The next interval starts when it has finished. */
export function createPoll(page: PageVisibility, check: () => Promise<void>): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts starts and stops, so that an earlier start does not continue. */
  let version = 0;

  const stop = () => {
    version += 1;
    clearTimeout(timer);
  };
  const start = () => {
    stop();
    const ownVersion = version;
    let interval = FIRST_POLL_MS;
    const scheduleNext = () => {
      if (ownVersion !== version || page.isHidden()) return;
      timer = setTimeout(async () => {
        await check();
        scheduleNext();
      }, interval);
      interval = Math.min(interval * POLL_GROWTH, MAX_POLL_MS);
    };
    scheduleNext();
  };
  return { start, stop };
}

interface FlowParts {
  readonly deps: StoreDeps;
  readonly savedPayment: StoredValue<PendingPayment>;
  readonly purchaseWindow: PurchaseWindow;
  readonly poll: Poll;
  readonly get: () => PaymentState;
  readonly set: (patch: Partial<PaymentState>) => void;
  /** Completes a paid order. `forgetPayment` removes the record of the payment. */
  readonly completeOrder: (order: Order, record: PendingPayment, forgetPayment: () => void) => void;
}

export const NO_PAYMENT = {
  status: 'idle',
  purchase: null,
  transaction: null,
  paymentType: null,
  refusalCode: '',
  order: null,
  cancelledOrderId: null,
} as const;

/**
 * Statuses in which an attempt has ended. If the server says that the transaction is still pending, `closed` replaces
 * them.
 */
const ENDED_STATUSES: readonly PaymentFlowStatus[] = [
  'declined',
  'cancelled',
  'expired',
  'unanswered',
  'refused',
];

/** The steps of a payment. They read the stored record each time, because another tab may have changed it. */
export function createPaymentFlow({
  deps,
  savedPayment,
  purchaseWindow,
  poll,
  get,
  set,
  completeOrder,
}: FlowParts) {
  const paymentCalls = createPaymentCalls(deps.client);

  const showStatus = (
    status: PaymentFlowStatus,
    { purchase, transaction, paymentType }: PendingPayment,
    refusalCode = '',
  ) => set({ status, purchase, transaction, paymentType, refusalCode });

  /** Ends an attempt that was not paid. The customer may start another attempt. */
  const endAttempt = (status: PaymentFlowStatus, record: PendingPayment, refusalCode = '') => {
    poll.stop();
    purchaseWindow.close();
    showStatus(status, record, refusalCode);
  };

  /** Whether the given payment is still stored. Another tab may have ended it and started another payment. */
  const isStillStored = ({ purchase, transaction }: PendingPayment): boolean => {
    const storedPayment = savedPayment.load();
    return purchase.kind === 'order'
      ? storedPayment?.purchase.kind === 'order' && storedPayment.purchase.orderId === purchase.orderId
      : storedPayment?.transaction?.id === transaction?.id;
  };

  const completePurchase = (record: PendingPayment, order: Order | null) => {
    poll.stop();
    purchaseWindow.close();
    if (isStillStored(record)) {
      if (order) completeOrder(order, record, savedPayment.clear);
      else savedPayment.clear();
    }
    showStatus('paid', record);
    set({ order });
  };

  /** Applies the server's state of an attempt, if no later attempt has started. */
  async function applyTransaction(record: PendingPayment, transaction: Transaction): Promise<void> {
    const storedPayment = savedPayment.load();
    if (storedPayment?.transaction?.id !== transaction.id || storedPayment.attempt !== record.attempt) return;
    const updatedRecord = { ...record, transaction };
    switch (transaction.status) {
      case 'paid':
        return completePurchase(updatedRecord, await paymentCalls.loadOrder(updatedRecord));
      case 'refunding':
      case 'refunded': {
        const order = await paymentCalls.loadOrder(updatedRecord);
        // The payment was in time, but the restaurant has rejected the order. The order shows this.
        if (order?.status === orderStatus.rejected) return completePurchase(updatedRecord, order);
        savedPayment.clear();
        return endAttempt('refunded', updatedRecord);
      }
      case 'pending': {
        savedPayment.save(updatedRecord);
        const { status } = get();
        return showStatus(ENDED_STATUSES.includes(status) ? 'closed' : status, updatedRecord);
      }
      default:
        savedPayment.save(updatedRecord);
        return endAttempt(transaction.status, updatedRecord);
    }
  }

  /** Shows the payment page. If the transaction is no longer pending, shows its state instead. */
  const showPage = async (record: PendingPayment, pageOptions: PaymentPageOptions): Promise<void> => {
    const { transaction } = record;
    if (!transaction) return;
    savedPayment.save(record);
    if (transaction.status !== 'pending') {
      showStatus('closed', record);
      poll.start();
      // If this fails, the next poll applies the state.
      return applyTransaction(record, transaction).catch(() => undefined);
    }
    // Without a URL, the server could not reach the payment provider. A retry starts a new attempt.
    if (!transaction.url) return endAttempt('unanswered', record);
    showStatus(purchaseWindow.navigate(transaction.url, pageOptions), record);
    poll.start();
  };

  async function applyRefusal(record: PendingPayment, { code }: ApiError): Promise<void> {
    savedPayment.save({ ...record, attempt: null });
    // Another tab has already paid, or the response to an earlier attempt was lost.
    if (code === 'already_paid' || code === 'not_payable')
      return completePurchase(record, await paymentCalls.loadOrder(record));
    endAttempt('refused', record, code);
  }

  return {
    showStatus,
    showPage,

    /** Requests a payment page. Without a response, a retry sends the same key again. */
    async requestPage(
      record: PendingPayment,
      pageOptions: PaymentPageOptions,
      buy: BuyPackage | null,
    ): Promise<void> {
      savedPayment.save(record);
      poll.stop();
      showStatus('opening', record);
      let response: PaymentResponse;
      try {
        response = await paymentCalls.openPaymentPage(record, buy);
      } catch (error) {
        if (!isFinalRefusal(error)) return endAttempt('unanswered', record);
        return applyRefusal(record, error).catch(() => endAttempt('unanswered', record));
      }
      const { transaction, order } = response;
      if (transaction) await showPage({ ...record, attempt: null, transaction }, pageOptions);
      else completePurchase(record, order);
    },

    /** Requests the payment's state. Never rejects, because the next check tries again after a failure. */
    async check(): Promise<void> {
      const record = savedPayment.load();
      if (!record?.transaction) return;
      try {
        const transaction = await paymentCalls.loadTransaction(record);
        // While the next attempt is being opened, the previous attempt's state is outdated.
        if (get().status !== 'opening') await applyTransaction(record, transaction);
      } catch (error) {
        // The server does not know this attempt, so stop waiting for it.
        if (isFinalRefusal(error) && error.status === 404) endAttempt('refused', record, error.code);
      }
    },

    async cancel(): Promise<boolean> {
      const record = savedPayment.load();
      purchaseWindow.close();
      if (record) {
        try {
          if (!(await paymentCalls.cancel(record))) {
            const order = await paymentCalls.loadOrder(record);
            if (order?.payment?.status === 'paid' || !order?.payment) {
              completePurchase(record, order);
              return false;
            }
          }
        } catch {
          return false;
        }
      }
      poll.stop();
      savedPayment.clear();
      const purchase = record?.purchase;
      set({ ...NO_PAYMENT, cancelledOrderId: purchase?.kind === 'order' ? purchase.orderId : null });
      return true;
    },
  };
}
