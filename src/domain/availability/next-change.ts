import type { Category, Menu } from '../menu/menu-types.ts';
import { findNightEnd } from '../schedule/business-day.ts';
import type { OpeningHours } from '../schedule/opening-hours.ts';
import { findClockChange, toZonedTime } from '../schedule/zoned.ts';
import { getShiftEnd } from './availability.ts';
import type { TimedEntry } from './visible-menu.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/**
 * The first instant (epoch ms) after `epochMs` at which the visible menu may change; null if it never changes. The
 * menu may change when a window or shift starts or ends, at midnight in `timeZone`, and when the clocks change. With
 * `branchHours`, the menu also changes when the branch's business day ends at night. Throws RangeError for an unknown zone.
 */
export function findNextChange(
  menu: Menu,
  epochMs: number,
  timeZone: string,
  branchHours: OpeningHours | null = null,
): number | null {
  const { dayIndex, minutes, offsetMinutes } = toZonedTime(epochMs, timeZone);
  let nextMinutes = Number.POSITIVE_INFINITY;
  const considerMinutes = (at: number | null): void => {
    if (at !== null && at > minutes && at < nextMinutes) nextMinutes = at;
  };
  const considerEntry = ({ visible, window, hours }: TimedEntry): void => {
    if (!visible || !(window || hours)) return;
    considerMinutes(DAY_MINUTES);
    considerMinutes(window?.from ?? null);
    considerMinutes(window?.to ?? null);
    for (const shift of hours?.[dayIndex]?.shifts ?? []) {
      considerMinutes(shift.from);
      considerMinutes(getShiftEnd(shift));
    }
    for (const shift of hours?.[(dayIndex + 6) % 7]?.shifts ?? [])
      considerMinutes(getShiftEnd(shift) - DAY_MINUTES);
  };
  const visitCategories = (categories: readonly Category[]): void => {
    for (const category of categories) {
      considerEntry(category);
      category.items.forEach(considerEntry);
      visitCategories(category.subcategories);
    }
  };
  visitCategories(menu.categories);
  if (nextMinutes > DAY_MINUTES) return null;

  // If the clocks change before `nextChangeAt`, the menu may change at that clock change.
  const nextChangeAt = Math.floor(epochMs / MINUTE_MS) * MINUTE_MS + (nextMinutes - minutes) * MINUTE_MS;
  const changeAt =
    toZonedTime(nextChangeAt, timeZone).offsetMinutes === offsetMinutes
      ? nextChangeAt
      : findClockChange(epochMs, nextChangeAt, timeZone);
  return Math.min(changeAt, (branchHours && findNightEnd(branchHours, epochMs, timeZone)) ?? changeAt);
}
