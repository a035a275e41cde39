import { listShiftsOn, type Span } from '../../src/domain/schedule/open-state.ts';
import type { OpeningHours } from '../../src/domain/schedule/opening-hours.ts';
import { generateSlots } from '../../src/domain/schedule/slots.ts';
import { toZonedTime } from '../../src/domain/schedule/zoned.ts';
import { addDays } from '../../src/lib/calendar.ts';

/** Milliseconds of each run, and the number of slots. */
export interface SlotRuns {
  /** The first lookup of the time zone, which happens once per page. */
  readonly zoneLookup: number;
  readonly dayTimes: readonly number[];
  /** The naive algorithm: an `Intl` call for every slot. */
  readonly oneByOne: readonly number[];
  readonly slots: number;
  /** Runs in which the two algorithms return different slots. */
  readonly differenceCount: number;
}

const MINUTE_MS = 60_000;
const DAY_COUNT = 14;
const RUN_COUNT = 40;
/** Two shifts a day, which together cover 24 hours. */
const HOURS: OpeningHours = {
  weekly: Array.from({ length: 7 }, () => ({
    closed: false,
    shifts: [
      { from: 0, to: 720 },
      { from: 720, to: 1440 },
    ],
  })),
  special: [],
};

function listOneByOne(now: number, timeZone: string): Span[] {
  const offeredClocks = new Set<string>();
  const slots: Span[] = [];
  const formatClock = (at: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  const lastClock = formatClock(now + DAY_COUNT * 1440 * MINUTE_MS).slice(0, 10);
  for (let day = addDays(formatClock(now).slice(0, 10), -1); day <= lastClock; day = addDays(day, 1))
    for (const shift of listShiftsOn(HOURS, day, timeZone))
      for (let from = shift.from; from + 5 * MINUTE_MS <= shift.to; from += 5 * MINUTE_MS) {
        const isOffered = from >= now + 15 * MINUTE_MS && from <= now + DAY_COUNT * 1440 * MINUTE_MS;
        if (!isOffered || offeredClocks.has(formatClock(from))) continue;
        offeredClocks.add(formatClock(from));
        slots.push({ from, to: from + 5 * MINUTE_MS });
      }
  return slots;
}

function measureTime<T>(run: () => T): { readonly ms: number; readonly result: T } {
  const startedMs = performance.now();
  const result = run();
  return { ms: performance.now() - startedMs, result };
}

const isSame = (spans: readonly Span[], otherSpans: readonly Span[]): boolean =>
  spans.length === otherSpans.length && spans.every(({ from }, at) => from === otherSpans[at]?.from);

/** `slowRuns` is the number of runs of the naive algorithm. */
function benchSlots(slowRuns: number): SlotRuns {
  // The clocks go back within these 14 days.
  const getStartTime = (run: number) => Date.UTC(2026, 9, 14, 9, run);
  const timeZone = 'Europe/Berlin';
  const { ms: zoneLookup } = measureTime(() => toZonedTime(getStartTime(0), timeZone));
  const dayTimes = Array.from({ length: RUN_COUNT }, (_, run) =>
    measureTime(() =>
      generateSlots({
        hours: HOURS,
        timeZone,
        now: getStartTime(run),
        leadMinutes: 15,
        aheadMinutes: DAY_COUNT * 1440,
        lengthMinutes: 5,
        stepMinutes: 5,
      }),
    ),
  );
  const oneByOneTimes = dayTimes
    .slice(0, slowRuns)
    .map((_, run) => measureTime(() => listOneByOne(getStartTime(run), timeZone)));
  return {
    zoneLookup,
    dayTimes: dayTimes.map(({ ms }) => ms),
    oneByOne: oneByOneTimes.map(({ ms }) => ms),
    slots: dayTimes[0]?.result.length ?? 0,
    differenceCount: oneByOneTimes.filter(({ result }, run) => !isSame(result, dayTimes[run]?.result ?? []))
      .length,
  };
}

Object.assign(window, { benchSlots });
