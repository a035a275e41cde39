import { useT } from '../../i18n/context.tsx';
import type { PaymentState } from '../../stores/payment-state.ts';
import { Button } from '../../ui/button.tsx';
import { alert } from '../../ui/icon-paths-more.ts';
import { Stack } from '../../ui/stack.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { PayInstead } from '../shared/payment/pay-instead.tsx';
import { usePaymentMethods } from '../shared/payment/payment-methods.tsx';
import { PaymentSum } from '../shared/payment/payment-sum.tsx';
import { usePaymentPage } from '../shared/payment/use-payment-page.ts';
import { GiveUp } from './give-up.tsx';
import type { Outcome } from './outcome.ts';
import type { useGiveUp } from './use-give-up.ts';

export interface FailedProps {
  payment: PaymentState;
  outcome: Outcome;
  leaving: ReturnType<typeof useGiveUp>;
}

/** Why it came to nothing; the same again, another way, or back to the cart, which is as it was. */
export function Failed({ payment, outcome, leaving }: FailedProps) {
  const t = useT();
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
