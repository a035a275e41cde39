import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireReservation } from '../../api/contract/reservation-contract.ts';
import { BranchContact } from '../../components/branches/branch-contact.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { useHere } from '../../components/layout/use-here.ts';
import { useOnline } from '../../components/layout/use-online.ts';
import { ShareButton } from '../../components/orders/share-button.tsx';
import { isStanding } from '../../domain/reservation/reservation-status.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useShownReservation } from '../../stores/reservation/use-shown-reservation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { calendar } from '../../ui/icons/icon-paths-ways.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { CancelReservation } from './cancel-reservation.tsx';
import { ChangeReservation } from './change-reservation.tsx';
import { ReservationCalendar } from './reservation-calendar.tsx';
import { ReservationFacts } from './reservation-facts.tsx';
import { ReservationProgress } from './reservation-progress.tsx';
import { ReservationWays } from './reservation-ways.tsx';

/** One reservation, followed as it goes on (route `reservationSuccess`). */
export function ShownReservationScreen() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { reservationId } = useRoute('reservationSuccess').params;
  const [attempt, setAttempt] = useState(0);
  const { reservation, status } = useShownReservation(({ reservation, status }) => ({ reservation, status }));
  const isHere = reservation?.id === reservationId;
  return (
    <Page>
      <Follower key={`${attempt} ${reservationId}`} id={reservationId} />
      {isHere && (
        <PageBody css={{ paddingBlockStart: '$6' }}>
          {!isOnline && (
            <Notice icon={offline} tone="warn" announce>
              {t('order.reconnecting')}
            </Notice>
          )}
          <Reservation key={reservationId} reservation={reservation} />
        </PageBody>
      )}
      {!isHere && status === 'error' && <NoReservation onRetry={() => setAttempt(attempt + 1)} />}
      {!isHere && status !== 'error' && (
        <PageBody css={{ paddingBlockStart: '$6' }} aria-busy="true" aria-label={t('ui.loading')}>
          <Stack gap="2">
            <Skeleton width={140} />
            <Skeleton width="70%" height={36} />
            <Skeleton width="50%" />
          </Stack>
          <Skeleton height={220} radius={16} />
          <Skeleton height={56} radius={12} />
          <Skeleton height={56} radius={12} />
        </PageBody>
      )}
    </Page>
  );
}

/** Follows a reservation while it is there; with another key it starts anew. */
function Follower({ id }: { id: string }) {
  const follow = useShownReservation((state) => state.follow);
  useEffect(() => follow(id), [follow, id]);
  return null;
}

function Reservation({ reservation }: { reservation: WireReservation }) {
  const { t } = useTranslation();
  const { referenceId } = useHere();
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
      <Until reservation={reservation} />
      <ShareButton
        title={t('reservations.number', { number })}
        path={paths.reservationSuccess({ referenceId, reservationId: id })}
        label={t('reservations.share', { number })}
        linkLabel={t('reservations.shareLink')}
      />
      <ReservationWays kind={reservation.kind} />
    </>
  );
}

/** How long its customer may change their mind. */
function Until({ reservation: { status, customer, change_until } }: { reservation: WireReservation }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  if (!customer || !isStanding(status)) return null;
  return (
    <Text tone="mute" size="s" center>
      {change_until
        ? t('reservations.changeUntil', { time: dateTime(change_until) })
        : t('reservations.changeByPhone')}
    </Text>
  );
}

function NoReservation({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { referenceId } = useHere();
  const isMissing = useShownReservation((state) => state.error?.kind === 'refused');
  return isMissing ? (
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
    <StatePanel
      icon={offline}
      level="h1"
      tone="warn"
      announce
      title={t('errors.network')}
      text={t('errors.networkText')}
      action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
    />
  );
}
