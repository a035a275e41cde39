import type { ApiError } from '../../api/client/api-errors.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Transaction } from '../../domain/payment/transaction.ts';
import type { Persisted } from '../../lib/persisted.ts';
import { isFinalResponse } from '../final-response.ts';
import type { PageVisibility } from '../page-visibility.ts';
import type { StoreDeps } from '../store-deps.ts';
import { type PaymentResponse, paymentCalls } from './payment-calls.ts';
import type { BuyPackage, PayingStatus, PaymentPage, PaymentState } from './payment-state.ts';
import type { PaymentPages } from './payment-window.ts';
import type { PendingPayment } from './pending-payment.ts';

const FIRST_POLL_MS = 2_000;
const MAX_POLL_MS = 15_000;
const POLL_GROWTH = 1.4;

/** Polls at growing intervals. It pauses while the page is hidden, and starts again when the page is shown. */
interface Poll {
  start(): void;
  stop(): void;
}

/** `check` never rejects; the next call waits for its end. */
export function createPoll(page: PageVisibility, check: () => Promise<void>): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts starts and stops: a round of an earlier start must not go on. */
  let version = 0;

  const stop = () => {
    version += 1;
    clearTimeout(timer);
  };
  const start = () => {
    stop();
    const own = version;
    let interval = FIRST_POLL_MS;
    const scheduleNext = () => {
      if (own !== version || page.isHidden()) return;
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
  readonly saved: Persisted<PendingPayment>;
  readonly pages: PaymentPages;
  readonly poll: Poll;
  readonly get: () => PaymentState;
  readonly set: (patch: Partial<PaymentState>) => void;
  /** The order is complete now that it is paid; `forget` removes the record of the payment. */
  readonly completeOrder: (order: Order, record: PendingPayment, forget: () => void) => void;
}

export const NO_PAYMENT = {
  status: 'idle',
  purchase: null,
  transaction: null,
  paymentType: null,
  refusal: '',
  order: null,
} as const;

/** Statuses of an earlier attempt that a pending transaction proves wrong. */
const ENDED: readonly PayingStatus[] = ['declined', 'cancelled', 'expired', 'unanswered', 'refused'];

/** The steps of a payment. The stored record is what counts: another tab may have changed it. */
export function createPaymentFlow({ deps, saved, pages, poll, get, set, completeOrder }: FlowParts) {
  const server = paymentCalls(deps.client);

  const show = (status: PayingStatus, { purchase, transaction, paymentType }: PendingPayment, refusal = '') =>
    set({ status, purchase, transaction, paymentType, refusal });

  /** Ends an attempt without a payment. Another attempt may follow. */
  const end = (status: PayingStatus, record: PendingPayment, refusal = '') => {
    poll.stop();
    pages.close();
    show(status, record, refusal);
  };

  /** Whether this payment is still the one under way: another tab may have ended it and begun the next. */
  const isCurrent = ({ purchase, transaction }: PendingPayment): boolean => {
    const stored = saved.load();
    return purchase.kind === 'order'
      ? stored?.purchase.kind === 'order' && stored.purchase.orderId === purchase.orderId
      : stored?.transaction?.id === transaction?.id;
  };

  const complete = (record: PendingPayment, order: Order | null) => {
    poll.stop();
    pages.close();
    if (isCurrent(record)) {
      if (order) completeOrder(order, record, saved.clear);
      else saved.clear();
    }
    show('paid', record);
    set({ order });
  };

  /** Applies the state of an attempt, if it is still the last one. */
  async function applyTransaction(record: PendingPayment, transaction: Transaction): Promise<void> {
    const stored = saved.load();
    if (stored?.transaction?.id !== transaction.id || stored.attempt !== record.attempt) return;
    const next = { ...record, transaction };
    switch (transaction.status) {
      case 'paid':
        return complete(next, await server.order(next));
      case 'refunding':
      case 'refunded':
        saved.clear();
        return end('refunded', next);
      case 'pending': {
        saved.save(next);
        const { status } = get();
        return show(ENDED.includes(status) ? 'closed' : status, next);
      }
      default:
        saved.save(next);
        return end(transaction.status, next);
    }
  }

  /** Shows the payment page, or the state of the payment when there is no page. */
  const openPage = async (record: PendingPayment, page: PaymentPage): Promise<void> => {
    const { transaction } = record;
    if (!transaction) return;
    saved.save(record);
    if (transaction.status !== 'pending') {
      show('closed', record);
      poll.start();
      // After a failure the next poll tells the state.
      return applyTransaction(record, transaction).catch(() => undefined);
    }
    // The provider could not be reached: another request is another attempt there.
    if (!transaction.url) return end('unanswered', record);
    show(pages.go(transaction.url, page), record);
    poll.start();
  };

  async function applyRefusal(record: PendingPayment, { code }: ApiError): Promise<void> {
    saved.save({ ...record, attempt: null });
    // Another tab was faster, or a response was lost.
    if (code === 'already_paid' || code === 'not_payable')
      return complete(record, await server.order(record));
    end('refused', record, code);
  }

  return {
    show,
    end,
    openPage,

    /** Requests a payment page. Without a response, the same key is sent again. */
    async requestPage(record: PendingPayment, page: PaymentPage, buy: BuyPackage | null): Promise<void> {
      saved.save(record);
      poll.stop();
      show('opening', record);
      let response: PaymentResponse;
      try {
        response = await server.open(record, buy);
      } catch (error) {
        if (!isFinalResponse(error)) return end('unanswered', record);
        return applyRefusal(record, error).catch(() => end('unanswered', record));
      }
      const { transaction, order } = response;
      if (transaction) await openPage({ ...record, attempt: null, transaction }, page);
      else complete(record, order);
    },

    /** Asks the server for the state. Never rejects: after a failure the next check tells it. */
    async check(): Promise<void> {
      const record = saved.load();
      if (!record?.transaction) return;
      try {
        const transaction = await server.transaction(record);
        // While the next attempt is being opened, the state of the last one no longer counts.
        if (get().status !== 'opening') await applyTransaction(record, transaction);
      } catch (error) {
        // The server does not know this attempt: there is nothing to wait for.
        if (isFinalResponse(error) && error.status === 404) end('refused', record, error.code);
      }
    },

    async cancel(): Promise<boolean> {
      const record = saved.load();
      pages.close();
      if (record) {
        try {
          if (!(await server.cancel(record))) {
            const order = await server.order(record);
            if (order?.payment?.status === 'paid' || !order?.payment) {
              complete(record, order);
              return false;
            }
          }
        } catch {
          return false;
        }
      }
      poll.stop();
      saved.clear();
      set(NO_PAYMENT);
      return true;
    },
  };
}
