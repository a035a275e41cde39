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
  const runs: [number, number][] = [];
  for (const [minute, isMarked] of minutes.entries()) {
    if (!isMarked) continue;
    const lastRun = runs.at(-1);
    if (lastRun?.[1] === minute) lastRun[1] = minute + 1;
    else runs.push([minute, minute + 1]);
  }
  return runs;
}

interface OpenStretch {
  /** Indexes into `Clocks.localMinutes`. */
  readonly startIndex: number;
  readonly endIndex: number;
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
 * Consecutive minutes with their local times. `firstMinute` is counted from 1970. A local time is the number of minutes since 1970
 * that a UTC clock with the same reading would show.
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
  const getMidnight = (date: string): number => {
    const midnight = midnights.get(date) ?? Date.parse(date) / MINUTE;
    midnights.set(date, midnight);
    return midnight;
  };
  const localMinutes = Array.from({ length: days * MINUTES_PER_DAY }, (_, index) => {
    const { date, minute } = clock((firstMinute + index) * MINUTE);
    return getMidnight(date) + minute;
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
      startIndex: findFirstIndex(midnight + from),
      endIndex: findFirstIndex(midnight + to),
      midnight,
      from: midnight + from,
      to: midnight + to,
      previousDayEnd: midnight - MINUTES_PER_DAY + previousEnd,
    }));
  });
  const openFlags = Array<boolean>(localMinutes.length).fill(false);
  for (const { startIndex, endIndex } of stretches) openFlags.fill(true, startIndex, endIndex);

  return {
    isOpen: (instant: number): boolean | undefined => openFlags[Math.floor(instant / MINUTE) - firstMinute],
    /** The first minute after `instant` at which the shop opens or closes; undefined if there is none. */
    findNextChange(instant: number): number | undefined {
      const index = Math.floor(instant / MINUTE) - firstMinute;
      const changeIndex = openFlags.findIndex(
        (isOpen, laterIndex) => laterIndex > index && isOpen !== openFlags[index],
      );
      return changeIndex < 0 ? undefined : (firstMinute + changeIndex) * MINUTE;
    },
    /** `earliest` and `latest` are epoch ms; `length` and `step` are minutes. */
    listSlots({
      earliest,
      latest,
      length,
      step,
      mayCrossDays = false,
    }: Record<'earliest' | 'latest' | 'length' | 'step', number> & { mayCrossDays?: boolean }): Span[] {
      const slots: Span[] = [];
      for (const { startIndex, endIndex, midnight, from, to, previousDayEnd } of stretches) {
        const nextDay = stretches.find((stretch) => stretch.midnight === midnight + MINUTES_PER_DAY);
        const lastEndIndex =
          mayCrossDays && nextDay && nextDay.from <= to ? Math.max(endIndex, nextDay.endIndex) : endIndex;
        const usedTimes = new Set<number>();
        for (let index = startIndex; index < endIndex && index + length <= lastEndIndex; index += 1) {
          const localMinute = localMinutes[index] ?? 0;
          const start = (firstMinute + index) * MINUTE;
          const isOnGrid =
            localMinute >= Math.max(from, previousDayEnd) && (localMinute - midnight) % step === 0;
          const isOffered = isOnGrid && start >= earliest && start <= latest;
          if (isOffered && !usedTimes.has(localMinute))
            slots.push({ from: start, to: start + length * MINUTE });
          usedTimes.add(localMinute);
        }
      }
      return slots.sort((a, b) => a.from - b.from);
    },
  };
}

/**
 * Every IANA zone that changes its clocks in `years`, with the start (epoch ms) of each UTC day on which the clocks
 * change.
 */
export function listChangingZones(
  years: readonly number[],
): readonly { zone: string; changeDays: readonly number[] }[] {
  return Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const readOffset = (instant: number) => format.format(instant).split(', ')[1];
    const changeDays = years.flatMap((year) => {
      const changeDaysOfYear: number[] = [];
      for (
        let dayStart = Date.UTC(year, 0);
        dayStart < Date.UTC(year + 1, 0);
        dayStart += MINUTES_PER_DAY * MINUTE
      )
        if (readOffset(dayStart) !== readOffset(dayStart + MINUTES_PER_DAY * MINUTE))
          changeDaysOfYear.push(dayStart);
      return changeDaysOfYear;
    });
    return changeDays.length ? [{ zone, changeDays }] : [];
  });
}

/** A clock change: the start (epoch ms) of its UTC day, and all zones that have this change at the same time. */
interface ClockChange {
  readonly dayStart: number;
  readonly zones: readonly string[];
}

/** Every clock change in `years`. Zones that change their clocks in the same way at the same time share one entry. */
export function listClockChanges(years: readonly number[]): readonly ClockChange[] {
  const changesByKey = new Map<string, { readonly dayStart: number; readonly zones: string[] }>();
  for (const { zone, changeDays } of listChangingZones(years))
    for (const dayStart of changeDays) {
      const changeKey = `${dayStart} ${describeChange(zone, dayStart)}`;
      const { zones } = changesByKey.get(changeKey) ?? { zones: [] };
      changesByKey.set(changeKey, { dayStart, zones: [...zones, zone] });
    }
  return [...changesByKey.values()];
}

/** Describes a clock change as text. Zones with the same text change their clocks in the same way at the same time. */
function describeChange(zone: string, dayStart: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return [dayStart, dayStart + MINUTES_PER_DAY * MINUTE].map((instant) => format.format(instant)).join();
}
