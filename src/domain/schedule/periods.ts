import { offsetAt } from './zoned.ts';

/** From one instant (epoch ms) up to another, clocks show so many ms more than UTC. */
export interface Period {
  readonly since: number;
  readonly until: number;
  readonly offset: number;
}

const MINUTE = 60_000;
const WEEK = 7 * 1440 * MINUTE;

/**
 * The first whole minute (epoch ms) after `from` at which clocks go otherwise than at `from`, when they do at `to` and are
 * changed once on the way.
 */
export function changeBetween(from: number, to: number, timeZone: string): number {
  const offset = offsetAt(from, timeZone);
  let before = Math.floor(from / MINUTE);
  let after = Math.ceil(to / MINUTE);
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    if (offsetAt(middle * MINUTE, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after * MINUTE;
}

/**
 * How clocks in `timeZone` go from one instant to another, in order; the first period is without begin and the last without
 * end. Nowhere are clocks changed twice within a week. For whoever asks for many times: a week costs one look at the zone.
 * Throws RangeError for a zone nobody knows.
 */
export function periodsBetween(from: number, to: number, timeZone: string): readonly Period[] {
  const periods: Period[] = [];
  let since = Number.NEGATIVE_INFINITY;
  let offset = offsetAt(from, timeZone);
  for (let at = from + WEEK; at < to + WEEK; at += WEEK) {
    const then = offsetAt(at, timeZone);
    if (then === offset) continue;
    const until = changeBetween(at - WEEK, at, timeZone);
    periods.push({ since, until, offset });
    since = until;
    offset = then;
  }
  return [...periods, { since, until: Number.POSITIVE_INFINITY, offset }];
}

/** The first instant at which clocks show `wall` (a time of theirs, written as if it were UTC) or later. */
export function firstShowing(wall: number, periods: readonly Period[]): number {
  let first = wall;
  for (const { since, until, offset } of periods) {
    first = Math.max(wall - offset, since);
    if (first < until) break;
  }
  return first;
}
