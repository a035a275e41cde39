import { useTranslation } from 'react-i18next';
import { listLocaleTags } from '../../domain/business/locale-tags.ts';
import { createMoney } from '../../domain/money/money.ts';
import type { ScheduleDay } from '../../domain/schedule/branch-schedule.ts';
import { isFree } from '../../domain/schedule/schedule-type.ts';
import type { Slot } from '../../domain/schedule/slots.ts';
import { toZonedTime } from '../../domain/schedule/zoned.ts';
import { getIntl } from '../../i18n/get-intl.ts';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { addDays, getMidnight } from '../../lib/calendar.ts';
import { useBusiness, useCart, useShop } from '../../stores/stores-context.tsx';
import type { DayOption } from '../../ui/inputs/day-strip.tsx';
import type { SlotGroup } from '../../ui/inputs/slot-list.tsx';
import { useSlotFormatter } from './use-slot-formatter.ts';

/** The days as options of the day strip. */
export function useDayOptions(days: readonly ScheduleDay[]): DayOption[] {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const country = useBusiness(({ business }) => business?.countryCode ?? '');
  const timeZone = useShop((state) => state.timezone);
  const { formatRelativeDay } = useSlotFormatter();
  const createFormatter = (parts: Intl.DateTimeFormatOptions) =>
    new (getIntl(locale).DateTimeFormat)(listLocaleTags(locale, country, true), { ...parts, timeZone });
  const weekdayFormatter = createFormatter({ weekday: 'short' });
  const dateFormatter = createFormatter({ day: 'numeric', month: 'short' });
  return days.flatMap((day) => {
    const firstSlot = day.slots[0];
    if (!firstSlot) return [];
    return {
      id: day.date,
      name: formatRelativeDay(day.date) ?? weekdayFormatter.format(firstSlot.from),
      date: dateFormatter.format(firstSlot.from),
      note: day.slots.some(isFree) ? undefined : t('schedule.full'),
    };
  });
}

const PARTS_OF_DAY = ['night', 'morning', 'afternoon', 'evening'] as const;
const PART_HOURS = 6;

type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Returns the part of the day at an instant (epoch ms) in a time zone. */
export const getPartOfDay = (instant: number, timeZone: string): PartOfDay =>
  PARTS_OF_DAY[Math.floor(toZonedTime(instant, timeZone).minutes / (PART_HOURS * 60))] ?? 'night';

/** Groups slots by part of the day, in order. Leaves out empty parts. */
export function groupByPartOfDay<T extends { readonly from: number }>(
  slots: readonly T[],
  timeZone: string,
): { readonly part: PartOfDay; readonly slots: readonly T[] }[] {
  const groups = new Map<PartOfDay, T[]>();
  for (const slot of slots) {
    const part = getPartOfDay(slot.from, timeZone);
    const group = groups.get(part) ?? [];
    groups.set(part, group);
    group.push(slot);
  }
  return [...groups].map(([part, slotsOfPart]) => ({ part, slots: slotsOfPart }));
}

/**
 * Largest free capacity that a slot shows, by unit of capacity. A slot that is too small for the cart always shows its
 * free capacity.
 */
const MAX_SHOWN_CAPACITY = { orders: 2, dishes: 9, amount: 0 };

/** Describes the free capacity of a slot. Undefined while there is enough. */
function useCapacityText(): (slot: Slot) => string | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const orderType = useCart(({ cart }) => cart.orderType);
  const unit = useShop(({ schedule }) => schedule?.types[orderType]?.capacityUnit ?? 'orders');
  const { currency, hidesPrices } = useBusiness(({ currency, business }) => ({
    currency,
    hidesPrices: business?.hidesPrices,
  }));
  return ({ remaining, isTooSmall }) => {
    if (remaining === 0) return t('schedule.full');
    if (remaining == null || (!isTooSmall && remaining > MAX_SHOWN_CAPACITY[unit])) return undefined;
    if (unit === 'orders') return t('schedule.left', { count: remaining });
    if (unit === 'dishes') return t('schedule.roomLeft', { what: t('cart.items', { count: remaining }) });
    return hidesPrices || !currency
      ? t('schedule.full')
      : t('schedule.roomLeft', { what: format.formatMoney(createMoney(remaining, currency)) });
  };
}

/**
 * The slots of a day, by part of the day. With `start`, only the start of each slot is shown. The night's heading names
 * both weekdays, so that customers do not come a day late.
 */
export function useSlotGroups(
  day: ScheduleDay | undefined,
  timeFormat: 'span' | 'start' = 'span',
): SlotGroup[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { locale } = useLocale();
  const timeZone = useShop((state) => state.timezone);
  const slotFormatter = useSlotFormatter();
  const describeCapacity = useCapacityText();
  if (!day) return [];
  const weekdayFormatter = new (getIntl(locale).DateTimeFormat)([locale, 'en'], {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return groupByPartOfDay(day.slots, timeZone).map(({ part, slots }) => ({
    id: part,
    name: t(`schedule.part.${part}`),
    detail:
      part === 'night'
        ? t('schedule.nightOf', {
            from: weekdayFormatter.format(getMidnight(addDays(day.date, -1))),
            to: weekdayFormatter.format(getMidnight(day.date)),
          })
        : undefined,
    slots: slots.map((slot) => ({
      id: String(slot.from),
      label: timeFormat === 'span' ? slotFormatter.formatTime(slot) : format.formatTime(slot.from),
      isFull: !isFree(slot),
      note: describeCapacity(slot),
    })),
  }));
}
