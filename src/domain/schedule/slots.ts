import { midnightOf, weekdayAt } from '../../lib/calendar.ts';
import { type ShiftHours, shiftEnd, type WeeklyHours } from '../availability/availability.ts';
import type { Span } from './open-state.ts';
import { firstShowing, type Period, periodsBetween, zonedTimeAt } from './zoned.ts';

// The slots of a branch, computed from its weekly hours. The server computes them for its responses; the laws in
// `schedule-laws.test.ts` compare them with going through every minute.

/** A span of time for which orders are taken. */
export interface Slot extends Span {
  /** Number of free places; null or absent without a limit. */
  readonly left?: number | null | undefined;
}

interface SlotRules {
  readonly hours: WeeklyHours;
  /** IANA */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Minutes from now to the earliest start. */
  readonly leadMinutes: number;
  /** Minutes from now to the latest start. */
  readonly aheadMinutes: number;
  /** Length of a slot in elapsed minutes, not local time. */
  readonly lengthMinutes: number;
  /** Minutes from one start to the next, in local time. */
  readonly stepMinutes: number;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** A day's shifts in minutes after midnight, in order. Adjacent and overlapping shifts are merged. */
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

/** Opening hours to divide into slots, in local time written as UTC, with the zone's offset periods. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** The previous day's hours end then; slots before belong to that day. */
  readonly taken: number;
  readonly periods: readonly Period[];
}

/** Limits for slots, in ms. */
interface Wanted {
  readonly earliest: number;
  readonly latest: number;
  readonly length: number;
  readonly step: number;
}

/** Adds the slots of a stretch at each step in local time: once for a repeated time, and never at a skipped time. */
function cut({ from, to, taken, periods }: Stretch, wanted: Wanted, slots: Span[]): void {
  const { earliest, latest, length, step } = wanted;
  const last = Math.min(firstShowing(to, periods) - length, latest);
  /** Local times before this are already processed. */
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
 * The slots that can be ordered, in order. Each is completely inside the hours of its day. Skipped local times have no
 * slot, and repeated ones have one. Where the hours of two days overlap, those of the first day count. Throws RangeError
 * for an unknown zone.
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
