import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getReservationPhase, type Reservation } from '../../domain/reservation/reservation.ts';
import type { ReservationAttempt } from '../../stores/reservation/current-reservation-store.ts';
import { useCurrentReservation } from '../../stores/reservation/current-reservation-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { alert, check } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ConfirmSheet } from '../../ui/overlays/confirm-sheet.tsx';

/** Cancels the customer's own reservation before the deadline, after a confirmation. */
export function CancelReservation({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const cancel = useCurrentReservation((state) => state.cancel);
  const [isConfirming, setConfirming] = useState(false);
  const [state, setState] = useState<ReservationAttempt['status'] | 'idle' | 'busy'>('idle');
  const resultRef = useRef<HTMLElement>(null);
  const isCancelled = state === 'done' && getReservationPhase(reservation) === 'cancelled';
  useEffect(() => {
    // The pressed button has disappeared, so move the focus to the result.
    if (isCancelled) resultRef.current?.focus();
  }, [isCancelled]);

  const close = () => setConfirming(false);
  const confirmCancel = async () => {
    setState('busy');
    setState((await cancel()).status);
    close();
  };
  if (isCancelled)
    return (
      <section ref={resultRef} tabIndex={-1} aria-label={t('reservations.cancelDone')}>
        <Notice icon={check} tone="ok">
          <Text strong>{t('reservations.cancelDone')}</Text>
          {reservation.order && <Text>{t('reservations.cancelOrder')}</Text>}
        </Notice>
      </section>
    );
  return (
    <Stack gap="2">
      {state === 'late' && (
        <Notice icon={info} tone="warn" announce>
          {t('reservations.cancelLate')}
        </Notice>
      )}
      {(state === 'failed' || state === 'taken') && (
        <Notice icon={alert} tone="danger" announce>
          {t('reservations.cancelFailed')}
        </Notice>
      )}
      {reservation.changeUntil && reservation.customer && (
        <Button variant="danger" block onClick={() => setConfirming(true)}>
          {t('reservations.cancel')}
        </Button>
      )}
      <ConfirmSheet
        open={isConfirming}
        onClose={close}
        title={t('reservations.cancelTitle')}
        closeLabel={t('ui.close')}
        cancelLabel={t('reservations.cancelKeep')}
        confirmLabel={t('reservations.cancel')}
        busy={state === 'busy'}
        onConfirm={() => void confirmCancel()}
      >
        <Stack gap="2">
          <Text>{t('reservations.cancelText')}</Text>
          {reservation.order && <Text>{t('reservations.cancelOrder')}</Text>}
        </Stack>
      </ConfirmSheet>
    </Stack>
  );
}
