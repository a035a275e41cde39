import { useTranslation } from 'react-i18next';
import type { Span } from '../../domain/schedule/open-state.ts';
import { hasClockChange, toZonedTime } from '../../domain/schedule/zoned.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { addDays } from '../../lib/calendar.ts';
import { useShop } from '../../stores/stores-context.tsx';
import { useNow } from './use-now.ts';

export interface SlotFormatter {
  /** "Today" or "Tomorrow"; null for any other day. */
  formatRelativeDay(date: string): string | null;
  /**
   * "18:30 – 19:00". Only the start if the clocks change during the slot: the end could look earlier than the start
   * ("2:30 – 2:00").
   */
  formatTime(slot: Span): string;
  /** "Tomorrow, 18:30 – 19:00", "Mon 23 Nov, 18:30 – 19:00" */
  formatDayAndTime(slot: Span): string;
  /** "Tomorrow, Saturday, 28 November 2026, 18:30 – 19:00" */
  formatFullDayAndTime(slot: Span): string;
}

/** Formats slots in the business's time zone. */
export function useSlotFormatter(): SlotFormatter {
  const { t } = useTranslation();
  const format = useFormat();
  const timeZone = useShop((state) => state.timezone);
  const today = toZonedTime(useNow(60_000), timeZone).date;
  const formatRelativeDay = (date: string) => {
    if (date === today) return t('schedule.today');
    return date === addDays(today, 1) ? t('schedule.tomorrow') : null;
  };
  const formatTime = ({ from, to }: Span) =>
    hasClockChange(from, to, timeZone)
      ? format.formatTime(from)
      : t('time.range', { from: format.formatTime(from), to: format.formatTime(to) });
  return {
    formatRelativeDay,
    formatTime,
    formatFullDayAndTime: (slot) => {
      const relativeDay = formatRelativeDay(toZonedTime(slot.from, timeZone).date);
      const date = format.formatDate(slot.from, 'long');
      const day = relativeDay === null ? date : t('schedule.at', { day: relativeDay, time: date });
      return t('schedule.at', { day, time: formatTime(slot) });
    },
    formatDayAndTime: (slot) =>
      t('schedule.at', {
        day: formatRelativeDay(toZonedTime(slot.from, timeZone).date) ?? format.formatDate(slot.from),
        time: formatTime(slot),
      }),
  };
}
