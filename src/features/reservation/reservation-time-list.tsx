import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZoneText } from '../../components/schedule/time-text.ts';
import { TimesSkeleton } from '../../components/schedule/times-skeleton.tsx';
import { useReservationTimes } from '../../stores/reservation/reservation-times-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { offline } from '../../ui/icons/icon-paths-more.ts';
import { calendar } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { DaysAndTimesProps } from './days-and-times.tsx';
import { DaysAndTimes } from './days-and-times.tsx';

/** Interval between reloads of the free times. */
const RELOAD_MS = 60_000;

/** Choice of the day and time. Warns the customer when somebody else has taken the selected time. */
export function ReservationTimes({ disabled = false, ...props }: DaysAndTimesProps) {
  const { t } = useTranslation();
  const { days, status, load, reload } = useReservationTimes((state) => state);
  const zone = useTimeZoneText();
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

/** Shown instead of the times while they load, if they fail to load, or if there are none. */
function NoTimes() {
  const { t } = useTranslation();
  const { status, reload } = useReservationTimes((state) => state);
  if (status === 'idle' || status === 'fetching') return <TimesSkeleton label={t('ui.loading')} />;
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
