import type { Client } from '../../api/client/api-client.ts';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import * as calls from '../../api/contract/order-contract.ts';
import { transactionCall, type WireTransaction } from '../../api/contract/payment-contract.ts';
import { returnUrl } from '../../lib/return-url.ts';
import { isAnswer } from '../is-answer.ts';
import type { Buy } from './payment-store-state.ts';
import type { PendingPayment } from './pending-payment.ts';

/** The server opens a page at whoever takes the money: that may take a while. */
const TIMEOUT_MS = 20_000;

export interface PaymentAnswer {
  /** Null: there is nothing to pay online. */
  readonly transaction: WireTransaction | null;
  /** Null of a package. */
  readonly order: WireOrder | null;
}

/** What the server is asked about a payment. All of it throws ApiError. */
export function paymentCalls(client: Client) {
  const owner = ({ orderKey }: PendingPayment) => ({ orderKey: orderKey ?? undefined });

  return {
    /** A payment page for the record's purchase, by the key of its attempt. */
    async open(record: PendingPayment, buy: Buy | null): Promise<PaymentAnswer> {
      const { purchase, paymentType, attempt } = record;
      const asked = { idempotencyKey: attempt ?? '', timeoutMs: TIMEOUT_MS };
      if (purchase.kind === 'package') {
        if (!buy) throw new Error('Nobody buys this package');
        const { idempotencyKey } = asked;
        return {
          transaction: await buy({ paymentType, returnUrl: returnUrl(), idempotencyKey }),
          order: null,
        };
      }
      const { order, transaction } = await client.call(calls.payCall, {
        params: { order_id: purchase.orderId },
        body: { payment_type: paymentType, return_url: returnUrl() },
        ...asked,
        ...owner(record),
      });
      return { transaction: transaction ?? null, order };
    },

    /** How the record's last try stands. */
    async look(record: PendingPayment): Promise<WireTransaction> {
      const { purchase, transaction } = record;
      const answer = await client.call(transactionCall, {
        params: {
          order_id: purchase.kind === 'order' ? purchase.orderId : 'wallet',
          transaction_id: transaction?.id ?? '',
        },
        ...owner(record),
      });
      return answer.transaction;
    },

    /** The order that is paid for; null of a package. */
    async order(record: PendingPayment): Promise<WireOrder | null> {
      const { purchase } = record;
      if (purchase.kind !== 'order') return null;
      const { order } = await client.call(calls.orderByIdCall, {
        params: { order_id: purchase.orderId },
        query: { full: 'true' },
        ...owner(record),
      });
      return order;
    },

    /** Whether the order is cancelled now, or was never there; false: it is somebody's work already. */
    async cancel(record: PendingPayment): Promise<boolean> {
      const { purchase } = record;
      if (purchase.kind !== 'order') return true;
      try {
        await client.call(calls.cancelOrderCall, {
          params: { branch_id: purchase.branchId, order_id: purchase.orderId },
          ...owner(record),
        });
        return true;
      } catch (error) {
        if (!isAnswer(error)) throw error;
        return error.code !== 'too_late';
      }
    },
  };
}
