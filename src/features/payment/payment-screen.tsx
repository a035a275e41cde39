import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { PayInstead } from '../../components/payment/pay-instead.tsx';
import { Paying } from '../../components/payment/paying.tsx';
import { usePaymentMethods } from '../../components/payment/payment-method-list.tsx';
import { usePaymentPage } from '../../components/payment/use-payment-page.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useOrderPayment } from '../../stores/payment/use-payment.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { failPath } from './fail-path.ts';
import { GiveUp } from './give-up.tsx';
import { isOver } from './payment-outcome.ts';
import { useGiveUp } from './use-give-up.ts';

/** An order that waits for its payment (route `order`): where its payment page is, and the other ways on. */
export function PaymentScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const page = usePaymentPage();
  const { referenceId } = useRoute('order').params;
  const payment = useOrderPayment((state) => state);
  const leaving = useGiveUp();
  const [isChoosing, setChoosing] = useState(false);
  const { status, paymentType, purchase, transaction, retry, stay } = payment;
  const others = usePaymentMethods().filter((code) => code !== paymentType);
  useEffect(() => stay(), [stay]);
  useEffect(() => {
    if (isOver(status))
      void router.navigate(failPath(referenceId, { purchase, transaction }), { replace: true });
  }, [status, purchase, transaction, referenceId, router]);

  return (
    <Page>
      <PageBody>
        <Paying payment={payment}>
          {isChoosing && (
            <PayInstead
              legend={t('payment.otherWay')}
              methods={others}
              first={null}
              onPay={(code) => {
                setChoosing(false);
                void retry(page, code);
              }}
            />
          )}
          {!isChoosing && others.length > 0 && (
            <Button variant="quiet" block onClick={() => setChoosing(true)}>
              {t('payment.otherWay')}
            </Button>
          )}
          <GiveUp label={t('payment.cancelOrder')} leaving={leaving} />
        </Paying>
      </PageBody>
    </Page>
  );
}
