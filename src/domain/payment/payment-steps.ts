import type { Money } from '../money/money.ts';
import { isPaidOnline, paymentType } from './payment-type.ts';

/** The amounts to which payments are rounded. */
export interface PaymentSteps {
  /** The smallest coin. The amount due in cash is rounded to a multiple of it; null: not rounded. */
  readonly cashStep: Money | null;
  /** The payment provider accepts only multiples of this amount; null: any amount. */
  readonly onlineStep: Money | null;
  /** Whether the amount due online is rounded to `onlineStep`. If not, other amounts cannot be paid online. */
  readonly roundsOnline: boolean;
}

/** The amounts to which a payment with `type` is rounded. At most one of them is not null. */
export const getRoundingSteps = (
  { cashStep, onlineStep, roundsOnline }: PaymentSteps,
  type: number,
): Pick<PaymentSteps, 'cashStep' | 'onlineStep'> => ({
  cashStep: type === paymentType.cash ? cashStep : null,
  onlineStep: roundsOnline && isPaidOnline(type) ? onlineStep : null,
});

/** Whether the payment provider accepts an amount, rounded if the business agrees. */
export const isPayableOnline = ({ minor }: Money, { onlineStep, roundsOnline }: PaymentSteps): boolean =>
  roundsOnline || !onlineStep?.minor || minor % onlineStep.minor === 0;
