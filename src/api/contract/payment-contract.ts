import * as z from 'zod/mini';
import { REFUND_TARGETS } from '../../domain/payment/refunds.ts';
import type { Call } from './call.ts';
import { amount, id, receivedPaymentType } from './common-contract.ts';

/**
 * The status of a payment. `pending` may still change. `paid` is final unless the payment is refunded: it is
 * `refunding` until the provider accepts the refund, then `refunded`.
 */
const paymentStatus = z.enum([
  'pending',
  'paid',
  'declined',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/**
 * The URL to which the customer returns after paying. The server ignores it unless it is on the site that sent the
 * request.
 */
export const returnUrl = z.nullish(z.url({ protocol: /^https?$/ }).check(z.maxLength(500)));

/** One attempt to pay for an order or a wallet package. */
export const transaction = z.object({
  id,
  /** Null for the payment of a package. */
  order_id: z.nullish(id),
  package_id: z.nullish(id),
  status: paymentStatus,
  payment_type: receivedPaymentType,
  amount,
  currency: z.string(),
  currency_digits: z.int(),
  /**
   * The payment page of a pending payment. Absent if the provider was unreachable; another attempt requests a new page.
   */
  url: z.nullish(z.url({ protocol: /^https?$/ })),
  /** When the payment page expires. */
  expires_at: z.nullish(z.string()),
});
export type WireTransaction = z.infer<typeof transaction>;

/**
 * `GET webapp/transaction/{order_id}/{transaction_id}`: the status of a payment. For the payment of a package,
 * `order_id` is `wallet`.
 */
export const transactionResponse = z.object({ error: z.optional(z.literal(0)), transaction });

/** The online payment of an order; null if the order is paid on site. */
export const orderPayment = z.object({
  status: paymentStatus,
  /** The successful payment, else the last attempt. */
  transaction_id: id,
  payment_type: receivedPaymentType,
  /** The time at which an order that is still unpaid is cancelled. The kitchen does not prepare an unpaid order. */
  pay_by: z.nullish(z.string()),
});
export type WireOrderPayment = z.infer<typeof orderPayment>;

/**
 * What the staff have refunded of an order: one entry per target, with the sum of its refunds. The full return for a
 * rejected or cancelled order is not an entry.
 */
export const orderRefunds = z.array(
  z.object({
    /** `online`: back to the card or account that paid online. `wallet`: the customer's wallet. */
    target: z.enum(REFUND_TARGETS),
    amount,
    currency: z.string(),
    currency_digits: z.int(),
  }),
);
export type WireOrderRefunds = z.infer<typeof orderRefunds>;

export const transactionCall = {
  method: 'GET',
  path: 'webapp/transaction/{order_id}/{transaction_id}',
  response: transactionResponse,
} as const satisfies Call;
