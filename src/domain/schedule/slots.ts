import type { WeeklyHours } from '../availability/types.ts';
import { type Span, shiftsOn } from './shop.ts';
import { addDays, zonedNow } from './zoned.ts';

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
  /** From a slot's begin to its end. */
  readonly lengthMinutes: number;
  /** From one slot's begin to the next's. */
  readonly stepMinutes: number;
}

const MINUTE = 60_000;

/**
 * The slots that can be ordered for, in order: each whole within a shift, none at a wall-clock time that does not exist, and
 * a time that comes twice once (decisions, section 2). Throws RangeError for a zone nobody knows.
 */
export function slotsOf(rules: SlotRules): Span[] {
  const { hours, timeZone, now, leadMinutes, aheadMinutes, lengthMinutes, stepMinutes } = rules;
  const earliest = now + leadMinutes * MINUTE;
  const latest = now + aheadMinutes * MINUTE;
  const length = lengthMinutes * MINUTE;
  const seen = new Set<string>();
  const slots: Span[] = [];
  const last = zonedNow(latest, timeZone).date;
  for (let day = addDays(zonedNow(earliest, timeZone).date, -1); day <= last; day = addDays(day, 1))
    for (const shift of shiftsOn(hours, day, timeZone))
      for (let from = shift.from; from + length <= shift.to && from <= latest; from += stepMinutes * MINUTE) {
        const { date, minutes } = zonedNow(from, timeZone);
        if (from < earliest || seen.has(`${date} ${minutes}`)) continue;
        seen.add(`${date} ${minutes}`);
        slots.push({ from, to: from + length });
      }
  return slots.sort((a, b) => a.from - b.from);
}
