import { useTranslation } from 'react-i18next';
import { usePaymentMethods } from '../../components/payment/payment-method-list.tsx';
import { PaymentRetry } from '../../components/payment/payment-retry.tsx';
import { PaymentSummary } from '../../components/payment/payment-summary.tsx';
import { usePaymentPageOptions } from '../../components/payment/use-payment-page-options.ts';
import type { PaymentState } from '../../stores/payment/payment-state.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { CancelPayment, type useCancelPayment } from './cancel-payment.tsx';
import type { FailedStatus } from './payment-outcome.ts';

export interface PaymentFailedProps {
  payment: PaymentState;
  outcome: FailedStatus;
  cancellation: ReturnType<typeof useCancelPayment>;
}

/** Says why the payment failed, and offers to try again or to return to the cart. The cart still has its lines. */
export function PaymentFailed({ payment, outcome, cancellation }: PaymentFailedProps) {
  const { t } = useTranslation();
  const pageOptions = usePaymentPageOptions();
  const cartOrderType = useCart(({ cart }) => cart.orderType);
  // The cart may have another order type by now. Payments that an older version stored have no order type.
  const orderType = (payment.purchase?.kind === 'order' && payment.purchase.orderType) || cartOrderType;
  const methods = usePaymentMethods(orderType);
  const canRetry = outcome !== 'refunded' && outcome !== 'refused';
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
          !canRetry && (
            <Button size="l" busy={cancellation.isRunning} onClick={() => void cancellation.cancel()}>
              {t('payment.backToCart')}
            </Button>
          )
        }
      />
      <PaymentSummary payment={payment} />
      {canRetry && (
        <>
          <PaymentRetry
            legend={t('checkout.payment')}
            methods={methods}
            lastMethod={payment.paymentType}
            purchase={payment.purchase}
            onPay={(code) => void payment.retry(pageOptions, code)}
          />
          <CancelPayment label={t('payment.backToCart')} cancellation={cancellation} />
        </>
      )}
    </Stack>
  );
}
