import type { ApiError } from '../../api/client/api-errors.ts';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import type { WireTransaction } from '../../api/contract/payment-contract.ts';
import type { Persisted } from '../../lib/persisted.ts';
import { isAnswer } from '../is-answer.ts';
import type { StoreDeps } from '../store-deps.ts';
import { type PaymentAnswer, paymentCalls } from './payment-calls.ts';
import type { PaymentPages } from './payment-pages.ts';
import type { Poll } from './payment-poll.ts';
import type { Buy, PayingStatus, PaymentPage, PaymentState } from './payment-store-state.ts';
import type { PendingPayment } from './pending-payment.ts';

export interface PaymentTools {
  readonly deps: StoreDeps;
  readonly saved: Persisted<PendingPayment>;
  readonly pages: PaymentPages;
  readonly poll: Poll;
  readonly get: () => PaymentState;
  readonly set: (patch: Partial<PaymentState>) => void;
  /** The order is placed now that it is paid; `forget` takes away what remembered the payment. */
  readonly placed: (order: WireOrder, record: PendingPayment, forget: () => void) => void;
}

export const NOTHING = {
  status: 'idle',
  purchase: null,
  transaction: null,
  paymentType: null,
  refusal: '',
  order: null,
} as const;

/** What becomes of a payment, step by step. The record in storage is what counts: another tab may have gone on with it. */
export function createPaymentFlow({ deps, saved, pages, poll, get, set, placed }: PaymentTools) {
  const server = paymentCalls(deps.client);

  const show = (status: PayingStatus, { purchase, transaction, paymentType }: PendingPayment, refusal = '') =>
    set({ status, purchase, transaction, paymentType, refusal });

  /** Over, and not paid: there may be another try. */
  const end = (status: PayingStatus, record: PendingPayment, refusal = '') => {
    poll.stop();
    pages.shut();
    show(status, record, refusal);
  };

  /** Whether it is still the payment under way: another tab may have ended it, and begun the next. */
  const isStill = ({ purchase, transaction }: PendingPayment): boolean => {
    const now = saved.load();
    return purchase.kind === 'order'
      ? now?.purchase.kind === 'order' && now.purchase.orderId === purchase.orderId
      : now?.transaction?.id === transaction?.id;
  };

  const settle = (record: PendingPayment, order: WireOrder | null) => {
    poll.stop();
    pages.shut();
    if (isStill(record)) {
      if (order) placed(order, record, saved.clear);
      else saved.clear();
    }
    show('paid', record);
    set({ order });
  };

  /** What the server says of a try that is the last one still: since it was asked, another may have been begun. */
  async function heard(record: PendingPayment, transaction: WireTransaction): Promise<void> {
    const now = saved.load();
    if (now?.transaction?.id !== transaction.id || now.attempt !== record.attempt) return;
    const next = { ...record, transaction };
    switch (transaction.status) {
      case 'paid':
        return settle(next, await server.order(next));
      case 'refunding':
      case 'refunded':
        saved.clear();
        return end('refunded', next);
      case 'pending': {
        saved.save(next);
        const { status } = get();
        // What was said of an earlier try is no longer so.
        const isOver = ['declined', 'cancelled', 'expired', 'unanswered', 'refused'].includes(status);
        return show(isOver ? 'closed' : status, next);
      }
      default:
        saved.save(next);
        return end(transaction.status, next);
    }
  }

  /** To the payment page, or what there is instead. */
  const proceed = async (record: PendingPayment, page: PaymentPage): Promise<void> => {
    const { transaction } = record;
    if (!transaction) return;
    saved.save(record);
    if (transaction.status !== 'pending') {
      show('closed', record);
      poll.start();
      // What is not heard of now, the next question tells.
      return heard(record, transaction).catch(() => undefined);
    }
    // Whoever takes the money could not be reached: asked again, it is another try there.
    if (!transaction.url) return end('unanswered', record);
    show(pages.go(transaction.url, page), record);
    poll.start();
  };

  async function refused(record: PendingPayment, { code }: ApiError): Promise<void> {
    saved.save({ ...record, attempt: null });
    // Another tab was quicker, or an answer was lost.
    if (code === 'already_paid' || code === 'not_payable') return settle(record, await server.order(record));
    end('refused', record, code);
  }

  return {
    show,
    end,
    proceed,

    /** Asks for a payment page; unanswered, the same key is asked with again. */
    async ask(record: PendingPayment, page: PaymentPage, buy: Buy | null): Promise<void> {
      saved.save(record);
      poll.stop();
      show('opening', record);
      let answer: PaymentAnswer;
      try {
        answer = await server.open(record, buy);
      } catch (error) {
        if (!isAnswer(error)) return end('unanswered', record);
        return refused(record, error).catch(() => end('unanswered', record));
      }
      const { transaction, order } = answer;
      if (transaction) await proceed({ ...record, attempt: null, transaction }, page);
      else settle(record, order);
    },

    /** Never rejects: what is not heard now is heard later. */
    async check(): Promise<void> {
      const record = saved.load();
      if (!record?.transaction) return;
      try {
        const last = await server.look(record);
        // The next try is on its way, and its window is open: what counts is what becomes of that.
        if (get().status !== 'opening') await heard(record, last);
      } catch (error) {
        // The server has never heard of it: there is nothing to wait for.
        if (isAnswer(error) && error.status === 404) end('refused', record, error.code);
      }
    },

    async giveUp(): Promise<boolean> {
      const record = saved.load();
      pages.shut();
      if (record) {
        try {
          if (!(await server.cancel(record))) {
            const order = await server.order(record);
            if (order?.payment?.status === 'paid' || !order?.payment) {
              settle(record, order);
              return false;
            }
          }
        } catch {
          return false;
        }
      }
      poll.stop();
      saved.clear();
      set(NOTHING);
      return true;
    },
  };
}
