import { addDays } from '../../lib/calendar.ts';
import { getShiftEnd } from '../availability/availability.ts';
import { findLastSpecialDate, getShiftsOfDate, type OpeningHours } from './opening-hours.ts';
import { toZonedInstant, toZonedTime } from './zoned.ts';

/** A span of time in epoch ms. It includes `from` and excludes `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Open or closed, with the instant (epoch ms) of the next change. The instant is null if nothing changes within a week.
 * Only the search for the next opening goes further: until a week after the last special hours, at most
 * `MAX_CLOSED_DAYS`.
 */
export interface OpenState {
  readonly open: boolean;
  /** Null while open. */
  readonly opensAt: number | null;
  /** Null while closed. */
  readonly closesAt: number | null;
  /** Last orders of the current shift, which may have passed. If null or absent, orders are accepted until closing. */
  readonly lastOrdersAt?: number | null;
}

/** At most how many days ahead to look for the next opening. */
const MAX_CLOSED_DAYS = 366;

/**
 * The shifts that start on `date`, as instants. A shift lasts from the moment the local clocks first show its start
 * until they first show its end, which may be on the next day.
 */
export function listShiftsOn(hours: OpeningHours, date: string, timeZone: string): Span[] {
  return getShiftsOfDate(hours, date)
    .map((shift) => ({
      from: toZonedInstant(date, shift.from, timeZone),
      to: toZonedInstant(date, getShiftEnd(shift), timeZone),
    }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
}

/** Whether the shop is open at an instant, in its own time zone. Adjacent shifts are merged. */
export function getOpenState(hours: OpeningHours, epochMs: number, timeZone: string): OpenState {
  const { date } = toZonedTime(epochMs, timeZone);
  // From yesterday, because its last shift may not have ended, to the same weekday of next week.
  const spans = Array.from({ length: 9 }, (_, day) =>
    listShiftsOn(hours, addDays(date, day - 1), timeZone),
  ).flat();
  const horizon = toZonedInstant(date, 8 * 1440, timeZone);
  let closesAt: number | null = null;
  for (const { from, to } of spans)
    if (from <= (closesAt ?? epochMs) && to > (closesAt ?? epochMs)) closesAt = to;
  if (closesAt !== null) return { open: true, opensAt: null, closesAt: closesAt < horizon ? closesAt : null };
  const opensAt = spans.find(({ from }) => from > epochMs)?.from ?? findLaterOpening(hours, date, timeZone);
  return { open: false, opensAt, closesAt: null };
}

/** The first opening more than a week after `date`, for a branch that closes for longer. */
function findLaterOpening(hours: OpeningHours, date: string, timeZone: string): number | null {
  const lastSpecialDate = findLastSpecialDate(hours);
  if (lastSpecialDate === null) return null;
  const lastDate = addDays(lastSpecialDate, 7);
  for (let days = 8; days <= MAX_CLOSED_DAYS; days += 1) {
    const laterDate = addDays(date, days);
    if (laterDate > lastDate) return null;
    const [shift] = listShiftsOn(hours, laterDate, timeZone);
    if (shift) return shift.from;
  }
  return null;
}

/** Consecutive days. */
export interface Days {
  /** YYYY-MM-DD */
  readonly from: string;
  readonly count: number;
}

/**
 * When a branch is open, or a staff member at work, on the given days, the day before and the day after, in order.
 * Adjacent and overlapping shifts are merged.
 */
export function listOpenSpans(hours: OpeningHours, timeZone: string, { from, count }: Days): Span[] {
  const spans: { readonly from: number; to: number }[] = [];
  const shifts = Array.from({ length: count + 2 }, (_, day) =>
    listShiftsOn(hours, addDays(from, day - 1), timeZone),
  ).flat();
  for (const shift of shifts.sort((a, b) => a.from - b.from)) {
    const lastSpan = spans.at(-1);
    if (lastSpan && shift.from <= lastSpan.to) lastSpan.to = Math.max(lastSpan.to, shift.to);
    else spans.push({ ...shift });
  }
  return spans;
}
