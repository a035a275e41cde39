import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { getBranchOpeningHours } from '../../domain/business/branch-opening-hours.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import { toZonedInstant, toZonedTime } from '../../domain/schedule/zoned.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { addDays } from '../../lib/calendar.ts';
import { useBusiness, useCart, useClock } from '../../stores/stores-context.tsx';
import { getDayHours, useDayHoursFormatter } from './opening-hours-text.ts';

const NOON_MINUTES = 720;

/**
 * Returns a callback that describes the special hours of a branch from today to `days` days later, for the customer's
 * order type, with one text for each entry: "Thu 24 Dec, 10:00 – 15:00 · We close early."
 */
export function useSpecialHoursFormatter(): (branch: Branch, days: number) => string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const localize = useLocalize();
  const getNow = useClock();
  const formatDayHours = useDayHoursFormatter();
  const timezone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  const orderType = useCart(({ cart }) => cart.orderType);
  return useCallback(
    (branch, days) => {
      const today = toZonedTime(getNow(), timezone).date;
      const lastDate = addDays(today, days);
      const hours = getBranchOpeningHours(branch, orderType);
      const formatDay = (date: string): string =>
        date === today
          ? t('schedule.today')
          : format.formatDate(toZonedInstant(date, NOON_MINUTES, timezone));
      return [...(hours?.special ?? [])]
        .filter(({ from, to }) => from <= lastDate && to >= today)
        .sort((a, b) => a.from.localeCompare(b.from))
        .map((entry) => {
          const hasBegun = entry.from < today;
          const from = hasBegun ? today : entry.from;
          const day =
            from === entry.to
              ? formatDay(from)
              : t('time.range', { from: formatDay(from), to: formatDay(entry.to) });
          const dayHours = getDayHours(hours && { ...hours, special: [entry] }, from) ?? 'closed';
          const text = t('schedule.at', { day, time: formatDayHours(dayHours) });
          const message = entry.message && localize(entry.message);
          return [text, message].filter(Boolean).join(' · ');
        });
    },
    [t, format, localize, getNow, formatDayHours, timezone, orderType],
  );
}
