import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getReservationPhase, type Reservation } from '../../domain/reservation/reservation.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { check } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

const ChangeSheet = createLazyComponent(() =>
  import('./change-sheet.tsx').then((module) => module.ChangeSheet),
);

/** Changes the customer's own reservation before the deadline. */
export function ChangeReservation({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  const [outcome, setOutcome] = useState<'none' | 'done' | 'too-late'>('none');
  const resultRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome !== 'none') resultRef.current?.focus();
  }, [outcome]);
  const open = () => {
    setOutcome('none');
    setHasBeenOpened(true);
    setOpen(true);
  };
  const close = (nextOutcome: 'none' | 'done' | 'too-late' = 'none') => {
    setOpen(false);
    setOutcome(nextOutcome);
  };
  return (
    <Stack gap="2">
      {outcome !== 'none' && getReservationPhase(reservation) !== 'cancelled' && (
        <section ref={resultRef} tabIndex={-1} aria-label={t('reservations.changeTitle')}>
          {outcome === 'done' ? (
            <Notice icon={check} tone="ok">
              {t('reservations.changeDone')}
            </Notice>
          ) : (
            <Notice icon={info} tone="warn">
              {t('reservations.changeLate')}
            </Notice>
          )}
        </section>
      )}
      {reservation.changeUntil && reservation.customer && (
        <Button variant="secondary" block onClick={open}>
          {t('reservations.change')}
        </Button>
      )}
      {hasBeenOpened && <ChangeSheet open={isOpen} reservation={reservation} onClose={close} />}
    </Stack>
  );
}
