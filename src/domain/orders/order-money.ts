import type { Money } from '../money/money.ts';
import { paymentType } from '../payment/payment-type.ts';
import type { PaymentStatus } from '../payment/transaction.ts';
import type { Order, OrderRefund } from './order.ts';
import { isFinal, type OrderStatus, orderStatus } from './order-status.ts';

/**
 * What an order shows about its money, besides the amount due or paid. Exactly one applies.
 * - `nothingReturned`: the order was not rejected or cancelled, and no money was returned.
 * - `notCharged`: the order was rejected or cancelled, and nothing was paid.
 * - `returning`, `returned`: the order was rejected or cancelled, or its payment came too late. Everything that was paid
 *   is returned. `parts` is empty if the amount is unknown. Leaves out the part of a deleted account's wallet.
 * - `walletLost`: the order was rejected or cancelled, and only the wallet of a deleted account paid. Nothing is
 *   returned.
 * - `refunded`: staff refunded all or part of an order that was not rejected or cancelled.
 */
export type OrderMoney =
  | { readonly kind: 'nothingReturned' }
  | { readonly kind: 'notCharged' }
  | { readonly kind: 'walletLost' }
  | { readonly kind: 'returning' | 'returned' | 'refunded'; readonly parts: readonly OrderRefund[] };

const VOID_STATUSES: readonly OrderStatus[] = [orderStatus.rejected, orderStatus.cancelled];

/** Whether the order was rejected or cancelled. */
export const isVoidOrder = ({ status }: Pick<Order, 'status'>): boolean => VOID_STATUSES.includes(status);

/** Whether the amount due is still to be paid, was paid, or is not due because the order was rejected or cancelled. */
export type DueState = 'open' | 'paid' | 'void';

const STATUSES_AFTER_PAYMENT: readonly PaymentStatus[] = ['paid', 'refunding', 'refunded'];

/** Cash counts as paid when the order is delivered. An order with the payment type `later` stays open. */
export function getDueState(
  order: Pick<Order, 'status' | 'paymentType'> & {
    readonly payment: { readonly status: PaymentStatus } | null;
  },
): DueState {
  const { status, paymentType: method, payment } = order;
  if (isVoidOrder(order)) return 'void';
  const isPaid = payment
    ? STATUSES_AFTER_PAYMENT.includes(payment.status)
    : method === paymentType.cash && status === orderStatus.delivered;
  return isPaid ? 'paid' : 'open';
}

/**
 * The online payment that the order waits for. `isPending` is false after a failed attempt. `payBy` is the payment
 * deadline in epoch ms. Returns null if the order waits for no payment or has ended.
 */
export function findMissingPayment({ status, payment }: Pick<Order, 'status' | 'payment'>) {
  if (!payment?.payBy || isFinal(status) || STATUSES_AFTER_PAYMENT.includes(payment.status)) return null;
  return { isPending: payment.status === 'pending', payBy: payment.payBy };
}

const createParts = (online: Money | null, wallet: Money | null): readonly OrderRefund[] => [
  ...(online && online.minor > 0 ? [{ target: 'online', amount: online } as const] : []),
  ...(wallet && wallet.minor > 0 ? [{ target: 'wallet', amount: wallet } as const] : []),
];

/** Decides what an order shows about its money. */
export function describeOrderMoney(
  order: Pick<Order, 'status' | 'payment' | 'refunds' | 'isWalletDeleted'> & {
    readonly quote: Pick<Order['quote'], 'due' | 'wallet'>;
  },
): OrderMoney {
  const { payment, refunds, isWalletDeleted, quote } = order;
  const isReturning = payment?.status === 'paid' || payment?.status === 'refunding';
  if (isVoidOrder(order)) {
    const isPaidOnline = isReturning || payment?.status === 'refunded';
    const parts = createParts(isPaidOnline ? quote.due : null, isWalletDeleted ? null : quote.wallet);
    if (!parts.length) return { kind: isWalletDeleted ? 'walletLost' : 'notCharged' };
    return { kind: isReturning ? 'returning' : 'returned', parts };
  }
  if (refunds.length) return { kind: 'refunded', parts: refunds };
  if (payment?.status === 'refunding') return { kind: 'returning', parts: [] };
  return payment?.status === 'refunded' ? { kind: 'returned', parts: [] } : { kind: 'nothingReturned' };
}
