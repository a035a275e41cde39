import { midnightOf, weekdayAt } from '../../lib/calendar.ts';
import { type ShiftHours, shiftEnd, type WeeklyHours } from '../availability/availability.ts';
import type { Span } from './open-state.ts';
import { firstShowing, type Period, periodsBetween, zonedTimeAt } from './zoned.ts';

// The slots of a branch, computed from its weekly hours. The server computes them for its responses; the laws in
// `schedule-laws.test.ts` compare them with going through every minute.

/** A time that can be ordered for. */
export interface Slot extends Span {
  /** How many places are left; null or absent where it has no limit. */
  readonly left?: number | null | undefined;
}

interface SlotRules {
  readonly hours: WeeklyHours;
  /** IANA */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** From now to the earliest a slot begins (`leadMinutes`). */
  readonly leadMinutes: number;
  /** From now to the latest (`aheadMinutes`). */
  readonly aheadMinutes: number;
  /** From a slot's begin to its end: as time passes, not by the clock. */
  readonly lengthMinutes: number;
  /** From one slot's begin to the next's, by the clock. */
  readonly stepMinutes: number;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** A day's shifts in minutes after its midnight, in order; those that touch or overlap are one. */
function stretchesOf(shifts: readonly ShiftHours[]): { readonly from: number; to: number }[] {
  const stretches: { readonly from: number; to: number }[] = [];
  for (const shift of [...shifts].sort((a, b) => a.from - b.from)) {
    const last = stretches.at(-1);
    const to = shiftEnd(shift);
    if (last && shift.from <= last.to) last.to = Math.max(last.to, to);
    else stretches.push({ from: shift.from, to });
  }
  return stretches;
}

/** What slots are cut from: a stretch by its clock times (as if UTC), and how clocks go meanwhile. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Times before are given by the day before, whose hours still run. */
  readonly taken: number;
  readonly periods: readonly Period[];
}

/** What is asked of a slot, in ms. */
interface Wanted {
  readonly earliest: number;
  readonly latest: number;
  readonly length: number;
  readonly step: number;
}

/** Adds the slots of a stretch: every step by the clock, at the first of a time that comes twice, never at one the clocks skip. */
function cut({ from, to, taken, periods }: Stretch, wanted: Wanted, slots: Span[]): void {
  const { earliest, latest, length, step } = wanted;
  const last = Math.min(firstShowing(to, periods) - length, latest);
  /** Clock times before are behind. */
  let behind = Math.max(from, taken);
  for (const { since, until, offset } of periods) {
    const lowest = Math.max(behind, Math.max(since, earliest) + offset);
    const first = from + Math.ceil((lowest - from) / step) * step - offset;
    const end = Math.min(until - 1, last);
    for (let begin = first; begin <= end; begin += step) slots.push({ from: begin, to: begin + length });
    behind = Math.max(behind, until + offset);
  }
}

/**
 * The slots that can be ordered for, in order: each whole within its day's hours, none at a wall-clock time that does not
 * exist, and a time that comes twice once (decisions, section 2). Where the hours of two days overlap, the day before's
 * count. Throws RangeError for a zone nobody knows.
 */
export function slotsOf(rules: SlotRules): Span[] {
  const { hours, timeZone, now, leadMinutes, aheadMinutes, lengthMinutes, stepMinutes } = rules;
  const earliest = now + leadMinutes * MINUTE;
  const latest = now + aheadMinutes * MINUTE;
  const wanted = { earliest, latest, length: lengthMinutes * MINUTE, step: stepMinutes * MINUTE };
  const slots: Span[] = [];
  if (latest < earliest) return slots;
  const first = midnightOf(zonedTimeAt(earliest, timeZone).date) - DAY;
  const last = midnightOf(zonedTimeAt(latest, timeZone).date);
  const periods = periodsBetween(first - DAY, last + 3 * DAY, timeZone);
  const week = hours.map(({ closed, shifts }) => (closed ? [] : stretchesOf(shifts)));
  const stretchesAt = (midnight: number) => week[weekdayAt(midnight)] ?? [];
  for (let midnight = first; midnight <= last; midnight += DAY) {
    const taken = midnight - DAY + (stretchesAt(midnight - DAY).at(-1)?.to ?? 0) * MINUTE;
    for (const { from, to } of stretchesAt(midnight)) {
      const stretch = { from: midnight + from * MINUTE, to: midnight + to * MINUTE, taken, periods };
      cut(stretch, wanted, slots);
    }
  }
  return slots;
}
