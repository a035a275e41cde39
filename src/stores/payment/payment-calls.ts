import type { Client } from '../../api/client/api-client.ts';
import { cancelOrderCall, orderByIdCall, payCall } from '../../api/contract/order-contract.ts';
import { transactionCall } from '../../api/contract/payment-contract.ts';
import { toOrder } from '../../api/mappers/map-order.ts';
import { toTransaction } from '../../api/mappers/map-transaction.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Transaction } from '../../domain/payment/transaction.ts';
import { returnUrl } from '../../lib/return-url.ts';
import { isFinalResponse } from '../final-response.ts';
import type { BuyPackage } from './payment-state.ts';
import type { PendingPayment } from './pending-payment.ts';

/** The server opens a page at the payment provider, which may take a while. */
const TIMEOUT_MS = 20_000;

export interface PaymentResponse {
  /** Null: there is nothing to pay online. */
  readonly transaction: Transaction | null;
  /** Null for a package. */
  readonly order: Order | null;
}

/** The requests about a payment. All of them throw ApiError. */
export function paymentCalls(client: Client) {
  const owner = ({ orderKey }: PendingPayment) => ({ orderKey: orderKey ?? undefined });

  return {
    /** Opens a payment page for the record's purchase. The key of its attempt makes the request repeatable. */
    async open(record: PendingPayment, buy: BuyPackage | null): Promise<PaymentResponse> {
      const { purchase, paymentType, attempt } = record;
      const idempotencyKey = attempt ?? '';
      if (purchase.kind === 'package') {
        if (!buy) throw new Error('The package has no buyer');
        const transaction = await buy({ paymentType, returnUrl: returnUrl(), idempotencyKey });
        return { transaction, order: null };
      }
      return client.call(
        payCall,
        {
          params: { order_id: purchase.orderId },
          body: { payment_type: paymentType, return_url: returnUrl() },
          ...{ idempotencyKey, timeoutMs: TIMEOUT_MS },
          ...owner(record),
        },
        ({ order, transaction }) => ({
          order: toOrder(order),
          transaction: transaction ? toTransaction(transaction) : null,
        }),
      );
    },

    /** The state of the record's last attempt. */
    transaction(record: PendingPayment): Promise<Transaction> {
      const { purchase, transaction } = record;
      const params = {
        order_id: purchase.kind === 'order' ? purchase.orderId : 'wallet',
        transaction_id: transaction?.id ?? '',
      };
      return client.call(transactionCall, { params, ...owner(record) }, (wire) =>
        toTransaction(wire.transaction),
      );
    },

    /** The order that is paid for; null for a package. */
    async order(record: PendingPayment): Promise<Order | null> {
      const { purchase } = record;
      if (purchase.kind !== 'order') return null;
      return client.call(
        orderByIdCall,
        { params: { order_id: purchase.orderId }, query: { full: 'true' }, ...owner(record) },
        ({ order }) => toOrder(order),
      );
    },

    /** Cancels the order. False: it is too late for that. */
    async cancel(record: PendingPayment): Promise<boolean> {
      const { purchase } = record;
      if (purchase.kind !== 'order') return true;
      try {
        await client.call(cancelOrderCall, {
          params: { branch_id: purchase.branchId, order_id: purchase.orderId },
          ...owner(record),
        });
        return true;
      } catch (error) {
        if (!isFinalResponse(error)) throw error;
        return error.code !== 'too_late';
      }
    },
  };
}
