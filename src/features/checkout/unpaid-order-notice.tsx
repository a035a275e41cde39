import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledNotice } from '../../components/layout/titled-notice.tsx';
import { PaymentSummary } from '../../components/payment/payment-summary.tsx';
import { useOrderPayment } from '../../stores/payment/payment-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row } from '../../ui/layout/stack.tsx';

export interface UnpaidOrderNoticeProps {
  onPay: () => void;
}

/** Asks whether to pay for the earlier order as it is, or to cancel it and order what is in the cart now. */
export function UnpaidOrderNotice({ onPay }: UnpaidOrderNoticeProps) {
  const { t } = useTranslation();
  const payment = useOrderPayment(({ transaction, purchase }) => ({ transaction, purchase }));
  const cancelPayment = useOrderPayment((state) => state.cancel);
  const [cancellation, setCancellation] = useState<'idle' | 'running' | 'failed'>('idle');
  const cancel = async () => {
    setCancellation('running');
    // When the order is cancelled, or turns out to be paid, the checkout removes this notice.
    setCancellation((await cancelPayment()) ? 'idle' : 'failed');
  };
  return (
    <TitledNotice icon={alert} tone="warn" title={t('checkout.unpaidTitle')} text={t('checkout.unpaidText')}>
      <PaymentSummary payment={payment} center={false} />
      {cancellation === 'failed' && (
        <Notice icon={alert} tone="danger" announce>
          {t('payment.cancelFailed')}
        </Notice>
      )}
      <Row wrap>
        <Button disabled={cancellation === 'running'} onClick={onPay}>
          {t('checkout.payUnpaid')}
        </Button>
        <Button variant="secondary" busy={cancellation === 'running'} onClick={() => void cancel()}>
          {t('payment.cancelOrder')}
        </Button>
      </Row>
    </TitledNotice>
  );
}
