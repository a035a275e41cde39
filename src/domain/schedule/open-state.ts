import { addDays, weekdayOf } from '../../lib/calendar.ts';
import { shiftEnd, type WeeklyHours } from '../availability/availability.ts';
import { instantOf, zonedTimeAt } from './zoned.ts';

/** From one instant (epoch ms) up to another, which is out of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Open or closed, with the instants (epoch ms) at which that changes; null when it does not within a week. */
export interface OpenState {
  readonly open: boolean;
  /** Null while open. */
  readonly opensAt: number | null;
  /** Null while closed. */
  readonly closesAt: number | null;
}

/**
 * The shifts that start on `date`, as instants; those past midnight end on the next day. A shift runs from when clocks
 * first show its begin until they first show its end.
 */
export function shiftsOn(hours: WeeklyHours, date: string, timeZone: string): Span[] {
  const day = hours[weekdayOf(date)];
  if (!day || day.closed) return [];
  return day.shifts
    .map((shift) => ({
      from: instantOf(date, shift.from, timeZone),
      to: instantOf(date, shiftEnd(shift), timeZone),
    }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
}

/** Whether the shop is open at an instant, by its own zone's clocks. Shifts that touch are one. */
export function openStateOf(hours: WeeklyHours, epochMs: number, timeZone: string): OpenState {
  const { date } = zonedTimeAt(epochMs, timeZone);
  // From yesterday, whose last shift may still run, to this weekday of next week.
  const spans = Array.from({ length: 9 }, (_, day) =>
    shiftsOn(hours, addDays(date, day - 1), timeZone),
  ).flat();
  const horizon = instantOf(date, 8 * 1440, timeZone);
  let closesAt: number | null = null;
  for (const { from, to } of spans)
    if (from <= (closesAt ?? epochMs) && to > (closesAt ?? epochMs)) closesAt = to;
  if (closesAt !== null) return { open: true, opensAt: null, closesAt: closesAt < horizon ? closesAt : null };
  return { open: false, opensAt: spans.find(({ from }) => from > epochMs)?.from ?? null, closesAt: null };
}
