import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentCode } from '../../domain/payment/payment-methods.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PaymentMethods } from './payment-method-list.tsx';

export interface PaymentRetryProps {
  legend: string;
  methods: readonly PaymentCode[];
  /** Code of the payment method of the failed attempt. */
  lastMethod: number | null;
  /** Called synchronously in the click handler, because browsers block windows that open later. */
  onPay: (code: PaymentCode) => void;
}

/** Lets the customer choose a payment method for an unpaid order and retries the payment. */
export function PaymentRetry({ legend, methods, lastMethod, onPay }: PaymentRetryProps) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState(methods.find((code) => code === lastMethod) ?? methods[0]);
  if (selected === undefined) return null;
  return (
    <Card>
      <Stack>
        <PaymentMethods legend={legend} methods={methods} value={selected} onChange={setSelected} />
        <Button size="l" block onClick={() => onPay(selected)}>
          {t(selected === lastMethod ? 'ui.retry' : 'payment.useMethod')}
        </Button>
      </Stack>
    </Card>
  );
}
