import { type OrderStatus, orderStatus } from '../orders/order-status.ts';
import type { PaymentStatus } from './transaction.ts';

// Full or partial refunds that an operator enters for an accepted or finished order. Rejecting or cancelling an order
// returns everything automatically. All amounts are minor units of the order's currency.

/** Where the money is returned to: the payment method of the online payment, or the customer's wallet. */
export const REFUND_TARGETS = ['online', 'wallet'] as const;
export type RefundTarget = (typeof REFUND_TARGETS)[number];

/** What a customer has paid for an order, and what has been refunded. */
export interface PaidOrder {
  readonly status: OrderStatus;
  /** Null for an order that is paid on site. */
  readonly paymentStatus: PaymentStatus | null;
  /** The amount due after the wallet payment. */
  readonly due: number;
  readonly wallet: number;
  readonly refundedByTarget: Readonly<Record<RefundTarget, number>>;
}

/**
 * Statuses before the business has accepted the order. Staff reject or cancel such an order instead of refunding it.
 */
const UNANSWERED_STATUSES: readonly OrderStatus[] = [orderStatus.pending, orderStatus.scheduled];
const VOID_STATUSES: readonly OrderStatus[] = [orderStatus.rejected, orderStatus.cancelled];

/**
 * The amount that can still be refunded, per target. 0 before the business accepts the order, and after it was rejected
 * or cancelled.
 */
export function computeRefundable({
  status,
  paymentStatus,
  due,
  wallet,
  refundedByTarget,
}: PaidOrder): Readonly<Record<RefundTarget, number>> {
  if (UNANSWERED_STATUSES.includes(status) || VOID_STATUSES.includes(status)) return { online: 0, wallet: 0 };
  const amountPaidOnline = paymentStatus === 'paid' ? due : 0;
  return {
    online: Math.max(0, amountPaidOnline - refundedByTarget.online),
    wallet: Math.max(0, wallet - refundedByTarget.wallet),
  };
}
