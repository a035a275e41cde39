import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useZoneText } from '../../components/schedule/use-zone-text.ts';
import { useReservationTimes } from '../../stores/reservation/use-reservation-times.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { calendar } from '../../ui/icons/icon-paths-ways.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DaysAndTimes } from './days-and-times.tsx';
import type { ReservationTimesProps } from './times-props.ts';

/** What is free changes while somebody thinks. */
const AGAIN_MS = 60_000;

/** A day and a time to reserve for. Full times are shown as full; one that was chosen and is taken by now is told of. */
export function ReservationTimes({ disabled = false, ...props }: ReservationTimesProps) {
  const { t } = useTranslation();
  const { days, status, ask, again } = useReservationTimes((state) => state);
  const zone = useZoneText();
  const key = JSON.stringify(props.query);
  useEffect(() => void ask(JSON.parse(key)), [ask, key]);
  useEffect(() => {
    if (disabled) return;
    const timer = setInterval(() => void again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [again, disabled]);

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
            <Button variant="secondary" onClick={() => void again()}>
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
  const { status, again } = useReservationTimes((state) => state);
  if (status === 'idle' || status === 'fetching') return <Loading label={t('ui.loading')} />;
  return status === 'error' ? (
    <StatePanel
      icon={offline}
      tone="warn"
      level="h3"
      title={t('schedule.failed')}
      action={<Button onClick={() => void again()}>{t('ui.retry')}</Button>}
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
