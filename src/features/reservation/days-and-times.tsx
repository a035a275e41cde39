import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/form/alert.tsx';
import { AlternativeTimes } from '../../components/schedule/alternative-times.tsx';
import { useDayOptions, useSlotGroups } from '../../components/schedule/slot-options.ts';
import type { ReservableTime } from '../../domain/reservation/reservation.ts';
import type { ScheduleDay } from '../../domain/schedule/branch-schedule.ts';
import { isFree, listNearestSlots } from '../../domain/schedule/schedule-type.ts';
import { useReservationForm } from '../../stores/reservation/reservation-form-store.ts';
import {
  isSameQuery,
  type TimesQuery,
  useReservationTimes,
} from '../../stores/reservation/reservation-times-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { DayStrip } from '../../ui/inputs/day-strip.tsx';
import { SlotList } from '../../ui/inputs/slot-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

const MAX_ALTERNATIVES = 4;

export interface DaysAndTimesProps {
  query: TimesQuery;
  /** Start of the selected time in epoch ms; null if none is selected. */
  selectedStart: number | null;
  onChoose: (time: ReservableTime) => void;
  disabled?: boolean;
  errorId?: string | undefined;
}

interface DisplayedTimes {
  /** Days with their times, converted for the day strip and the slot list. */
  readonly days: readonly ScheduleDay[];
  /** The times of all days, free or not. */
  readonly times: readonly ReservableTime[];
  /** True if the selected time is on one of the loaded days but no longer free. */
  readonly isSelectedTimeTaken: boolean;
}

function useDisplayedTimes(query: TimesQuery, selectedStart: number | null): DisplayedTimes {
  const { days, status, query: loadedQuery } = useReservationTimes((state) => state);
  const daysWithTimes = useMemo(
    () =>
      days
        .map(({ date, times }) => ({
          date,
          slots: times.map(({ from, to, isFree }) => ({ from, to, remaining: isFree ? null : 0 })),
        }))
        .filter(({ slots }) => slots.length),
    [days],
  );
  const times = useMemo(() => days.flatMap((day) => day.times), [days]);
  const isLoaded = status === 'fetched' && isSameQuery(loadedQuery, query);
  const isWithinLoadedDays =
    selectedStart !== null && selectedStart <= (times.at(-1)?.from ?? Number.NEGATIVE_INFINITY);
  const isSelectedTimeTaken =
    isLoaded && isWithinLoadedDays && !times.some(({ from, isFree }) => from === selectedStart && isFree);
  return { days: daysWithTimes, times, isSelectedTimeTaken };
}

/**
 * A strip of days, and the times of the selected day. If somebody else takes the selected time, the customer has to
 * choose another time.
 */
export function DaysAndTimes({ query, selectedStart, onChoose, disabled, errorId }: DaysAndTimesProps) {
  const { t } = useTranslation();
  const panelId = useId();
  const { days: loadedDays, status, loadLaterDays } = useReservationTimes((state) => state);
  const lastDay = useReservationForm(({ form }) => form?.lastDay ?? '');
  const [selectedDate, setSelectedDate] = useState<string | null>(null);
  const { days, times, isSelectedTimeTaken } = useDisplayedTimes(query, selectedStart);
  const selectedDay = days.find(({ slots }) => slots.some(({ from }) => from === selectedStart));
  const freeDay = days.find(({ slots }) => slots.some(isFree));
  const day = days.find(({ date }) => date === selectedDate) ?? selectedDay ?? freeDay ?? days[0];
  const options = useDayOptions(days);
  const groups = useSlotGroups(day, 'start');
  const choose = (from: number) => {
    const time = times.find((slot) => slot.from === from && slot.isFree);
    if (!time || disabled) return;
    setSelectedDate(null);
    onChoose(time);
  };
  const lastLoadedDate = loadedDays.at(-1)?.date;
  if (!day) return null;
  return (
    <Stack gap="4" aria-busy={status === 'fetching'} css={{ '--edge': '16px' }}>
      <DayStrip
        label={t('schedule.day')}
        days={options}
        selected={day.date}
        onSelect={setSelectedDate}
        panelId={panelId}
      />
      <div>
        <Alert role="status">
          {isSelectedTimeTaken && !disabled && (
            <Notice icon={clock} tone="warn">
              <Stack gap="2">
                {t('reservation.taken')}
                <AlternativeTimes
                  slots={listNearestSlots(
                    days.flatMap(({ slots }) => slots),
                    selectedStart ?? 0,
                    MAX_ALTERNATIVES,
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
            selected={selectedStart === null || isSelectedTimeTaken ? null : String(selectedStart)}
            onChoose={(id) => choose(Number(id))}
            inPage
            errorId={errorId}
          />
        </div>
      </div>
      {lastLoadedDate && lastLoadedDate < lastDay && (
        <Button variant="quiet" busy={status === 'fetching'} onClick={() => void loadLaterDays()}>
          {t('reservation.laterDays')}
        </Button>
      )}
    </Stack>
  );
}
