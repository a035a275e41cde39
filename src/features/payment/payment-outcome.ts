import { paths } from '../../router/paths.ts';
import type { PaymentFlowStatus, PaymentState } from '../../stores/payment/payment-state.ts';

const FAILED_STATUSES = ['declined', 'cancelled', 'expired', 'refunded', 'refused'] as const;
export type FailedStatus = (typeof FAILED_STATUSES)[number];

/** True when the payment attempt has ended and the order is still unpaid. */
export const isFailedStatus = (status: PaymentFlowStatus): status is FailedStatus =>
  (FAILED_STATUSES as readonly PaymentFlowStatus[]).includes(status);

/**
 * Builds the path of the screen for a failed payment, with the ids of the order and the transaction. The server also
 * redirects to this path.
 */
export function buildFailPath(
  referenceId: string,
  { purchase, transaction }: Pick<PaymentState, 'purchase' | 'transaction'>,
): string {
  const ids = new URLSearchParams({
    ...(purchase?.kind === 'order' && { order: purchase.orderId }),
    ...(transaction && { transaction: transaction.id }),
  });
  return `${paths.paymentFail({ referenceId })}?${ids}`.replace(/\?$/, '');
}
