import type { Money } from '../money/money.ts';
import { isPaidOnline, paymentType } from './payment-type.ts';

/** The steps in which customers can pay an amount. */
export interface PaymentSteps {
  /** The smallest coin: what is due in cash is rounded to it; null: not rounded. */
  readonly cashStep: Money | null;
  /** The payment provider takes only multiples of this amount; null: any amount. */
  readonly onlineStep: Money | null;
  /** What is due online is rounded to `onlineStep`. Otherwise other amounts cannot be paid online. */
  readonly roundsOnline: boolean;
}

/** The steps that a payment with `type` is rounded to. At most one of them is not null. */
export const getRoundingSteps = (
  { cashStep, onlineStep, roundsOnline }: PaymentSteps,
  type: number,
): Pick<PaymentSteps, 'cashStep' | 'onlineStep'> => ({
  cashStep: type === paymentType.cash ? cashStep : null,
  onlineStep: roundsOnline && isPaidOnline(type) ? onlineStep : null,
});

/** Whether the payment provider takes an amount, rounded if the business agrees. */
export const isPayableOnline = ({ minor }: Money, { onlineStep, roundsOnline }: PaymentSteps): boolean =>
  roundsOnline || !onlineStep?.minor || minor % onlineStep.minor === 0;
