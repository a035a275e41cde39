import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '../../domain/money/money.ts';
import type { PaymentCode } from '../../domain/payment/payment-methods.ts';
import { getRoundingSteps } from '../../domain/payment/payment-steps.ts';
import { computeAmountDue } from '../../domain/pricing/amount-due.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import type { Purchase } from '../../stores/payment/payment-state.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { Bill, BillRow } from '../../ui/cards/bill-row.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PaymentMethods } from './payment-method-list.tsx';
import { useBlockReason } from './use-block-reason.ts';

export interface PaymentRetryProps {
  legend: string;
  methods: readonly PaymentCode[];
  /** Code of the payment method of the failed attempt. */
  lastMethod: number | null;
  purchase: Purchase | null;
  /** Called synchronously in the click handler, because browsers block windows that open later. */
  onPay: (code: PaymentCode) => void;
}

/**
 * Lets the customer choose a payment method for an unpaid order, and retries the payment. Shows the amount due before
 * the customer pays.
 */
export function PaymentRetry({ legend, methods, lastMethod, purchase, onPay }: PaymentRetryProps) {
  const { t } = useTranslation();
  const amountBeforeRounding = purchase?.kind === 'order' ? purchase.rest : null;
  const getBlockReason = useBlockReason(amountBeforeRounding);
  const payableMethods = methods.filter((code) => !getBlockReason(code));
  const [chosenMethod, setChosenMethod] = useState<PaymentCode | null>(null);
  const selectedMethod = [chosenMethod, lastMethod, payableMethods[0]]
    .map((preferred) => payableMethods.find((code) => code === preferred))
    .find((code) => code !== undefined);
  if (!methods.length) return null;
  return (
    <Card>
      <Stack>
        <PaymentMethods
          legend={legend}
          methods={methods}
          value={selectedMethod ?? null}
          onChange={setChosenMethod}
          getBlockReason={getBlockReason}
        />
        {selectedMethod !== undefined && (
          <>
            {amountBeforeRounding && (
              <AmountDue amountBeforeRounding={amountBeforeRounding} method={selectedMethod} />
            )}
            <Button size="l" block onClick={() => onPay(selectedMethod)}>
              {t(selectedMethod === lastMethod ? 'ui.retry' : 'payment.useMethod')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** The amount due with a payment method, and its rounding. Announces changes. */
function AmountDue({ amountBeforeRounding, method }: { amountBeforeRounding: Money; method: PaymentCode }) {
  const { t } = useTranslation();
  const { formatMoney } = useFormat();
  const business = useBusiness((state) => state.business);
  // The order keeps the currency in which it was placed.
  const { code, digits } = amountBeforeRounding.currency;
  if (business?.currency.code !== code || business.currency.digits !== digits) return null;
  const { cashRounding, onlineRounding, due } = computeAmountDue(
    amountBeforeRounding,
    getRoundingSteps(business.paymentSteps, method),
  );
  return (
    <div aria-live="polite">
      <Bill>
        {cashRounding.minor !== 0 && (
          <BillRow label={t('cart.cashRounding')} value={formatMoney(cashRounding)} />
        )}
        {onlineRounding.minor !== 0 && (
          <BillRow label={t('cart.paymentRounding')} value={formatMoney(onlineRounding)} />
        )}
        <BillRow tone="total" label={t('cart.due')} value={formatMoney(due)} />
      </Bill>
    </div>
  );
}
