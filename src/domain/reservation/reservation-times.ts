import { addDays } from '../../lib/calendar.ts';
import type { WeeklyHours } from '../availability/availability.ts';
import { type Span, shiftsOn } from '../schedule/open-state.ts';
import { slotsOf } from '../schedule/slots.ts';
import { instantOf, zonedTimeAt } from '../schedule/zoned.ts';

const MINUTE = 60_000;

/** When a branch takes reservations. */
export interface ReservationRules {
  readonly hours: WeeklyHours;
  /** Days (YYYY-MM-DD) on which none begins. */
  readonly closedDays: readonly string[];
  /** IANA */
  readonly timeZone: string;
  /** From now to the earliest and the latest time (decisions, section 6: earliest = now + the minimum advance). */
  readonly minAdvanceMinutes: number;
  readonly maxAdvanceMinutes: number;
  /** From one time to the next, by the clock. */
  readonly stepMinutes: number;
}

/** Some days in a row. */
export interface Days {
  /** YYYY-MM-DD */
  readonly from: string;
  readonly count: number;
}

/**
 * The times of some days at which something of that length can begin, in order: each whole within the hours, and within
 * reach of `now` (epoch ms). A time after midnight is of the day it is on. Throws RangeError for a zone nobody knows.
 */
export function reservationTimes(
  rules: ReservationRules,
  now: number,
  lengthMinutes: number,
  { from, count }: Days,
): Span[] {
  const { hours, closedDays, timeZone, minAdvanceMinutes, maxAdvanceMinutes, stepMinutes } = rules;
  const earliest = Math.max(now + minAdvanceMinutes * MINUTE, instantOf(from, 0, timeZone));
  const latest = Math.min(now + maxAdvanceMinutes * MINUTE, instantOf(addDays(from, count), 0, timeZone) - 1);
  const times = slotsOf({
    ...{ hours, timeZone, now: earliest, leadMinutes: 0, aheadMinutes: (latest - earliest) / MINUTE },
    ...{ lengthMinutes, stepMinutes },
  });
  if (!closedDays.length) return times;
  const closed = new Set(closedDays);
  return times.filter((time) => !closed.has(zonedTimeAt(time.from, timeZone).date));
}

/** When somebody works on some days and the days around them: stretches that do not touch, in order. */
export function workingSpans(hours: WeeklyHours, timeZone: string, { from, count }: Days): Span[] {
  const spans: { readonly from: number; to: number }[] = [];
  const shifts = Array.from({ length: count + 2 }, (_, day) =>
    shiftsOn(hours, addDays(from, day - 1), timeZone),
  ).flat();
  for (const shift of shifts.sort((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && shift.from <= last.to) last.to = Math.max(last.to, shift.to);
    else spans.push({ ...shift });
  }
  return spans;
}
