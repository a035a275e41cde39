import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/form/alert.tsx';
import { AlternativeTimes } from '../../components/schedule/alternative-times.tsx';
import { useDayOptions } from '../../components/schedule/use-day-options.ts';
import { useSlotGroups } from '../../components/schedule/use-slot-groups.ts';
import { isFree, nearest } from '../../domain/schedule/schedule-type.ts';
import { useReservationForm } from '../../stores/reservation/use-reservation-form.ts';
import { useReservationTimes } from '../../stores/reservation/use-reservation-times.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DayStrip } from '../../ui/inputs/day-strip.tsx';
import { SlotList } from '../../ui/inputs/slot-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ReservationTimesProps } from './times-props.ts';
import { useShownTimes } from './use-shown-times.ts';

const OFFERED = 4;

/** The days, and the times of one of them. What is chosen is never moved: the customer chooses anew. */
export function DaysAndTimes({ query, chosen, onChoose, disabled, faultId }: ReservationTimesProps) {
  const { t } = useTranslation();
  const panelId = useId();
  const { days: known, status, later } = useReservationTimes((state) => state);
  const lastDay = useReservationForm(({ form }) => form?.last_day ?? '');
  const [picked, setPicked] = useState<string | null>(null);
  const { days, all, isLost } = useShownTimes(query, chosen);
  const chosenDay = days.find(({ slots }) => slots.some(({ from }) => from === chosen));
  const freeDay = days.find(({ slots }) => slots.some(isFree));
  const day = days.find(({ date }) => date === picked) ?? chosenDay ?? freeDay ?? days[0];
  const options = useDayOptions(days);
  const groups = useSlotGroups(day, 'begin');
  const choose = (from: number) => {
    const time = all.find((one) => one.from === from && one.isFree);
    if (!time || disabled) return;
    setPicked(null);
    onChoose(time);
  };
  const last = known.at(-1)?.date;
  if (!day) return null;
  return (
    <Stack gap="4" aria-busy={status === 'fetching'} css={{ '--edge': '16px' }}>
      <DayStrip
        label={t('schedule.day')}
        days={options}
        selected={day.date}
        onSelect={setPicked}
        panelId={panelId}
      />
      <div>
        <Alert role="status">
          {isLost && !disabled && (
            <Notice icon={clock} tone="warn">
              <Stack gap="2">
                {t('reservation.taken')}
                <AlternativeTimes
                  slots={nearest(
                    days.flatMap(({ slots }) => slots),
                    chosen ?? 0,
                    OFFERED,
                  )}
                  onChoose={choose}
                />
              </Stack>
            </Notice>
          )}
        </Alert>
        <div id={panelId} role="tabpanel" aria-label={t('schedule.time')}>
          <SlotList
            key={day.date}
            label={t('schedule.time')}
            groups={groups}
            selected={chosen === null || isLost ? null : String(chosen)}
            onChoose={(id) => choose(Number(id))}
            inPage
            faultId={faultId}
          />
        </div>
      </div>
      {last && last < lastDay && (
        <Button variant="quiet" busy={status === 'fetching'} onClick={() => void later()}>
          {t('reservation.laterDays')}
        </Button>
      )}
    </Stack>
  );
}
