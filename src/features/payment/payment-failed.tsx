import { useTranslation } from 'react-i18next';
import { PayInstead } from '../../components/payment/pay-instead.tsx';
import { usePaymentMethods } from '../../components/payment/payment-method-list.tsx';
import { PaymentSum } from '../../components/payment/payment-sum.tsx';
import { usePaymentPage } from '../../components/payment/use-payment-page.ts';
import type { PaymentState } from '../../stores/payment/payment-store-state.ts';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { GiveUp } from './give-up.tsx';
import type { Outcome } from './payment-outcome.ts';
import type { useGiveUp } from './use-give-up.ts';

export interface FailedProps {
  payment: PaymentState;
  outcome: Outcome;
  leaving: ReturnType<typeof useGiveUp>;
}

/** Why it came to nothing; the same again, another way, or back to the cart, which is as it was. */
export function Failed({ payment, outcome, leaving }: FailedProps) {
  const { t } = useTranslation();
  const page = usePaymentPage();
  const methods = usePaymentMethods();
  const mayRetry = outcome !== 'refunded' && outcome !== 'refused';
  return (
    <Stack css={{ flex: 1 }}>
      <StatePanel
        level="h1"
        announce
        icon={alert}
        tone={outcome === 'declined' ? 'danger' : 'warn'}
        title={t(`payment.${outcome}`)}
        text={t(`payment.${outcome}Text`)}
        action={
          !mayRetry && (
            <Button size="l" busy={leaving.isUnderWay} onClick={() => void leaving.giveUp()}>
              {t('payment.backToCart')}
            </Button>
          )
        }
      />
      <PaymentSum payment={payment} />
      {mayRetry && (
        <>
          <PayInstead
            legend={t('checkout.payment')}
            methods={methods}
            first={payment.paymentType}
            onPay={(code) => void payment.retry(page, code)}
          />
          <GiveUp label={t('payment.backToCart')} leaving={leaving} />
        </>
      )}
    </Stack>
  );
}
