import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { PaymentInProgress } from '../../components/payment/payment-in-progress.tsx';
import { usePaymentMethods } from '../../components/payment/payment-method-list.tsx';
import { PaymentRetry } from '../../components/payment/payment-retry.tsx';
import { usePaymentPageOptions } from '../../components/payment/use-payment-page-options.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { CancelPayment, useCancelPayment } from './cancel-payment.tsx';
import { buildFailPath, isFailedStatus } from './payment-outcome.ts';

/**
 * An order that is waiting for its online payment (route `order`). The payment store opens the payment page and polls
 * the server until the order is paid. The order screen then replaces this screen.
 */
export function PaymentScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const pageOptions = usePaymentPageOptions();
  const { referenceId } = useRoute('order').params;
  const payment = useOrderPayment((state) => state);
  const cancellation = useCancelPayment();
  const [isChoosing, setChoosing] = useState(false);
  const { status, paymentType, purchase, transaction, retry, markTab } = payment;
  const cartOrderType = useCart(({ cart }) => cart.orderType);
  // The cart may have another order type by now. Payments that an older version stored have no order type.
  const orderType = (purchase?.kind === 'order' && purchase.orderType) || cartOrderType;
  const otherMethods = usePaymentMethods(orderType).filter((code) => code !== paymentType);
  useEffect(() => markTab(), [markTab]);
  useEffect(() => {
    if (isFailedStatus(status))
      void router.navigate(buildFailPath(referenceId, { purchase, transaction }), { replace: true });
  }, [status, purchase, transaction, referenceId, router]);

  return (
    <Page>
      <PageBody>
        <PaymentInProgress payment={payment}>
          {isChoosing && (
            <PaymentRetry
              legend={t('payment.chooseOther')}
              methods={otherMethods}
              lastMethod={null}
              purchase={purchase}
              onPay={(code) => {
                setChoosing(false);
                void retry(pageOptions, code);
              }}
            />
          )}
          {!isChoosing && otherMethods.length > 0 && (
            <Button variant="quiet" block onClick={() => setChoosing(true)}>
              {t('payment.chooseOther')}
            </Button>
          )}
          <CancelPayment label={t('payment.cancelOrder')} cancellation={cancellation} />
        </PaymentInProgress>
      </PageBody>
    </Page>
  );
}
