/** A stretch of time as a business's settings write it. */
export interface Interval {
  readonly value: number;
  readonly scale: 'min' | 'hour' | 'day';
}

const MINUTES = { min: 1, hour: 60, day: 1440 };
/** Beside the minimum advance (spec, section 9). */
const SLOT_LEAD = 15;
const DEFAULT_AHEAD = 168 * 60;
/** However far ahead a business lets order, nobody is offered more days than this. */
const MOST_AHEAD = 31 * 1440;

/** Minutes of an interval (spec, section 9: min=1, hour=60, day=1440). */
export const minutesOf = ({ value, scale }: Interval): number => value * MINUTES[scale];

/** From now to the earliest slot, in minutes: the minimum advance and 15 (spec, section 9). */
export const leadMinutes = (minAdvance: Interval | undefined): number =>
  (minAdvance ? minutesOf(minAdvance) : 0) + SLOT_LEAD;

/** From now to the latest slot, in minutes: the maximum advance, 168 hours by default (spec, section 9). */
export const aheadMinutes = (maxAdvance: Interval | undefined): number =>
  Math.min(maxAdvance ? minutesOf(maxAdvance) : DEFAULT_AHEAD, MOST_AHEAD);
