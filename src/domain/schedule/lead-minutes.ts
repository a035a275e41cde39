/** A duration in a business's settings. */
export interface Interval {
  readonly value: number;
  readonly scale: 'min' | 'hour' | 'day';
}

const MINUTES_PER_UNIT = { min: 1, hour: 60, day: 1440 };
/**
 * Added to the minimum advance, which is the shortest time that a business sets between order and slot (spec, section
 * 9).
 */
const SLOT_LEAD_MINUTES = 15;
const DEFAULT_AHEAD_MINUTES = 168 * 60;
/** Upper limit for the maximum advance, which is how far ahead a business accepts orders. */
const MAX_AHEAD_MINUTES = 366 * 1440;

/** Minutes of an interval (spec, section 9: min=1, hour=60, day=1440). */
export const toMinutes = ({ value, scale }: Interval): number => value * MINUTES_PER_UNIT[scale];

/** Minutes from now to the earliest slot: the minimum advance plus 15 (spec, section 9). */
export const getLeadMinutes = (minAdvance: Interval | undefined): number =>
  (minAdvance ? toMinutes(minAdvance) : 0) + SLOT_LEAD_MINUTES;

/** Minutes from now to the latest slot: the maximum advance, 168 hours by default (spec, section 9). */
export const getAheadMinutes = (maxAdvance: Interval | undefined): number =>
  Math.min(maxAdvance ? toMinutes(maxAdvance) : DEFAULT_AHEAD_MINUTES, MAX_AHEAD_MINUTES);
