import { useTranslation } from 'react-i18next';
import type { WireOrder } from '../../api/contract/order-contract.ts';
import { useClockText } from '../../components/schedule/use-clock-text.ts';
import { isFinal } from '../../domain/orders/order-status.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock, info } from '../../ui/icons/icon-paths.ts';
import { alert, check } from '../../ui/icons/icon-paths-more.ts';
import { Text } from '../../ui/layout/text.tsx';

/** How the online payment of an order stands, where that is more than that it was paid; says so aloud when it changes. */
export function PaymentState({ order }: { order: WireOrder }) {
  const { t } = useTranslation();
  const clockText = useClockText();
  const { payment } = order;
  if (!payment) return null;
  if (payment.status === 'refunding')
    return (
      <Notice icon={info} tone="ok" announce>
        {t('order.payRefunding')}
      </Notice>
    );
  if (payment.status === 'refunded')
    return (
      <Notice icon={check} tone="ok" announce>
        {t('order.payRefunded')}
      </Notice>
    );
  if (payment.status === 'paid' || !payment.pay_by || isFinal(order.status)) return null;
  const isOpen = payment.status === 'pending';
  return (
    <Notice icon={isOpen ? clock : alert} tone="warn" announce>
      <Text strong>{t(isOpen ? 'order.payWaiting' : 'order.payFailed')}</Text>
      <Text>
        {t('order.payWaitingText')} {t('order.payBy', { time: clockText(payment.pay_by) })}
      </Text>
    </Notice>
  );
}
