import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchContact } from '../../components/branches/branch-contact.tsx';
import { DetailsSkeleton } from '../../components/layout/details-skeleton.tsx';
import { LinkCard } from '../../components/layout/link-card.tsx';
import { LoadError } from '../../components/layout/load-error.tsx';
import { ReconnectingNotice } from '../../components/layout/reconnecting-notice.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { ShareButton } from '../../components/orders/share-button.tsx';
import type { Reservation } from '../../domain/reservation/reservation.ts';
import { isActive } from '../../domain/reservation/reservation-status.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useCurrentReservation } from '../../stores/reservation/current-reservation-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { receipt } from '../../ui/icons/icon-paths-more.ts';
import { calendar } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { CancelReservation } from './cancel-reservation.tsx';
import { ChangeReservation } from './change-reservation.tsx';
import { ReservationCalendar } from './reservation-calendar.tsx';
import { ReservationFacts } from './reservation-facts.tsx';
import { ReservationProgress } from './reservation-progress.tsx';

/** One reservation (route `reservationSuccess`). The screen polls for changes while it is open. */
export function CurrentReservationScreen() {
  const { reservationId } = useRoute('reservationSuccess').params;
  const [attempt, setAttempt] = useState(0);
  const { reservation, status } = useCurrentReservation(({ reservation, status }) => ({
    reservation,
    status,
  }));
  const isLoaded = reservation?.id === reservationId;
  return (
    <Page>
      <ReservationSubscription key={`${attempt} ${reservationId}`} id={reservationId} />
      {isLoaded && (
        <PageBody css={{ paddingBlockStart: '$6' }}>
          <ReconnectingNotice />
          <ReservationDetails key={reservationId} reservation={reservation} />
        </PageBody>
      )}
      {!isLoaded && status === 'error' && <ReservationError onRetry={() => setAttempt(attempt + 1)} />}
      {!isLoaded && status !== 'error' && (
        <DetailsSkeleton>
          <Skeleton height={220} radius={16} />
          <Skeleton height={56} radius={12} />
          <Skeleton height={56} radius={12} />
        </DetailsSkeleton>
      )}
    </Page>
  );
}

/** Polls for the reservation while mounted. A new `key` loads the reservation again. */
function ReservationSubscription({ id }: { id: string }) {
  const follow = useCurrentReservation((state) => state.follow);
  useEffect(() => follow(id), [follow, id]);
  return null;
}

function ReservationDetails({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const { referenceId } = usePathParams();
  const { id, number, branch, customer } = reservation;
  return (
    <>
      <ReservationProgress reservation={reservation} />
      <ReservationFacts reservation={reservation} />
      {!customer && <Notice icon={info}>{t('reservations.private')}</Notice>}
      <BranchContact branch={branch} />
      <ReservationCalendar reservation={reservation} />
      <ChangeReservation reservation={reservation} />
      <CancelReservation reservation={reservation} />
      <ChangeDeadline reservation={reservation} />
      <ShareButton
        title={t('reservations.number', { number })}
        path={paths.reservationSuccess({ referenceId, reservationId: id })}
        label={t('reservations.share', { number })}
        linkLabel={t('reservations.shareLink')}
      />
      <NextActions kind={reservation.kind} />
    </>
  );
}

/** The deadline for a change or a cancellation. */
function ChangeDeadline({ reservation: { status, customer, changeUntil } }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const { formatDateTime } = useFormat();
  if (!customer || !isActive(status)) return null;
  return (
    <Text tone="mute" size="s" center>
      {changeUntil
        ? t('reservations.changeUntil', { time: formatDateTime(changeUntil) })
        : t('reservations.changeByPhone')}
    </Text>
  );
}

function ReservationError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId } = usePathParams();
  const error = useCurrentReservation((state) => state.error);
  return error?.isNotFound ? (
    <StatePanel
      icon={calendar}
      level="h1"
      announce
      title={t('reservations.notFound')}
      text={t('reservations.notFoundHint')}
      action={
        <Button onClick={() => router.navigate(paths.reservationHistory({ referenceId }))}>
          {t('reservations.title')}
        </Button>
      }
    />
  ) : (
    <LoadError level="h1" error={error} onRetry={onRetry} />
  );
}

/** Links to the list of reservations and to a new reservation. */
function NextActions({ kind }: Pick<Reservation, 'kind'>) {
  const { t } = useTranslation();
  const { referenceId } = usePathParams();
  const reserveType = kind === 'service' ? 'reserv_service' : 'reserv_dinein';
  return (
    <Stack gap="2">
      <LinkCard icon={receipt} title={t('reservations.all')} to={paths.reservationHistory({ referenceId })} />
      <LinkCard
        icon={calendar}
        title={t('reservations.another')}
        to={paths.reservation({ referenceId, reserveType })}
      />
    </Stack>
  );
}
