import { useTranslation } from 'react-i18next';
import type { ScheduleDay } from '../../domain/schedule/branch-schedule.ts';
import { isFree } from '../../domain/schedule/schedule-type.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { intlOf, tagsOf } from '../../i18n/tags.ts';
import { addDays, midnightOf } from '../../lib/calendar.ts';
import { useBusiness, useShop } from '../../stores/stores-context.tsx';
import type { DayOption } from '../../ui/inputs/day-strip.tsx';
import type { SlotGroup } from '../../ui/inputs/slot-list.tsx';
import { useSlotFormatter } from './use-slot-formatter.ts';

// The days and slots of a schedule as the options of the time picker.

/** The days as options of the day strip. */
export function useDayOptions(days: readonly ScheduleDay[]): DayOption[] {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const country = useBusiness(({ business }) => business?.countryCode ?? '');
  const timeZone = useShop((state) => state.timezone);
  const { nearDay } = useSlotFormatter();
  const formatter = (parts: Intl.DateTimeFormatOptions) =>
    new (intlOf(locale).DateTimeFormat)(tagsOf(locale, country), { ...parts, timeZone });
  const weekday = formatter({ weekday: 'short' });
  const date = formatter({ day: 'numeric', month: 'short' });
  return days.flatMap((day) => {
    const first = day.slots[0];
    if (!first) return [];
    return {
      id: day.date,
      name: nearDay(day.date) ?? weekday.format(first.from),
      date: date.format(first.from),
      note: day.slots.some(isFree) ? undefined : t('schedule.full'),
    };
  });
}

const PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
const PART_HOURS = 6;

type PartOfDay = (typeof PARTS)[number];

/** The quarter of the day at an instant (epoch ms) in a time zone. */
export const partOfDay = (instant: number, timeZone: string): PartOfDay =>
  PARTS[Math.floor(zonedTimeAt(instant, timeZone).minutes / (PART_HOURS * 60))] ?? 'night';

/** The slots by part of the day, in order, without empty parts. */
export function byPartOfDay<T extends { readonly from: number }>(
  slots: readonly T[],
  timeZone: string,
): { readonly part: PartOfDay; readonly slots: readonly T[] }[] {
  const groups = new Map<PartOfDay, T[]>();
  for (const slot of slots) {
    const part = partOfDay(slot.from, timeZone);
    const group = groups.get(part) ?? [];
    groups.set(part, group);
    group.push(slot);
  }
  return [...groups].map(([part, slotsOfPart]) => ({ part, slots: slotsOfPart }));
}

/** A slot with this many places or fewer shows how many are left. */
const FEW_PLACES = 2;

/** The slots of a day, by part of the day. Slots after midnight name both weekdays, so that nobody comes a day late. */
export function useSlotGroups(day: ScheduleDay | undefined, label: 'span' | 'start' = 'span'): SlotGroup[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { locale } = useLocale();
  const timeZone = useShop((state) => state.timezone);
  const text = useSlotFormatter();
  if (!day) return [];
  const weekday = new (intlOf(locale).DateTimeFormat)(tagsOf(locale), { weekday: 'long', timeZone: 'UTC' });
  return byPartOfDay(day.slots, timeZone).map(({ part, slots }) => ({
    id: part,
    name: t(`schedule.part.${part}`),
    detail:
      part === 'night'
        ? t('schedule.nightOf', {
            from: weekday.format(midnightOf(addDays(day.date, -1))),
            to: weekday.format(midnightOf(day.date)),
          })
        : undefined,
    slots: slots.map((slot) => ({
      id: String(slot.from),
      label: label === 'span' ? text.time(slot) : format.time(slot.from),
      isFull: slot.remainingOrders === 0,
      note:
        slot.remainingOrders === 0
          ? t('schedule.full')
          : slot.remainingOrders != null && slot.remainingOrders <= FEW_PLACES
            ? t('schedule.left', { count: slot.remainingOrders })
            : undefined,
    })),
  }));
}
