import { Children } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeAnnouncement } from '../../components/layout/use-change-announcement.ts';
import { useStatusText } from '../../components/orders/order-status-text.ts';
import { useShortDateTimeFormatter, useTimeZoneText } from '../../components/schedule/time-text.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { Order } from '../../domain/orders/order.ts';
import { findMissingPayment } from '../../domain/orders/order-money.ts';
import { isFinal, type OrderStatus, orderStatus } from '../../domain/orders/order-status.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Timeline } from '../../ui/feedback/timeline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text, TITLE_ID } from '../../ui/layout/text.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { ArrivalNotice } from './order-arrival-notice.tsx';
import { OrderCountdown } from './order-countdown.tsx';
import { buildOrderSteps } from './order-steps.ts';
import { useRefundText } from './use-refund-text.ts';

const { pending, accepted, rejected, scheduled, ready, outForDelivery } = orderStatus;
const STATUSES_BEFORE_READY: readonly number[] = [pending, accepted, scheduled];
const STATUSES_BEFORE_HANDOVER: readonly number[] = [...STATUSES_BEFORE_READY, ready, outForDelivery];

const BRANCH_TEXT_KEYS = {
  car_pickup: 'order.pickupAt',
  dine_in: 'order.at',
  delivery: 'delivery.fromBranch',
} as const;

/**
 * The status of an order, its promised time and its steps. Announces a new status. An order without its online payment
 * has none of these: the business has not received it (ADR 0014).
 */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const formatDateTime = useShortDateTimeFormatter();
  const zoneText = useTimeZoneText();
  const statusText = useStatusText();
  const tableWording = useTableWording();
  const { orderType, status, promisedAt, scheduledAt } = order;
  const fulfilment = { orderType, scheduledAt, isShipped: !!order.delivery?.isShipped };
  const isDelivery = orderType === 'delivery';
  const missingPayment = findMissingPayment(order);
  const showsPromisedTime =
    !missingPayment &&
    promisedAt !== null &&
    (isDelivery ? STATUSES_BEFORE_HANDOVER : STATUSES_BEFORE_READY).includes(status);
  const isUnanswered = order.isUnanswered && status === rejected;
  const statusName = isUnanswered ? t('order.notAccepted') : statusText.formatStatus(fulfilment, status);
  const promisedTitle =
    showsPromisedTime &&
    t(isDelivery ? 'delivery.arrivesAt' : 'order.readyAt', { time: formatDateTime(promisedAt) });
  const missingPaymentTitle =
    missingPayment && t(missingPayment.isPending ? 'order.payWaiting' : 'order.payFailed');
  const announcement = useChangeAnnouncement(statusName);
  const formatStep = (step: OrderStatus): string => {
    if (step === pending) return t('order.received');
    if (step === status) return statusName;
    // The kitchen never prepared an order that ended long before its slot. Call the earlier step "confirmed".
    return statusText.formatStatus(
      { ...fulfilment, scheduledAt: isFinal(status) ? scheduledAt : null },
      step,
    );
  };
  const pendingSince = order.events.findLast((event) => event.status === pending)?.at;

  return (
    <Stack gap="4">
      <div>
        <Text tone="mute">
          <Verbatim text={t('order.title', { number: order.number })} part={order.number} />
        </Text>
        <Heading as="h1" id={TITLE_ID} size="xl">
          {missingPaymentTitle || promisedTitle || statusName}
        </Heading>
        <Text tone="mute" size="l">
          {t(BRANCH_TEXT_KEYS[orderType], { branch: localize(order.branch.name) })}
          {order.table && ` · ${tableWording.addLabel(order.table.name)}`}
        </Text>
      </div>
      {showsPromisedTime && (
        <OrderCountdown
          promisedAt={promisedAt}
          startedAt={pendingSince ?? order.placedAt}
          phone={order.branch.phone}
        />
      )}
      {!missingPayment && (
        <>
          <ArrivalNotice order={order} />
          <CalendarButton order={order} />
          <Card>
            <Stack gap="4">
              {isUnanswered ? (
                <UnansweredText order={order} />
              ) : (
                <Text>{statusText.formatHint(fulfilment, status)}</Text>
              )}
              <Timeline
                label={t('order.status')}
                steps={buildOrderSteps(order).map((step) => ({
                  id: String(step.status),
                  title: formatStep(step.status),
                  detail: step.time !== null ? formatDateTime(step.time) : undefined,
                  state: step.state,
                }))}
                stateLabels={{
                  done: t('order.stepDone'),
                  current: t('order.stepCurrent'),
                  todo: t('order.stepTodo'),
                  failed: t('order.stepFailed'),
                }}
              />
              {zoneText && <Text tone="mute">{zoneText}</Text>}
            </Stack>
          </Card>
        </>
      )}
      <LiveRegion message={announcement} />
    </Stack>
  );
}

/** Says that the business did not answer in time, and what the customer gets back. */
function UnansweredText({ order }: { order: Order }) {
  const { t } = useTranslation();
  const refundSentences = useRefundText(order);
  return (
    <Stack gap="1">
      <Text>{t('order.notAcceptedHint')}</Text>
      {Children.map(refundSentences, (sentence) => (
        <Text>{sentence}</Text>
      ))}
    </Stack>
  );
}
