import { getDateAt, getMidnight, getWeekdayAt } from '../../lib/calendar.ts';
import { getShiftEnd, type ShiftHours } from '../availability/availability.ts';
import type { Span } from './open-state.ts';
import { findSpecialHours, type OpeningHours } from './opening-hours.ts';
import { findFirstInstantShowing, listPeriods, type OffsetPeriod, toZonedTime } from './zoned.ts';

// The slots of a branch, computed from its opening hours for the server's responses. The tests in
// `schedule-laws.test.ts` compare them with a minute-by-minute check.

/** A span of time for which a branch accepts orders. */
export interface Slot extends Span {
  /** Free capacity, in the order type's `CapacityUnit`; null or absent if there is no limit. */
  readonly remaining?: number | null | undefined;
  /** Whether the free capacity is too small for the cart. */
  readonly isTooSmall?: boolean;
  /**
   * The slot can be ordered before this instant (epoch ms), see `addOrderDeadlines`. If null or absent, until the slot
   * begins.
   */
  readonly orderBy?: number | null | undefined;
}

interface SlotRules {
  readonly hours: OpeningHours;
  /** IANA name. */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Minutes from now to the earliest start. */
  readonly leadMinutes: number;
  /** Minutes from now to the latest start. */
  readonly aheadMinutes: number;
  /** Length of a slot in elapsed minutes, not local time. */
  readonly lengthMinutes: number;
  /**
   * Minutes from the start of one slot to the start of the next, in local time. The steps are counted from midnight.
   */
  readonly stepMinutes: number;
  /**
   * Whether a slot may end in the next day's hours if they follow without a gap. By default, a slot must end in the
   * hours of its own day.
   */
  readonly mayCrossDays?: boolean;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** A day's shifts in minutes after midnight, in order. Adjacent and overlapping shifts are merged. */
function mergeShifts(shifts: readonly ShiftHours[]): { readonly from: number; to: number }[] {
  const stretches: { readonly from: number; to: number }[] = [];
  for (const shift of [...shifts].sort((a, b) => a.from - b.from)) {
    const lastStretch = stretches.at(-1);
    const to = getShiftEnd(shift);
    if (lastStretch && shift.from <= lastStretch.to) lastStretch.to = Math.max(lastStretch.to, to);
    else stretches.push({ from: shift.from, to });
  }
  return stretches;
}

/**
 * An interval of opening hours, to be divided into slots. Times are local times, as the epoch ms of the same time in
 * UTC.
 */
interface OpenStretch {
  /** Midnight at the start of the date. Slots start a whole number of steps after it. */
  readonly midnight: number;
  readonly from: number;
  readonly to: number;
  /** When the last slot must have ended. After `to` if slots may end in the next day's hours. */
  readonly lastEnd: number;
  /** End of the previous day's hours. Slots before it belong to the previous day. */
  readonly previousDayEnd: number;
  readonly periods: readonly OffsetPeriod[];
}

/** Limits for slots, in ms. */
interface SlotLimits {
  readonly earliest: number;
  readonly latest: number;
  readonly length: number;
  readonly step: number;
}

/**
 * Adds a slot to `slots` at each round step of local time in a stretch. A repeated time gets one slot, and a skipped
 * time gets none.
 */
function addSlots(
  { midnight, from, to, lastEnd, previousDayEnd, periods }: OpenStretch,
  limits: SlotLimits,
  slots: Span[],
): void {
  const { earliest, latest, length, step } = limits;
  // A slot that starts at `to` belongs to the next day.
  const lastStart = Math.min(
    findFirstInstantShowing(lastEnd, periods) - length,
    lastEnd > to ? findFirstInstantShowing(to, periods) - 1 : Number.POSITIVE_INFINITY,
    latest,
  );
  /** Earlier local times have already been processed. */
  let processedUntil = Math.max(from, previousDayEnd);
  for (const { since, until, offset } of periods) {
    const lowest = Math.max(processedUntil, Math.max(since, earliest) + offset);
    const first = midnight + Math.ceil((lowest - midnight) / step) * step - offset;
    const end = Math.min(until - 1, lastStart);
    for (let begin = first; begin <= end; begin += step) slots.push({ from: begin, to: begin + length });
    processedUntil = Math.max(processedUntil, until + offset);
  }
}

/**
 * The slots that can be ordered, in order. Each one is entirely inside the hours of its day. A local time that the
 * clocks skip has no slot, and a repeated local time has one slot. If the hours of two days overlap, the overlap
 * belongs to the first day. Throws RangeError for an unknown zone.
 */
export function generateSlots(rules: SlotRules): Span[] {
  const { hours, timeZone, now, leadMinutes, aheadMinutes, lengthMinutes, stepMinutes } = rules;
  const earliest = now + leadMinutes * MINUTE_MS;
  const latest = now + aheadMinutes * MINUTE_MS;
  const limits = { earliest, latest, length: lengthMinutes * MINUTE_MS, step: stepMinutes * MINUTE_MS };
  const slots: Span[] = [];
  if (latest < earliest) return slots;
  const firstMidnight = getMidnight(toZonedTime(earliest, timeZone).date) - DAY_MS;
  const lastMidnight = getMidnight(toZonedTime(latest, timeZone).date);
  const periods = listPeriods(firstMidnight - DAY_MS, lastMidnight + 3 * DAY_MS, timeZone);
  const week = hours.weekly.map(({ closed, shifts }) => (closed ? [] : mergeShifts(shifts)));
  const getStretches = (midnight: number) => {
    // Formatting the date is slow, so skip it for the many branches without special hours.
    const special = hours.special.length ? findSpecialHours(hours.special, getDateAt(midnight)) : undefined;
    return special ? mergeShifts(special.shifts) : (week[getWeekdayAt(midnight)] ?? []);
  };
  for (let midnight = firstMidnight; midnight <= lastMidnight; midnight += DAY_MS) {
    const previousDayEnd = midnight - DAY_MS + (getStretches(midnight - DAY_MS).at(-1)?.to ?? 0) * MINUTE_MS;
    for (const { from, to } of getStretches(midnight)) {
      const nextStretch = rules.mayCrossDays ? getStretches(midnight + DAY_MS)[0] : undefined;
      const continuesNextDay = nextStretch !== undefined && nextStretch.from + DAY_MINUTES <= to;
      const stretch = {
        midnight,
        from: midnight + from * MINUTE_MS,
        to: midnight + to * MINUTE_MS,
        lastEnd: midnight + Math.max(to, continuesNextDay ? nextStretch.to + DAY_MINUTES : 0) * MINUTE_MS,
        previousDayEnd,
        periods,
      };
      addSlots(stretch, limits, slots);
    }
  }
  return slots;
}
