import { useTranslation } from 'react-i18next';
import type { ScheduleDay } from '../../domain/schedule/branch-schedule.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { intlOf, tagsOf } from '../../i18n/tags.ts';
import { addDays, midnightOf } from '../../lib/calendar.ts';
import { useShop } from '../../stores/stores-context.tsx';
import type { SlotGroup } from '../../ui/inputs/slot-list.tsx';
import { byPartOfDay } from './part-of-day.ts';
import { useSlotText } from './use-slot-text.ts';

/** So few places are worth a word. */
const FEW = 2;

/** The times of a day, in parts of it. Those past midnight say which night they are in: nobody comes a day late. */
export function useSlotGroups(day: ScheduleDay | undefined, says: 'span' | 'begin' = 'span'): SlotGroup[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { locale } = useLocale();
  const timeZone = useShop((state) => state.timezone);
  const text = useSlotText();
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
      label: says === 'span' ? text.time(slot) : format.time(slot.from),
      isFull: slot.left === 0,
      note:
        slot.left === 0
          ? t('schedule.full')
          : slot.left != null && slot.left <= FEW
            ? t('schedule.left', { count: slot.left })
            : undefined,
    })),
  }));
}
