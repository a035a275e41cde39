import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireReservation } from '../../api/contract/reservation-contract.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { useReservationForm } from '../../stores/reservation/use-reservation-form.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { ChangeForm } from './change-form.tsx';

interface ChangeSheetProps {
  open: boolean;
  reservation: WireReservation;
  /** `done`: it is changed; `late`: it cannot be any more. */
  onClose: (then?: 'none' | 'done' | 'late') => void;
}

/** Another time, party or place for a reservation. Until it is saved everything is as it was. */
export function ChangeSheet({ open, reservation, onClose }: ChangeSheetProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const { form, branchId, status, load } = useReservationForm((state) => state);
  const its = reservation.branch.id;
  useEffect(() => {
    if (open) void load(its);
  }, [open, load, its]);
  const isHere = form && branchId === its;
  return (
    <Sheet
      open={open}
      onClose={() => onClose()}
      title={t('reservations.changeTitle')}
      closeLabel={t('ui.close')}
      footer={
        <>
          <Button variant="secondary" block onClick={() => onClose()}>
            {t('reservations.cancelKeep')}
          </Button>
          <Button block type="submit" form={formId} busy={isBusy} disabled={!isHere}>
            {t('reservations.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text tone="mute">{t('reservations.changeNow', { time: dateTime(reservation.starts_at) })}</Text>
        {isHere && open && (
          <ChangeForm
            key={`${reservation.starts_at} ${reservation.guests}`}
            {...{ form, formId, reservation, isBusy, setBusy, onClose }}
          />
        )}
        {!isHere && status === 'off' && <Notice icon={offline}>{t('reservations.changeByPhone')}</Notice>}
        {!isHere && status === 'error' && (
          <StatePanel
            icon={offline}
            tone="warn"
            level="h3"
            announce
            title={t('errors.network')}
            action={<Button onClick={() => void load(its)}>{t('ui.retry')}</Button>}
          />
        )}
        {!isHere && !['off', 'error'].includes(status) && (
          <Stack gap="3" aria-busy="true" aria-label={t('ui.loading')}>
            <Skeleton height={56} radius={12} />
            <Skeleton height={68} radius={12} />
            <Skeleton height={160} radius={12} />
          </Stack>
        )}
      </Stack>
    </Sheet>
  );
}
