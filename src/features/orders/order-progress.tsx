import { useTranslation } from 'react-i18next';
import { useChangeAnnouncement } from '../../components/layout/use-change-announcement.ts';
import { useShortDateTimeFormatter } from '../../components/schedule/time-text.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import type { Order } from '../../domain/orders/order.ts';
import { orderStatus } from '../../domain/orders/order-status.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Timeline } from '../../ui/feedback/timeline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text, TITLE_ID } from '../../ui/layout/text.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { Arrival } from './order-arrival-notice.tsx';
import { Countdown } from './order-countdown.tsx';
import { useStatusText } from './order-status-text.ts';
import { orderSteps } from './order-steps.ts';

const { pending, accepted, scheduled, ready, out } = orderStatus;
const BEFORE_READY: readonly number[] = [pending, accepted, scheduled];
const BEFORE_THE_DOOR: readonly number[] = [...BEFORE_READY, ready, out];

const WHERE = {
  car_pickup: 'order.pickupAt',
  dine_in: 'order.at',
  delivery: 'delivery.fromBranch',
} as const;

/** The state of an order and when it will be ready. Announces changes. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation();
  const text = useText();
  const formatDateTime = useShortDateTimeFormatter();
  const statusText = useStatusText();
  const words = useTableWording();
  const { orderType: type, status, promisedAt: promised } = order;
  const isDelivery = type === 'delivery';
  const isPromised = promised !== null && (isDelivery ? BEFORE_THE_DOOR : BEFORE_READY).includes(status);
  const title = isPromised
    ? t(isDelivery ? 'delivery.arrivesAt' : 'order.readyAt', { time: formatDateTime(promised) })
    : statusText.status(type, status);
  const news = useChangeAnnouncement(statusText.status(type, status));
  const begun = order.events.findLast((event) => event.status === pending)?.at;

  return (
    <Stack gap="4">
      <div>
        <Text tone="mute">{t('order.title', { number: order.number })}</Text>
        <Heading as="h1" id={TITLE_ID} size="xl">
          {title}
        </Heading>
        <Text tone="mute" size="l">
          {t(WHERE[type], { branch: text(order.branch.name) })}
          {order.table && ` · ${words.withLabel(order.table.name)}`}
        </Text>
      </div>
      {isPromised && <Countdown promised={promised} since={begun ?? order.placedAt} />}
      <Arrival order={order} />
      <CalendarButton order={order} />
      <Card>
        <Stack gap="4">
          <Text>{statusText.hint(type, status)}</Text>
          <Timeline
            label={t('order.status')}
            steps={orderSteps(order).map((step) => ({
              id: String(step.status),
              title: step.status === pending ? t('order.received') : statusText.status(type, step.status),
              detail: step.at !== null ? formatDateTime(step.at) : undefined,
              state: step.state,
            }))}
            stateLabels={{
              done: t('order.stepDone'),
              current: t('order.stepCurrent'),
              todo: t('order.stepTodo'),
              failed: t('order.stepFailed'),
            }}
          />
        </Stack>
      </Card>
      <LiveRegion message={news} />
    </Stack>
  );
}
