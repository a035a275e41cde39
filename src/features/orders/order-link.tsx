import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { HistoryLink } from '../../components/orders/history-link.tsx';
import { useStatusText } from '../../components/orders/order-status-text.ts';
import type { OrderSummary } from '../../domain/orders/order.ts';
import { isFinal, orderStatus } from '../../domain/orders/order-status.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useBusiness, usePricesHidden } from '../../stores/stores-context.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Stars } from '../../ui/feedback/stars.tsx';
import { star } from '../../ui/icons/icon-paths-feedback.ts';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';
import { isRejectedOrCancelled } from './order-steps.ts';

/** An order in a list, as a link to its screen. */
export function OrderLink({ order }: { order: OrderSummary }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatDateTime, formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const { referenceId } = usePathParams();
  const { formatStatus } = useStatusText();
  const takesRatings = useBusiness(({ business }) => !!business?.hasRating);
  const isRatingRequestAnswered = useOrders(({ answeredRatingIds }) => answeredRatingIds.includes(order.id));
  const mayRate =
    takesRatings && order.status === orderStatus.delivered && !order.rate && !isRatingRequestAnswered;
  const tone = isRejectedOrCancelled(order.status) ? 'danger' : isFinal(order.status) ? 'neutral' : 'ok';
  return (
    <HistoryLink to={paths.order({ referenceId, orderId: order.id })}>
      <Row wrap>
        <Text as="span" strong>
          <Verbatim text={t('order.title', { number: order.number })} part={order.number} />
        </Text>
        <Badge tone={order.status === orderStatus.pending ? 'warn' : tone}>
          {order.isUnpaid ? t('order.payWaiting') : formatStatus(order, order.status)}
        </Badge>
      </Row>
      <Text tone="mute">
        {localize(order.branchName)} ·{' '}
        {order.scheduledAt !== null
          ? t('order.forTime', { time: formatDateTime(order.scheduledAt) })
          : formatDateTime(order.placedAt)}
      </Text>
      <Text tone="mute">
        {t('cart.items', { count: order.count })}
        {!pricesHidden && (
          <>
            {' '}
            · <bdi translate="no">{formatMoney(order.total)}</bdi>
          </>
        )}
      </Text>
      {order.rate && <Stars value={order.rate} label={t('rating.given', { rate: order.rate })} />}
      {mayRate && (
        <Badge tone="brand" icon={star}>
          {t('orders.rate')}
        </Badge>
      )}
    </HistoryLink>
  );
}
