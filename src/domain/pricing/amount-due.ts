import { createMoney, type Money, toMinorUnits } from '../money/money.ts';
import type { Bill, PricingInput } from './pricing-types.ts';

/** What the customer pays after the wallet, with the rounding of the payment method. */
export type AmountDue = Pick<Bill, 'cashRounding' | 'onlineRounding' | 'due'>;

/**
 * Rounds the total minus the wallet payment for a payment method (decisions, section 1). If a placed order gets another
 * payment method, `amountAfterWallet` stays the same and only the rounding changes. Throws MoneyError when a step is in
 * another currency.
 */
export function computeAmountDue(
  amountAfterWallet: Money,
  { cashStep, onlineStep }: Pick<PricingInput, 'cashStep' | 'onlineStep'>,
): AmountDue {
  const { minor, currency } = amountAfterWallet;
  const step = cashStep ?? onlineStep;
  const due = step ? roundToStep(minor, toMinorUnits(step, currency)) : minor;
  return {
    cashRounding: createMoney(cashStep ? due - minor : 0, currency),
    onlineRounding: createMoney(cashStep ? 0 : due - minor, currency),
    due: createMoney(due, currency),
  };
}

/** Rounds to the nearest multiple of `step`, halves up. Returns `minor` unchanged if `step` is zero or less. */
export function roundToStep(minor: number, step: number): number {
  if (step <= 0) return minor;
  const remainder = minor % step;
  return minor - remainder + (remainder * 2 >= step ? step : 0);
}
