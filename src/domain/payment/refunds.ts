import { type OrderStatus, orderStatus } from '../orders/order-status.ts';
import type { PaymentStatus } from './transaction.ts';

// Refunds that an operator enters for an order that goes on or is finished, in full or in part. A rejected or cancelled order
// gives everything back by itself. All amounts are minor units of the order's currency.

/** Where the money goes back to: the payment method of the online payment, or the customer's wallet. */
export const REFUND_TARGETS = ['online', 'wallet'] as const;
export type RefundTarget = (typeof REFUND_TARGETS)[number];

/** What a customer paid for an order, and what was refunded since. */
export interface PaidOrder {
  readonly status: OrderStatus;
  /** Null for an order that is paid on the spot. */
  readonly paymentStatus: PaymentStatus | null;
  /** The amount that was due after the wallet's part. */
  readonly due: number;
  readonly wallet: number;
  readonly refunded: Readonly<Record<RefundTarget, number>>;
}

/** Statuses before the business has answered. Then the order is rejected or cancelled instead. */
const UNANSWERED: readonly OrderStatus[] = [orderStatus.pending, orderStatus.scheduled];
const VOID: readonly OrderStatus[] = [orderStatus.rejected, orderStatus.cancelled];

/**
 * How much can still be refunded, per target. 0 before the business accepts the order, and after it was rejected or
 * cancelled.
 */
export function computeRefundable({
  status,
  paymentStatus,
  due,
  wallet,
  refunded,
}: PaidOrder): Readonly<Record<RefundTarget, number>> {
  if (UNANSWERED.includes(status) || VOID.includes(status)) return { online: 0, wallet: 0 };
  const paidOnline = paymentStatus === 'paid' ? due : 0;
  return {
    online: Math.max(0, paidOnline - refunded.online),
    wallet: Math.max(0, wallet - refunded.wallet),
  };
}
