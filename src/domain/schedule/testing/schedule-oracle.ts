import type { ShiftHours } from '../../availability/availability.ts';
import { createClock } from '../../availability/testing/availability-oracle.ts';
import type { Span } from '../open-state.ts';
import type { OpeningHours } from '../opening-hours.ts';

const MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;

/** Weekday of a day number (days since 1970). Monday is 0. */
const getWeekday = (day: number): number => (day + 3) % 7;

/** The shifts of a day number: those of the first special hours that contain it, else those of its weekday. */
function listShiftsOfDay({ weekly, special }: OpeningHours, day: number): readonly ShiftHours[] {
  const toDayNumber = (date: string) => Date.parse(date) / (MINUTES_PER_DAY * MINUTE);
  for (const { from, to, shifts } of special)
    if (day >= toDayNumber(from) && day <= toDayNumber(to)) return shifts;
  const { closed, shifts } = weekly[getWeekday(day)] ?? { closed: true, shifts: [] };
  return closed ? [] : shifts;
}

/** Marks each minute covered by a day's shifts. The second 1440 entries are the minutes of the following day. */
function markShiftMinutes(hours: OpeningHours, day: number): boolean[] {
  const minutes = Array<boolean>(2 * MINUTES_PER_DAY).fill(false);
  for (const { from, to } of listShiftsOfDay(hours, day)) {
    let minute = from;
    do {
      minutes[minute] = true;
      minute += 1;
    } while (minute % MINUTES_PER_DAY !== to % MINUTES_PER_DAY);
  }
  return minutes;
}

/** Start and end of each run of marked minutes, in minutes after midnight. */
function findRuns(minutes: readonly boolean[]): readonly (readonly [number, number])[] {
  const spans: [number, number][] = [];
  for (const [minute, isMarked] of minutes.entries()) {
    if (!isMarked) continue;
    const lastSpan = spans.at(-1);
    if (lastSpan?.[1] === minute) lastSpan[1] = minute + 1;
    else spans.push([minute, minute + 1]);
  }
  return spans;
}

interface OpenStretch {
  /** Indexes into `Clocks.localMinutes`. */
  readonly begin: number;
  readonly end: number;
  /** Local time of the midnight before the start, in minutes since 1970. */
  readonly midnight: number;
  /** Local time of the start, in minutes since 1970. */
  readonly from: number;
  /** Local time at which the previous day's hours end. */
  readonly previousDayEnd: number;
  /** End of the stretch in local time. */
  readonly to: number;
}

/**
 * Consecutive minutes with their local times. `first` is the first minute, counted from 1970. A local time is
 * the number of minutes since 1970 that a UTC clock with the same reading would show.
 */
export interface Clocks {
  readonly firstMinute: number;
  readonly localMinutes: readonly number[];
}

/**
 * The local time at every minute of `days` days from `start` (epoch ms), taken from the text of `Intl.DateTimeFormat`.
 */
export function readClocks(timeZone: string, start: number, days: number): Clocks {
  const firstMinute = Math.floor(start / MINUTE);
  const clock = createClock(timeZone);
  const midnights = new Map<string, number>();
  const midnight = (date: string): number => {
    const cached = midnights.get(date) ?? Date.parse(date) / MINUTE;
    midnights.set(date, cached);
    return cached;
  };
  const localMinutes = Array.from({ length: days * MINUTES_PER_DAY }, (_, index) => {
    const { date, minute } = clock((firstMinute + index) * MINUTE);
    return midnight(date) + minute;
  });
  return { firstMinute, localMinutes };
}

/** Evaluates opening hours minute by minute. Slow, but independent of the time zone arithmetic under test. */
export function evaluateByMinute(hours: OpeningHours, { firstMinute, localMinutes }: Clocks) {
  const findFirstIndex = (localMinute: number): number => {
    const index = localMinutes.findIndex((minute) => minute >= localMinute);
    return index < 0 ? localMinutes.length : index;
  };
  const stretches: OpenStretch[] = [
    ...new Set(localMinutes.map((minute) => Math.floor(minute / MINUTES_PER_DAY))),
  ].flatMap((day) => {
    const midnight = day * MINUTES_PER_DAY;
    const previousEnd = findRuns(markShiftMinutes(hours, day - 1)).at(-1)?.[1] ?? 0;
    return findRuns(markShiftMinutes(hours, day)).map(([from, to]) => ({
      begin: findFirstIndex(midnight + from),
      end: findFirstIndex(midnight + to),
      midnight,
      from: midnight + from,
      to: midnight + to,
      previousDayEnd: midnight - MINUTES_PER_DAY + previousEnd,
    }));
  });
  const isOpenAt = Array<boolean>(localMinutes.length).fill(false);
  for (const { begin, end } of stretches) isOpenAt.fill(true, begin, end);

  return {
    isOpen: (at: number): boolean | undefined => isOpenAt[Math.floor(at / MINUTE) - firstMinute],
    /** The first minute after `at` at which the shop opens or closes; undefined if there is none. */
    findNextChange(at: number): number | undefined {
      const index = Math.floor(at / MINUTE) - firstMinute;
      const changeIndex = isOpenAt.findIndex(
        (isOpen, minute) => minute > index && isOpen !== isOpenAt[index],
      );
      return changeIndex < 0 ? undefined : (firstMinute + changeIndex) * MINUTE;
    },
    listSlots({
      earliest,
      latest,
      length,
      step,
      mayCrossDays = false,
    }: Record<'earliest' | 'latest' | 'length' | 'step', number> & { mayCrossDays?: boolean }): Span[] {
      const slots: Span[] = [];
      for (const { begin, end, midnight, from, to, previousDayEnd } of stretches) {
        const nextDay = stretches.find((other) => other.midnight === midnight + MINUTES_PER_DAY);
        const lastEnd = mayCrossDays && nextDay && nextDay.from <= to ? Math.max(end, nextDay.end) : end;
        const usedTimes = new Set<number>();
        for (let minute = begin; minute < end && minute + length <= lastEnd; minute += 1) {
          const localMinute = localMinutes[minute] ?? 0;
          const at = (firstMinute + minute) * MINUTE;
          const isOnGrid =
            localMinute >= Math.max(from, previousDayEnd) && (localMinute - midnight) % step === 0;
          const isOffered = isOnGrid && at >= earliest && at <= latest;
          if (isOffered && !usedTimes.has(localMinute)) slots.push({ from: at, to: at + length * MINUTE });
          usedTimes.add(localMinute);
        }
      }
      return slots.sort((a, b) => a.from - b.from);
    },
  };
}

/**
 * Every IANA zone that changes its clocks in `years`, with an instant (epoch ms) less than a day before each change.
 */
export function listChangingZones(
  years: readonly number[],
): readonly { zone: string; changes: readonly number[] }[] {
  return Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const readOffset = (at: number) => format.format(at).split(', ')[1];
    const changes = years.flatMap((year) => {
      const changeTimes: number[] = [];
      for (let at = Date.UTC(year, 0); at < Date.UTC(year + 1, 0); at += MINUTES_PER_DAY * MINUTE)
        if (readOffset(at) !== readOffset(at + MINUTES_PER_DAY * MINUTE)) changeTimes.push(at);
      return changeTimes;
    });
    return changes.length ? [{ zone, changes }] : [];
  });
}

/**
 * A clock change: an instant (epoch ms) less than a day before it, and all zones that have this change at the same
 * time.
 */
interface ClockChange {
  readonly findNextChange: number;
  readonly zones: readonly string[];
}

/** Every clock change in `years`. Zones that change their clocks in the same way at the same time share one entry. */
export function listClockChanges(years: readonly number[]): readonly ClockChange[] {
  const changes = new Map<string, { readonly findNextChange: number; readonly zones: string[] }>();
  for (const { zone, changes: zoneChanges } of listChangingZones(years))
    for (const findNextChange of zoneChanges) {
      const kind = `${findNextChange} ${describeChange(zone, findNextChange)}`;
      const { zones } = changes.get(kind) ?? { zones: [] };
      changes.set(kind, { findNextChange, zones: [...zones, zone] });
    }
  return [...changes.values()];
}

/** Describes a clock change as text. Zones with the same text change their clocks in the same way at the same time. */
function describeChange(zone: string, change: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return [change, change + MINUTES_PER_DAY * MINUTE].map((at) => format.format(at)).join();
}
