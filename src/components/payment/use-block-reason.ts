import type { ReactNode } from 'react';
import type { Money } from '../../domain/money/money.ts';
import type { PaymentCode } from '../../domain/payment/payment-methods.ts';
import { isPayableOnline } from '../../domain/payment/payment-steps.ts';
import { isPaidOnline } from '../../domain/payment/payment-type.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useBusiness } from '../../stores/stores-context.tsx';

/** Returns a function that says why a method cannot pay an amount, or undefined if it can. */
export function useBlockReason(amount: Money | null | undefined): (code: PaymentCode) => ReactNode {
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  const steps = useBusiness(({ business }) => business?.paymentSteps);
  return (code) =>
    steps?.onlineStep && amount && isPaidOnline(code) && !isPayableOnline(amount, steps)
      ? renderSentence('payment.stepOnly', { amount: formatMoney(steps.onlineStep) })
      : undefined;
}
