import type { WeeklyHours } from '../../src/domain/availability/availability.ts';
import { type Span, shiftsOn } from '../../src/domain/schedule/open-state.ts';
import { slotsOf } from '../../src/domain/schedule/slots.ts';
import { zonedTimeAt } from '../../src/domain/schedule/zoned.ts';
import { addDays } from '../../src/lib/calendar.ts';

/** Milliseconds of each run, and what was found. */
export interface SlotRuns {
  /** What the platform takes to know the zone: once a page, for all that is told of time. */
  readonly zone: number;
  readonly quick: readonly number[];
  /** The naive way: every slot's time asked of the platform. */
  readonly oneByOne: readonly number[];
  readonly slots: number;
  /** Runs in which the two did not say the same. */
  readonly differing: number;
}

const MINUTE = 60_000;
const DAYS = 14;
const RUNS = 40;
/** Two shifts a day, one of them past midnight. */
const HOURS: WeeklyHours = Array.from({ length: 7 }, () => ({
  closed: false,
  shifts: [
    { from: 0, to: 720 },
    { from: 720, to: 1440 },
  ],
}));

function oneByOne(now: number, timeZone: string): Span[] {
  const seen = new Set<string>();
  const slots: Span[] = [];
  const clock = (at: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  const last = clock(now + DAYS * 1440 * MINUTE).slice(0, 10);
  for (let day = addDays(clock(now).slice(0, 10), -1); day <= last; day = addDays(day, 1))
    for (const shift of shiftsOn(HOURS, day, timeZone))
      for (let from = shift.from; from + 5 * MINUTE <= shift.to; from += 5 * MINUTE) {
        const isOffered = from >= now + 15 * MINUTE && from <= now + DAYS * 1440 * MINUTE;
        if (!isOffered || seen.has(clock(from))) continue;
        seen.add(clock(from));
        slots.push({ from, to: from + 5 * MINUTE });
      }
  return slots;
}

function timed<T>(run: () => T): { readonly took: number; readonly made: T } {
  const started = performance.now();
  const made = run();
  return { took: performance.now() - started, made };
}

const isSame = (some: readonly Span[], others: readonly Span[]): boolean =>
  some.length === others.length && some.every(({ from }, at) => from === others[at]?.from);

/** `naive`: how often the naive way is tried; it takes its time. */
function benchSlots(naive: number): SlotRuns {
  // The clocks go back on the way.
  const now = (run: number) => Date.UTC(2026, 9, 14, 9, run);
  const timeZone = 'Europe/Berlin';
  const { took: zone } = timed(() => zonedTimeAt(now(0), timeZone));
  const quick = Array.from({ length: RUNS }, (_, run) =>
    timed(() =>
      slotsOf({
        hours: HOURS,
        timeZone,
        now: now(run),
        leadMinutes: 15,
        aheadMinutes: DAYS * 1440,
        lengthMinutes: 5,
        stepMinutes: 5,
      }),
    ),
  );
  const slow = quick.slice(0, naive).map((_, run) => timed(() => oneByOne(now(run), timeZone)));
  return {
    zone,
    quick: quick.map(({ took }) => took),
    oneByOne: slow.map(({ took }) => took),
    slots: quick[0]?.made.length ?? 0,
    differing: slow.filter(({ made }, run) => !isSame(made, quick[run]?.made ?? [])).length,
  };
}

Object.assign(window, { benchSlots });
