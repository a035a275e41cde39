import { useEffect, useRef, useState } from 'react';
import type { WireReservation } from '../../api/schemas/reservation.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button.tsx';
import { info } from '../../ui/icon-paths.ts';
import { check } from '../../ui/icon-paths-more.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';

const ChangeSheet = latePart(() => import('./change-sheet.tsx').then((late) => late.ChangeSheet));

/** Moves a reservation of one's own to another time, party or place while that is possible. */
export function ChangeReservation({ reservation }: { reservation: WireReservation }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [outcome, setOutcome] = useState<'none' | 'done' | 'late'>('none');
  const told = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome !== 'none') told.current?.focus();
  }, [outcome]);
  const open = () => {
    setOutcome('none');
    setWasOpen(true);
    setOpen(true);
  };
  const close = (then: 'none' | 'done' | 'late' = 'none') => {
    setOpen(false);
    setOutcome(then);
  };
  return (
    <Stack gap="2">
      {outcome !== 'none' && (
        <section ref={told} tabIndex={-1} aria-label={t('reservations.changeTitle')}>
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
      {reservation.change_until && reservation.customer && (
        <Button variant="secondary" block onClick={open}>
          {t('reservations.change')}
        </Button>
      )}
      {wasOpen && <ChangeSheet open={isOpen} reservation={reservation} onClose={close} />}
    </Stack>
  );
}
