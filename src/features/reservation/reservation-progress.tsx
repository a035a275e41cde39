import { useTranslation } from 'react-i18next';
import { useChangeAnnouncement } from '../../components/layout/use-change-announcement.ts';
import { useTimeZoneText } from '../../components/schedule/time-text.ts';
import { useNow } from '../../components/schedule/use-now.ts';
import { getReservationPhase, type Reservation } from '../../domain/reservation/reservation.ts';
import { reservationStatus } from '../../domain/reservation/reservation-status.ts';
import { buildReservationSteps } from '../../domain/reservation/reservation-steps.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Timeline } from '../../ui/feedback/timeline.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text, TITLE_ID } from '../../ui/layout/text.tsx';
import { Verbatim } from '../../ui/layout/verbatim.tsx';
import { useReservationText } from './use-reservation-text.ts';

/** Status and time of a reservation. Announces a new status to screen readers. */
export function ReservationProgress({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const { formatDate, formatDateTime } = useFormat();
  const reservationText = useReservationText();
  const zone = useTimeZoneText();
  const now = useNow(60_000);
  const phase = getReservationPhase(reservation);
  const announcement = useChangeAnnouncement(t(`reservations.heading.${phase}`));
  const { number, startsAt, reminderAt, customer } = reservation;
  const isWaiting = reservation.status === reservationStatus.pending;
  const stepTitles = {
    requested: t('reservations.requested'),
    confirmed: t(`reservations.status.${isWaiting ? reservationStatus.pending : reservationStatus.accepted}`),
    visit: t('reservations.visit'),
    over: t(`reservations.status.${phase === 'ended' ? 'cancelled' : phase}`),
  };
  return (
    <Stack gap="4">
      <div>
        <Text tone="mute">
          <Verbatim text={t('reservations.number', { number })} part={number} />
        </Text>
        <Heading as="h1" id={TITLE_ID} size="xl">
          {t(`reservations.heading.${phase}`)}
        </Heading>
        <Text size="l" strong>
          {formatDate(startsAt, 'long')}
        </Text>
        <Text size="l">{reservationText.formatTimes(reservation)}</Text>
        {zone && <Text tone="mute">{zone}</Text>}
      </div>
      <Card>
        <Stack gap="4">
          <Text>{t(`reservations.hint.${phase}`)}</Text>
          <Timeline
            label={t('reservations.progress')}
            steps={buildReservationSteps(reservation, now).map(({ id, state, at }) => ({
              id,
              title: stepTitles[id],
              detail: at ? formatDateTime(at) : undefined,
              state,
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
      {reminderAt && customer && (
        <Notice icon={clock}>{t('reservations.reminder', { time: formatDateTime(reminderAt) })}</Notice>
      )}
      <LiveRegion message={announcement} />
    </Stack>
  );
}
