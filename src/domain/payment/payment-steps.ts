import type { Money } from '../money/money.ts';
import { isPaidOnline, paymentType } from './payment-type.ts';

/** How the amounts to pay are rounded. */
export interface PaymentSteps {
  /** The smallest coin. The amount due in cash is rounded to a multiple of it, or not rounded if this is null. */
  readonly cashStep: Money | null;
  /** The payment provider accepts only multiples of this amount. If null, it accepts any amount. */
  readonly onlineStep: Money | null;
  /**
   * Whether the amount due online is rounded to a multiple of `onlineStep`. If not, only multiples of it can be paid
   * online.
   */
  readonly roundsOnline: boolean;
}

/** The rounding steps for a payment with `type`. At most one of them is not null. */
export const getRoundingSteps = (
  { cashStep, onlineStep, roundsOnline }: PaymentSteps,
  type: number,
): Pick<PaymentSteps, 'cashStep' | 'onlineStep'> => ({
  cashStep: type === paymentType.cash ? cashStep : null,
  onlineStep: roundsOnline && isPaidOnline(type) ? onlineStep : null,
});

/** Whether an amount can be paid online, after rounding if the business rounds. */
export const isPayableOnline = ({ minor }: Money, { onlineStep, roundsOnline }: PaymentSteps): boolean =>
  roundsOnline || !onlineStep?.minor || minor % onlineStep.minor === 0;
