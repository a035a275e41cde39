import { paths } from '../../router/paths.ts';
import type { PayingStatus, PaymentState } from '../../stores/payment/payment-state.ts';

const OVER = ['declined', 'cancelled', 'expired', 'refunded', 'refused'] as const;
export type Outcome = (typeof OVER)[number];

/** Whether an attempt ended without a payment. */
export const isOver = (status: PayingStatus): status is Outcome =>
  (OVER as readonly PayingStatus[]).includes(status);

/** The screen of a failed payment, with its ids: the server redirects to the same address. */
export function failPath(
  referenceId: string,
  { purchase, transaction }: Pick<PaymentState, 'purchase' | 'transaction'>,
): string {
  const ids = new URLSearchParams({
    ...(purchase?.kind === 'order' && { order: purchase.orderId }),
    ...(transaction && { transaction: transaction.id }),
  });
  return `${paths.paymentFail({ referenceId })}?${ids}`.replace(/\?$/, '');
}
