import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useCancelPayment } from './cancel-payment.tsx';
import { PaymentFailed } from './payment-failed.tsx';
import { isFailedStatus } from './payment-outcome.ts';

/** The screen of a failed payment (route `paymentFail`). Opens the order when the payment did not fail. */
export function PaymentFailScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const pathParams = usePathParams();
  const { params, search } = useRoute('paymentFail');
  const payment = useOrderPayment((state) => state);
  const cancellation = useCancelPayment();
  const { status, purchase, check, markTab } = payment;
  const { referenceId } = params;
  const orderInUrl = new URLSearchParams(search).get('order');
  const orderId = purchase?.kind === 'order' ? purchase.orderId : orderInUrl;
  const shouldOpenOrder = status !== 'idle' && !isFailedStatus(status);

  useEffect(() => markTab(), [markTab]);
  // The URL only claims that the payment failed, so ask the server.
  useEffect(() => void check(), [check]);
  useEffect(() => {
    if (shouldOpenOrder && orderId)
      void router.navigate(paths.order({ referenceId, orderId }), { replace: true });
  }, [shouldOpenOrder, orderId, referenceId, router]);

  if (shouldOpenOrder || (cancellation.isRunning && status === 'idle')) {
    return <FullScreenLoader label={t('ui.loading')} />;
  }
  return (
    <Page>
      <PageBody>
        {isFailedStatus(status) ? (
          <PaymentFailed payment={payment} outcome={status} cancellation={cancellation} />
        ) : (
          <StatePanel
            level="h1"
            icon={alert}
            tone="warn"
            title={t('payment.failed')}
            text={t('payment.failedText')}
            action={
              <>
                {orderInUrl && (
                  <Button onClick={() => router.navigate(paths.order({ referenceId, orderId: orderInUrl }))}>
                    {t('payment.toOrder')}
                  </Button>
                )}
                <Button variant="secondary" onClick={() => router.navigate(paths.cart(pathParams))}>
                  {t('payment.backToCart')}
                </Button>
              </>
            }
          />
        )}
      </PageBody>
    </Page>
  );
}
