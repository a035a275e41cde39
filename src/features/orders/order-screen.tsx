import { Children } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortDateTimeFormatter } from '../../components/schedule/time-text.ts';
import type { Order } from '../../domain/orders/order.ts';
import { findMissingPayment } from '../../domain/orders/order-money.ts';
import { isFinal } from '../../domain/orders/order-status.ts';
import { useRoute } from '../../router/router-context.tsx';
import { useOrderNotifications } from '../../stores/notifications/order-notifications-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock, info } from '../../ui/icons/icon-paths.ts';
import { bell } from '../../ui/icons/icon-paths-business.ts';
import { alert, check } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderAgainButton } from './order-again-button.tsx';
import { useOrderMoneyText } from './order-money-text.ts';
import { OrderParts } from './order-parts.tsx';
import { OrderProgress } from './order-progress.tsx';
import { RateOrder } from './rate-order.tsx';
import { WithOrder } from './with-order.tsx';

/** One order (route `order`). The orders store loads the order and updates it while the screen is open. */
export function OrderScreen() {
  const { orderId } = useRoute('order').params;
  return (
    <WithOrder orderId={orderId}>
      {(order) => (
        <>
          <PaymentStateNotice order={order} />
          <MoneyNotice order={order} />
          <OrderProgress key={orderId} order={order} />
          <NotificationOffer order={order} />
          <RateOrder key={`rate ${orderId}`} order={order} />
          <OrderParts order={order} />
          <OrderAgainButton key={`again ${orderId}`} order={order} />
          <CancelOrder key={`cancel ${orderId}`} order={order} />
        </>
      )}
    </WithOrder>
  );
}

/** Says what happened to the money of an order that ended or was refunded. Announces changes. */
function MoneyNotice({ order }: { order: Order }) {
  const { kind, title, sentences } = useOrderMoneyText(order);
  if (kind === 'nothingReturned' || kind === 'walletLost') return null;
  const isDone = kind === 'returned' || kind === 'refunded';
  return (
    <Notice icon={isDone ? check : info} tone="ok" announce>
      {title && <Text strong>{title}</Text>}
      {Children.map(sentences, (sentence) => (
        <Text>{sentence}</Text>
      ))}
    </Notice>
  );
}

/** The state of the online payment that the order is waiting for. Announces changes. */
function PaymentStateNotice({ order }: { order: Order }) {
  const { t } = useTranslation();
  const formatDateTime = useShortDateTimeFormatter();
  const missingPayment = findMissingPayment(order);
  if (!missingPayment) return null;
  const { isPending, payBy } = missingPayment;
  return (
    <Notice icon={isPending ? clock : alert} tone="warn" announce>
      {t('order.payWaitingText')} {t('order.payBy', { time: formatDateTime(payBy) })}
    </Notice>
  );
}

/**
 * While an order is running, offers notifications or says that they are on. Renders nothing if the browser does not
 * support them or the customer has blocked them.
 */
function NotificationOffer({ order: { status } }: { order: Order }) {
  const { t } = useTranslation();
  const { isOffered, permission, isOn, setEnabled } = useOrderNotifications((state) => state);
  if (!isOffered || permission === 'denied' || isFinal(status)) return null;
  return (
    <Notice
      icon={bell}
      action={
        !isOn && (
          <Button variant="secondary" onClick={() => void setEnabled(true)}>
            {t('orderNotifications.offer')}
          </Button>
        )
      }
    >
      <Text role="status">{t(isOn ? 'orderNotifications.isOn' : 'orderNotifications.offerText')}</Text>
    </Notice>
  );
}
