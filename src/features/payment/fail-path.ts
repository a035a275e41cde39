import { paths } from '../../router/paths.ts';
import type { PaymentState } from '../../stores/payment/payment-store-state.ts';

/** The screen of a payment that came to nothing, with which one: as the backend leads there, too. */
export function failPath(
  referenceId: string,
  { purchase, transaction }: Pick<PaymentState, 'purchase' | 'transaction'>,
): string {
  const which = new URLSearchParams({
    ...(purchase?.kind === 'order' && { order: purchase.orderId }),
    ...(transaction && { transaction: transaction.id }),
  });
  return `${paths.paymentFail({ referenceId })}?${which}`.replace(/\?$/, '');
}
