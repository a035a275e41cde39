import { useTranslation } from 'react-i18next';
import { CancelAction } from '../../components/orders/cancel-action.tsx';
import { getReservationPhase, type Reservation } from '../../domain/reservation/reservation.ts';
import { useCurrentReservation } from '../../stores/reservation/current-reservation-store.ts';
import { Text } from '../../ui/layout/text.tsx';

/** Cancels the customer's own reservation before the deadline, after a confirmation. */
export function CancelReservation({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const isCancelled = getReservationPhase(reservation) === 'cancelled';
  const cancel = useCurrentReservation((state) => state.cancel);
  const cancelReservation = async () => {
    const outcome = await cancel();
    if (outcome.status === 'failed' && outcome.message) return { refusal: outcome.message };
    return outcome.status === 'taken' ? 'failed' : outcome.status;
  };
  return (
    <CancelAction
      mayCancel={!!reservation.changeUntil && !!reservation.customer}
      isCancelled={isCancelled}
      onCancel={cancelReservation}
      texts={{
        cancel: t('reservations.cancel'),
        confirmTitle: t('reservations.cancelTitle'),
        confirmText: t('reservations.cancelText'),
        keep: t('reservations.cancelKeep'),
        cancelled: t('reservations.cancelDone'),
        tooLate: t('reservations.cancelLate'),
        failed: t('reservations.cancelFailed'),
      }}
      resultTitle={<Text strong>{t('reservations.cancelDone')}</Text>}
      // After the cancellation, the reservation's details show the status of the pre-order, so omit it here.
      consequences={!isCancelled && reservation.order && <Text>{t('reservations.cancelOrder')}</Text>}
    />
  );
}
