import { addDays, getWeekday } from '../../lib/calendar.ts';
import { getShiftEnd, type WeeklyHours } from '../availability/availability.ts';
import { toZonedInstant, toZonedTime } from './zoned.ts';

/** A span of time in epoch ms. It includes `from` and excludes `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Open or closed, with the instant (epoch ms) of the next change; null if there is none within a week. */
export interface OpenState {
  readonly open: boolean;
  /** Null while open. */
  readonly opensAt: number | null;
  /** Null while closed. */
  readonly closesAt: number | null;
}

/**
 * The shifts that start on `date`, as instants. A shift lasts from the moment the local clocks first show its start
 * until they first show its end, which may be on the next day.
 */
export function listShiftsOn(hours: WeeklyHours, date: string, timeZone: string): Span[] {
  const day = hours[getWeekday(date)];
  if (!day || day.closed) return [];
  return day.shifts
    .map((shift) => ({
      from: toZonedInstant(date, shift.from, timeZone),
      to: toZonedInstant(date, getShiftEnd(shift), timeZone),
    }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
}

/** Whether the shop is open at an instant, in its own time zone. Adjacent shifts are merged. */
export function getOpenState(hours: WeeklyHours, epochMs: number, timeZone: string): OpenState {
  const { date } = toZonedTime(epochMs, timeZone);
  // From yesterday, because its last shift may not have ended, to the same weekday of next week.
  const spans = Array.from({ length: 9 }, (_, day) =>
    listShiftsOn(hours, addDays(date, day - 1), timeZone),
  ).flat();
  const horizon = toZonedInstant(date, 8 * 1440, timeZone);
  let closesAt: number | null = null;
  for (const { from, to } of spans)
    if (from <= (closesAt ?? epochMs) && to > (closesAt ?? epochMs)) closesAt = to;
  if (closesAt !== null) return { open: true, opensAt: null, closesAt: closesAt < horizon ? closesAt : null };
  return { open: false, opensAt: spans.find(({ from }) => from > epochMs)?.from ?? null, closesAt: null };
}
