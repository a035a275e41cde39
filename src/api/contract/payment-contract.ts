import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { amount, id } from './common-contract.ts';

/**
 * Where a payment stands. What is `pending` is not over yet; `paid` is for good unless it is given back: `refunding` until
 * the provider has taken that, then `refunded`.
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

/** Where a customer comes back to after paying. Kept only when it is of the page that sent it. */
export const returnUrl = z.nullish(z.url({ protocol: /^https?$/ }).check(z.maxLength(500)));

/** One try to pay: of an order, or of a wallet's package. */
export const transaction = z.object({
  id,
  /** Null: it pays a package. */
  order_id: z.nullish(id),
  package_id: z.nullish(id),
  status: paymentStatus,
  payment_type: z.int(),
  amount,
  currency: z.string(),
  currency_digits: z.int(),
  /** Where the customer pays, while pending. Pending without it: the provider could not be reached; paying again asks again. */
  url: z.nullish(z.url({ protocol: /^https?$/ })),
  /** When the payment page closes. */
  expires_at: z.nullish(z.string()),
});
export type WireTransaction = z.infer<typeof transaction>;

/**
 * `GET webapp/transaction/{order_id}/{transaction_id}`: how a payment stands; in place of the order stands `wallet` for one
 * that pays a package.
 */
export const transactionResponse = z.object({ error: z.optional(z.literal(0)), transaction });

/** How the online payment of an order stands; null for what is paid on the spot. */
export const orderPayment = z.object({
  status: paymentStatus,
  /** The payment this is told of: the one that paid, else the last try. */
  transaction_id: id,
  payment_type: z.int(),
  /** While the order waits for its payment: when it is cancelled if none comes. Nobody prepares it until then. */
  pay_by: z.nullish(z.string()),
});
export type WireOrderPayment = z.infer<typeof orderPayment>;

export const transactionCall = {
  method: 'GET',
  path: 'webapp/transaction/{order_id}/{transaction_id}',
  response: transactionResponse,
} as const satisfies Call;
