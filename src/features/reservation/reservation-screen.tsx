import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/layout/load-error.tsx';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { loadPhoneKit } from '../../components/phone/use-phone-kit.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import { type ReserveType, toReserveType } from '../../domain/reservation/reserve-type.ts';
import { buildLoginPath } from '../../router/login-path.ts';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { getPreorderStores } from '../../stores/reservation/preorder-store.ts';
import { useReservationForm } from '../../stores/reservation/reservation-form-store.ts';
import { useReservation } from '../../stores/reservation/reservation-store.ts';
import { StoresProvider, useBusiness, useSession, useStores } from '../../stores/stores-context.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { calendar } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { BookingPage } from './booking-form.tsx';
import { usePlaceReservation } from './use-place-reservation.ts';

/** Reserves a table or a service (route `reservation`). The guard `check-reserve-type` accepts only these two types. */
export function ReservationScreen() {
  const stores = useStores();
  const { referenceId, reserveType } = useRoute('reservation').params;
  const requiresPreorder = useBusiness(({ business }) => business?.reservation?.type === 2);
  const type = toReserveType(reserveType);
  if (!type) return null;
  const screen = <BranchReservation type={type} referenceId={referenceId} />;
  return requiresPreorder ? (
    <StoresProvider stores={getPreorderStores(stores)}>{screen}</StoresProvider>
  ) : (
    screen
  );
}

/** The booking form of the selected branch, or the reason why it accepts no reservations. */
function BranchReservation({ type, referenceId }: { type: ReserveType; referenceId: string }) {
  const { t } = useTranslation();
  const router = useRouter();
  const kind = type === 'reserv_service' ? 'service' : 'table';
  const landingPath = paths.landing({ referenceId });
  const { reservationTitle } = useTableWording();
  const { branchId, acceptsReservations } = useBusiness(({ branchId, business }) => ({
    branchId,
    acceptsReservations: !!business?.reservation?.enabled,
  }));
  const { form, status, error, load } = useReservationForm((state) => state);
  const beginDraft = useReservation((state) => state.beginDraft);
  const placement = usePlaceReservation(referenceId);
  useEffect(() => {
    if (!acceptsReservations) return;
    beginDraft(kind, branchId);
    void load(branchId);
    loadPhoneKit().catch(() => undefined);
  }, [acceptsReservations, kind, branchId, beginDraft, load]);
  const isLeaving = useRequiredLogin(form?.isLoginRequired === true);
  const hasTables = !!form?.tables.length;
  const hasServices = !!form?.services.length;
  const isKindOffered = kind === 'service' ? hasServices : hasTables;
  const offersOnlyOtherKind = !isKindOffered && (hasServices || hasTables);
  // If the branch does not offer the kind of reservation in the link, open the kind that it offers.
  useEffect(() => {
    const reserveType = kind === 'service' ? 'reserv_dinein' : 'reserv_service';
    if (offersOnlyOtherKind)
      void router.navigate(paths.reservation({ referenceId, reserveType }), {
        replace: true,
        notice: router.getState().notice,
      });
  }, [offersOnlyOtherKind, kind, referenceId, router]);
  const isUnavailable = !acceptsReservations || status === 'off' || (form && !isKindOffered);
  if (placement.isDone || isLeaving || offersOnlyOtherKind)
    return <FullScreenLoader label={t('ui.loading')} />;
  return (
    <Page>
      <ScreenBar
        title={kind === 'service' ? t('reservation.title.service') : reservationTitle}
        backLabel={t('ui.back')}
        onBack={() => router.goBack(landingPath)}
      />
      {isUnavailable ? (
        <StatePanel
          icon={calendar}
          title={t('reservation.off')}
          text={t('reservation.offHint')}
          action={<Button onClick={() => router.navigate(landingPath)}>{t('errors.toHome')}</Button>}
        />
      ) : form ? (
        <BookingPage form={form} placement={placement} />
      ) : status === 'error' ? (
        <LoadError error={error} onRetry={() => void load(branchId)} />
      ) : (
        <LoadingForm />
      )}
    </Page>
  );
}

/** Sends a guest to the login when a reservation needs an account. Returns true while the login opens. */
function useRequiredLogin(isRequired: boolean): boolean {
  const router = useRouter();
  const { path, params } = useRoute('reservation');
  const isGuest = useSession(({ customer }) => customer === 'guest');
  const isLeaving = isRequired && isGuest;
  useEffect(() => {
    if (isLeaving) void router.navigate(buildLoginPath(params.referenceId, path), { replace: true });
  }, [isLeaving, router, params.referenceId, path]);
  return isLeaving;
}

function LoadingForm() {
  const { t } = useTranslation();
  return (
    <PageBody aria-busy="true" aria-label={t('ui.loading')} role="status">
      <Skeleton height={72} radius={12} />
      <Skeleton height={128} radius={16} />
      <Skeleton height={360} radius={16} />
      <Skeleton height={220} radius={16} />
    </PageBody>
  );
}
