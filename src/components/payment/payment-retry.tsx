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
  /** How it was tried last. */
  lastMethod: number | null;
  /** Called in the click. */
  onPay: (code: PaymentCode) => void;
}

/** Ways to pay what was not paid, and the button that does. */
export function PaymentRetry({ legend, methods, lastMethod, onPay }: PaymentRetryProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(methods.find((code) => code === lastMethod) ?? methods[0]);
  if (chosen === undefined) return null;
  return (
    <Card>
      <Stack>
        <PaymentMethods legend={legend} methods={methods} value={chosen} onChange={setChosen} />
        <Button size="l" block onClick={() => onPay(chosen)}>
          {t(chosen === lastMethod ? 'ui.retry' : 'payment.payThisWay')}
        </Button>
      </Stack>
    </Card>
  );
}
