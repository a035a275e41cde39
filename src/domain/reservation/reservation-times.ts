import { addDays } from '../../lib/calendar.ts';
import type { Days, Span } from '../schedule/open-state.ts';
import type { OpeningHours } from '../schedule/opening-hours.ts';
import { generateSlots } from '../schedule/slots.ts';
import { toZonedInstant, toZonedTime } from '../schedule/zoned.ts';

const MINUTE_MS = 60_000;

/** When a branch accepts reservations. */
export interface ReservationRules {
  readonly hours: OpeningHours;
  /** Days (YYYY-MM-DD) on which no reservation may start. */
  readonly closedDays: readonly string[];
  /** IANA name. */
  readonly timeZone: string;
  /** Minutes from now to the earliest start. */
  readonly minAdvanceMinutes: number;
  /** Minutes from now to the latest start. */
  readonly maxAdvanceMinutes: number;
  /** Minutes from one start time to the next, in local time. */
  readonly stepMinutes: number;
}

/**
 * The possible reservations of `lengthMinutes` on the given days, in order. Each one is entirely inside the opening
 * hours and starts between the earliest and the latest time that the business allows at `now` (epoch ms). It may end in the next day's hours, if they follow without
 * a gap. A time after midnight belongs to its calendar day. Throws RangeError for an unknown zone.
 */
export function listReservationTimes(
  rules: ReservationRules,
  now: number,
  lengthMinutes: number,
  { from, count }: Days,
): Span[] {
  const { hours, closedDays, timeZone, minAdvanceMinutes, maxAdvanceMinutes, stepMinutes } = rules;
  const earliest = Math.max(now + minAdvanceMinutes * MINUTE_MS, toZonedInstant(from, 0, timeZone));
  const latest = Math.min(
    now + maxAdvanceMinutes * MINUTE_MS,
    toZonedInstant(addDays(from, count), 0, timeZone) - 1,
  );
  const times = generateSlots({
    hours,
    timeZone,
    now: earliest,
    leadMinutes: 0,
    aheadMinutes: (latest - earliest) / MINUTE_MS,
    lengthMinutes,
    stepMinutes,
    mayCrossDays: true,
  });
  if (!closedDays.length) return times;
  const closedDaySet = new Set(closedDays);
  return times.filter((time) => !closedDaySet.has(toZonedTime(time.from, timeZone).date));
}
