import type { Client } from '../../api/client/api-client.ts';
import { cancelOrderCall, orderByIdCall, payCall } from '../../api/contract/order-contract.ts';
import { transactionCall } from '../../api/contract/payment-contract.ts';
import { toOrder } from '../../api/mappers/map-order.ts';
import { toTransaction } from '../../api/mappers/map-transaction.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Transaction } from '../../domain/payment/transaction.ts';
import { buildReturnUrl } from '../../lib/return-url.ts';
import { isFinalRefusal } from '../final-refusal.ts';
import type { BuyPackage } from './payment-state.ts';
import type { PendingPayment } from './pending-payment.ts';

/** Timeout of `openPaymentPage`. It is long, because the server opens a page at the payment provider. */
const OPEN_TIMEOUT_MS = 20_000;

export interface PaymentResponse {
  /** Null if there is nothing to pay online. */
  readonly transaction: Transaction | null;
  /** Null for a package. */
  readonly order: Order | null;
}

/** The payment requests. They throw ApiError. */
export function createPaymentCalls(client: Client) {
  const getOrderKeyOption = ({ orderKey }: PendingPayment) => ({ orderKey: orderKey ?? undefined });

  return {
    /** Opens a payment page for the record's purchase. Repeating a request with the same attempt key is safe. */
    async openPaymentPage(record: PendingPayment, buy: BuyPackage | null): Promise<PaymentResponse> {
      const { purchase, paymentType, attempt } = record;
      const idempotencyKey = attempt ?? '';
      if (purchase.kind === 'package') {
        if (!buy) throw new Error('Cannot pay for a wallet package: `buy` is missing. Call `open` first.');
        const transaction = await buy({ paymentType, returnUrl: buildReturnUrl(), idempotencyKey });
        return { transaction, order: null };
      }
      return client.call(
        payCall,
        {
          params: { order_id: purchase.orderId },
          body: { payment_type: paymentType, return_url: buildReturnUrl() },
          idempotencyKey,
          timeoutMs: OPEN_TIMEOUT_MS,
          ...getOrderKeyOption(record),
        },
        ({ order, transaction }) => ({
          order: toOrder(order),
          transaction: transaction ? toTransaction(transaction) : null,
        }),
      );
    },

    /** Loads the state of the record's last attempt. */
    loadTransaction(record: PendingPayment): Promise<Transaction> {
      const { purchase, transaction } = record;
      const params = {
        order_id: purchase.kind === 'order' ? purchase.orderId : 'wallet',
        transaction_id: transaction?.id ?? '',
      };
      return client.call(transactionCall, { params, ...getOrderKeyOption(record) }, (wire) =>
        toTransaction(wire.transaction),
      );
    },

    /** Loads the order being paid for. Returns null for a package. */
    async loadOrder(record: PendingPayment): Promise<Order | null> {
      const { purchase } = record;
      if (purchase.kind !== 'order') return null;
      return client.call(
        orderByIdCall,
        { params: { order_id: purchase.orderId }, query: { full: 'true' }, ...getOrderKeyOption(record) },
        ({ order }) => toOrder(order),
      );
    },

    /**
     * Cancels the order that the payment is for. Returns false only if the server refuses because it is too late. Any
     * other final refusal counts as cancelled, and so does a package, which has no order. Throws if the result is unknown.
     */
    async cancel(record: PendingPayment): Promise<boolean> {
      const { purchase } = record;
      if (purchase.kind !== 'order') return true;
      try {
        await client.call(cancelOrderCall, {
          params: { branch_id: purchase.branchId, order_id: purchase.orderId },
          ...getOrderKeyOption(record),
        });
        return true;
      } catch (error) {
        if (!isFinalRefusal(error)) throw error;
        return error.code !== 'too_late';
      }
    },
  };
}
