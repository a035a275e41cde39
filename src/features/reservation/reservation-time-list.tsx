import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useZoneText } from '../../components/schedule/time-text.ts';
import { useReservationTimes } from '../../stores/reservation/reservation-times-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { calendar } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { ReservationTimesProps } from './days-and-times.tsx';
import { DaysAndTimes } from './days-and-times.tsx';

/** What is free changes while the customer thinks. */
const RELOAD_MS = 60_000;

/** A day and a time to reserve for. Full times are shown as full; one that was chosen and is taken by now is told of. */
export function ReservationTimes({ disabled = false, ...props }: ReservationTimesProps) {
  const { t } = useTranslation();
  const { days, status, load, reload } = useReservationTimes((state) => state);
  const zone = useZoneText();
  const key = JSON.stringify(props.query);
  useEffect(() => void load(JSON.parse(key)), [load, key]);
  useEffect(() => {
    if (disabled) return;
    const timer = setInterval(() => void reload(), RELOAD_MS);
    return () => clearInterval(timer);
  }, [reload, disabled]);

  if (!days.some(({ times }) => times.length)) return <NoTimes />;
  return (
    <Stack gap="3">
      <DaysAndTimes {...props} disabled={disabled} />
      {status === 'error' && (
        <Notice
          icon={offline}
          tone="warn"
          announce
          action={
            <Button variant="secondary" onClick={() => void reload()}>
              {t('ui.retry')}
            </Button>
          }
        >
          {t('schedule.failed')}
        </Notice>
      )}
      {zone && (
        <Text tone="mute" size="s">
          {zone}
        </Text>
      )}
    </Stack>
  );
}

/** None yet, none at all, or nobody knows. */
function NoTimes() {
  const { t } = useTranslation();
  const { status, reload } = useReservationTimes((state) => state);
  if (status === 'idle' || status === 'fetching') return <Loading label={t('ui.loading')} />;
  return status === 'error' ? (
    <StatePanel
      icon={offline}
      tone="warn"
      level="h3"
      title={t('schedule.failed')}
      action={<Button onClick={() => void reload()}>{t('ui.retry')}</Button>}
      announce
    />
  ) : (
    <StatePanel
      icon={calendar}
      level="h3"
      title={t('schedule.none')}
      text={t('reservation.noneHint')}
      announce
    />
  );
}

const Loading = ({ label }: { label: string }) => (
  <Stack gap="4" aria-busy="true" aria-label={label} role="status">
    <Skeleton height={68} radius={12} />
    <Skeleton height={48} radius={12} />
    <Skeleton height={48} radius={12} />
    <Skeleton height={48} radius={12} />
  </Stack>
);
