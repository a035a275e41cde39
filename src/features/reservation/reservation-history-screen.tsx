import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginHint } from '../../components/account/login-hint.tsx';
import { LinkCard } from '../../components/layout/link-card.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useNow } from '../../components/schedule/use-now.ts';
import { type Reservation, splitByTime } from '../../domain/reservation/reservation.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useReservationList } from '../../stores/reservation/reservation-list-store.ts';
import { useBusiness, useSession } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { calendar } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { ReservationLink } from './reservation-link.tsx';

/** Keys of the placeholder cards: as many as a phone shows. */
const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e'];

/** The reservations of the customer's account and of this device (route `reservationHistory`). */
export function ReservationHistoryScreen() {
  const { t } = useTranslation();
  const { reservations, status, load } = useReservationList((state) => state);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    // The store resets when the customer logs in or out, so load again.
    if (status === 'idle') void load();
  }, [status, load]);
  return (
    <Page>
      <ScreenBar title={t('reservations.title')} />
      {status === 'fetching' && !reservations.length ? (
        <PageBody aria-busy="true" aria-label={t('ui.loading')} role="status">
          {SKELETON_KEYS.map((key) => (
            <Skeleton key={key} height={92} radius={16} />
          ))}
        </PageBody>
      ) : (
        <ReservationGroups />
      )}
    </Page>
  );
}

function ReservationGroups() {
  const { t } = useTranslation();
  const isLoggedIn = useSession((state) => state.customer === 'authenticated');
  const { reservations, status, hasMore, load, loadMore } = useReservationList((state) => state);
  const now = useNow(60_000);
  const { upcoming, past: pastReservations } = splitByTime(reservations, now);
  const failureNotice = status === 'error' && !hasMore && (
    <Notice
      icon={alert}
      tone="danger"
      announce
      action={<Button onClick={() => void load()}>{t('ui.retry')}</Button>}
    >
      {t('reservations.failed')}
    </Notice>
  );
  const loginHint = !isLoggedIn && <LoginHint>{t('reservations.loginHint')}</LoginHint>;
  if (!reservations.length)
    return (
      <>
        {failureNotice ? <PageBody css={{ flex: 'none' }}>{failureNotice}</PageBody> : <NoReservations />}
        {loginHint && <PageBody css={{ flex: 'none' }}>{loginHint}</PageBody>}
      </>
    );
  return (
    <PageBody>
      {failureNotice}
      <ReservationGroup title={t('reservations.upcoming')} reservations={upcoming} />
      <ReservationGroup title={t('reservations.past')} reservations={pastReservations} />
      {hasMore && status === 'error' && (
        <Notice icon={alert} tone="danger" announce>
          {t('reservations.moreFailed')}
        </Notice>
      )}
      {hasMore && (
        <Button variant="secondary" block busy={status === 'fetching'} onClick={() => void loadMore()}>
          {t('reservations.more')}
        </Button>
      )}
      <ReserveAgainLink />
      {!isLoggedIn && (
        <Text tone="mute" size="s" center>
          {t('reservations.onThisDevice')}
        </Text>
      )}
      {loginHint}
    </PageBody>
  );
}

function ReservationGroup({ title, reservations }: { title: string; reservations: readonly Reservation[] }) {
  const id = useId();
  return reservations.length ? (
    <Stack as="section" aria-labelledby={id}>
      <Heading as="h2" size="s" id={id}>
        {title}
      </Heading>
      <Stack as="ul">
        {reservations.map((reservation) => (
          <li key={reservation.id}>
            <ReservationLink reservation={reservation} />
          </li>
        ))}
      </Stack>
    </Stack>
  ) : null;
}

/** Path of the booking form; null if the business accepts no reservations. */
function useReservationPath(): string | null {
  const { referenceId } = usePathParams();
  const reservation = useBusiness(({ business }) => business?.reservation);
  const [reserveType] = reservation?.enabled ? reservation.kinds : [];
  return reserveType ? paths.reservation({ referenceId, reserveType }) : null;
}

function ReserveAgainLink() {
  const { t } = useTranslation();
  const to = useReservationPath();
  return to && <LinkCard icon={calendar} title={t('reservations.another')} to={to} />;
}

function NoReservations() {
  const { t } = useTranslation();
  const router = useRouter();
  const to = useReservationPath();
  return (
    <StatePanel
      icon={calendar}
      title={t('reservations.empty')}
      text={t('reservations.emptyHint')}
      action={to && <Button onClick={() => router.navigate(to)}>{t('reservations.book')}</Button>}
    />
  );
}
