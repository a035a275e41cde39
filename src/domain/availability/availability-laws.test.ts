import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickForScope } from '../../../tests/test-scope.ts';
import { indexItemsById } from '../menu/items-by-id.ts';
import type { Category, Menu, MenuItem } from '../menu/menu-types.ts';
import { createCurrency } from '../money/money.ts';
import { toZonedTime } from '../schedule/zoned.ts';
import { buildCategory, buildersFor } from '../testing/build.ts';
import { findNextChange } from './next-change.ts';
import { parseDailyWindow, parseWeeklyHours } from './parse-hours.ts';
import { createClock, getExpectedAvailability, type OracleEntry } from './testing/availability-oracle.ts';
import {
  createAvailabilityEvaluator,
  filterVisibleMenu,
  getAvailability,
  type TimedEntry,
} from './visible-menu.ts';

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kuwait',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/St_Johns',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RANGE_START = Date.parse('2025-01-01T00:00Z');
const RANGE_END = Date.parse('2028-01-01T00:00Z');

/** The hours (epoch ms) in which a time zone changes its clocks, found by checking every hour. */
const findClockChanges = (zone: string): number[] => {
  const changeHours: number[] = [];
  for (let hour = RANGE_START; hour < RANGE_END; hour += HOUR_MS)
    if (toZonedTime(hour, zone).offsetMinutes !== toZonedTime(hour + HOUR_MS, zone).offsetMinutes)
      changeHours.push(hour);
  return changeHours;
};
const clockChangesByZone = new Map(ZONES.map((zone) => [zone, findClockChanges(zone)]));

/** A time zone and an instant. If the zone changes its clocks, half of the instants are within a day of a change. */
const anyMoment = fc.constantFrom(...ZONES).chain((zone) => {
  const anyInstant = fc
    .integer({ min: RANGE_START / MINUTE_MS, max: RANGE_END / MINUTE_MS })
    .map((minute) => minute * MINUTE_MS);
  const clockChanges = clockChangesByZone.get(zone) ?? [];
  const instantNearChange = fc
    .tuple(
      fc.constantFrom(...(clockChanges.length ? clockChanges : [RANGE_START])),
      fc.integer({ min: -1440, max: 1440 }),
    )
    .map(([clockChange, minutes]) => clockChange + minutes * MINUTE_MS);
  return fc.oneof(anyInstant, instantNearChange).map((epochMs) => ({ zone, epochMs }));
});

const padToTwoDigits = (value: number) => String(value).padStart(2, '0');
/** A time of day in one of the notations that businesses use, with its minutes after midnight. */
const anyTimeText = fc
  .tuple(fc.oneof(fc.nat(1439), fc.constantFrom(0, 120, 420, 720, 1020, 1320)), fc.nat(4))
  .map(([minutes, notation]) => {
    const hour = Math.floor(minutes / 60);
    const minute = padToTwoDigits(minutes % 60);
    const meridiem = hour < 12 ? 'AM' : 'PM';
    const hourOnDial = hour % 12 || 12;
    const texts = [
      `${padToTwoDigits(hour)}:${minute}`,
      `${hour}:${minute}`,
      `${hourOnDial}:${minute} ${meridiem}`,
      `${padToTwoDigits(hourOnDial)}:${minute}${meridiem.toLowerCase()}`,
      `${padToTwoDigits(hour)}:${minute}:00`,
    ];
    return { text: texts[notation] ?? '', minutes };
  });
const anyEndText = fc.oneof(
  { weight: 4, arbitrary: anyTimeText },
  { weight: 1, arbitrary: fc.constant({ text: '24:00', minutes: 1440 }) },
);

const anyShift = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(anyTimeText, anyEndText).map(([from, to]) => ({
      wire: { time_from: from.text, time_to: to.text } as {
        time_from: string | number;
        time_to: string | number;
      },
      expected: { from: from.minutes, to: to.minutes },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<string | number>(24, '24', '24:00').map((allDayText) => ({
      wire: { time_from: allDayText, time_to: '' },
      expected: { from: 0, to: 1440 },
    })),
  },
);
const anyDay = fc.record({
  closed: fc.nat(3).map((value) => value === 0),
  shifts: fc.array(anyShift, { maxLength: 3 }),
});
const anyWeeklyHours = fc.option(
  fc.array(fc.option(anyDay, { freq: 5 }), { minLength: 7, maxLength: 7 }).map((days) => ({
    // A missing day is closed.
    wire: Object.fromEntries(
      days.flatMap((day, index) =>
        day ? [[index, { closed: day.closed, shifts: day.shifts.map(({ wire }) => wire) }]] : [],
      ),
    ),
    expected: days.map((day) => ({
      closed: day?.closed ?? true,
      shifts: day?.shifts.map(({ expected }) => expected) ?? [],
    })),
  })),
  { freq: 2 },
);
const anyDailyWindow = fc.option(
  fc
    .tuple(fc.constantFrom(true, 1, 'on', '1', false, 'off'), fc.option(anyTimeText), fc.option(anyEndText))
    .map(([status, from, to]) => ({
      wire: JSON.stringify({ status, from: from?.text ?? null, to: to?.text ?? null }),
      expected: {
        on: status !== false && status !== 'off',
        from: from?.minutes ?? null,
        to: to?.minutes ?? null,
      },
    })),
  { freq: 2 },
);
/** A random entry in two forms: with the values that the oracle needs, and as the app parses them from wire text. */
const anyEntry = fc
  .tuple(fc.integer({ min: 0, max: 9 }), anyDailyWindow, anyWeeklyHours)
  .map(([visibility, window, hours]): { oracleEntry: OracleEntry; parsedEntry: TimedEntry } => ({
    oracleEntry: {
      visible: visibility > 0,
      window: window?.expected ?? null,
      hours: hours?.expected ?? null,
    },
    parsedEntry: {
      visible: visibility > 0,
      window: parseDailyWindow(window?.wire),
      hours: parseWeeklyHours(hours?.wire),
    },
  }));

/**
 * The instants of the local day that contains `epochMs`, `step` minutes apart. A day with a clock change has 23 or 25
 * hours.
 */
function* listInstantsOfDay(zone: string, epochMs: number, stepMinutes: number) {
  const clock = createClock(zone);
  const { date } = clock(epochMs);
  for (
    let instant = epochMs - 26 * HOUR_MS;
    instant < epochMs + 26 * HOUR_MS;
    instant += stepMinutes * MINUTE_MS
  ) {
    const { date: localDate, minute } = clock(instant);
    if (localDate === date) yield { instant, date, minute };
  }
}

describe('getAvailability', () => {
  // @spec entities/weekly-availability
  it('serves, announces or hides a menu entry according to its hours, at every minute in any time zone', () => {
    fc.assert(
      fc.property(
        anyMoment,
        anyEntry,
        fc.integer({ min: 4, max: 31 }),
        ({ zone, epochMs }, { oracleEntry, parsedEntry }, stepMinutes) => {
          const [firstInstant] = listInstantsOfDay(zone, epochMs, stepMinutes);
          const expected = getExpectedAvailability([oracleEntry], firstInstant?.date ?? '');
          for (const { instant, minute } of listInstantsOfDay(zone, epochMs, stepMinutes))
            expect([minute, getAvailability(parsedEntry, toZonedTime(instant, zone))]).toEqual([
              minute,
              expected(minute),
            ]);
        },
      ),
      { numRuns: pickForScope(70, 200) },
    );
  });
});

const { item } = buildersFor(createCurrency('EUR', 2));
type EntriesByItemId = ReadonlyMap<string, readonly OracleEntry[]>;

/**
 * A random menu of nested categories. `oracleEntriesById` has the entry of each item for the oracle, followed by the
 * entries of its categories.
 */
const anyMenu = fc
  .array(
    fc.record({
      entry: anyEntry,
      pinned: fc.boolean(),
      items: fc.array(fc.record({ entry: anyEntry, pinned: fc.boolean() }), { maxLength: 3 }),
      parentIndex: fc.nat(5),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((categoryParts): { menu: Menu; oracleEntriesById: EntriesByItemId } => {
    const oracleEntriesById = new Map<string, readonly OracleEntry[]>();
    const buildNestedCategory = (index: number, parentEntries: readonly OracleEntry[]): Category => {
      const categoryPart = categoryParts[index];
      if (!categoryPart) return buildCategory('none', []);
      const entries = [...parentEntries, categoryPart.entry.oracleEntry];
      const items: MenuItem[] = categoryPart.items.map((itemPart, itemIndex) => {
        const id = `${index}-${itemIndex}`;
        oracleEntriesById.set(id, [...entries, itemPart.entry.oracleEntry]);
        return item(id, 1, {
          ...itemPart.entry.parsedEntry,
          pinned: itemPart.pinned,
          categoryId: `c${index}`,
        });
      });
      // Each category is nested in an earlier category or at the top level.
      const childIndexes = categoryParts.flatMap(({ parentIndex }, categoryIndex) =>
        categoryIndex > index && parentIndex === index ? [categoryIndex] : [],
      );
      return buildCategory(`c${index}`, items, {
        ...categoryPart.entry.parsedEntry,
        pinned: categoryPart.pinned,
        subcategories: childIndexes.map((childIndex) => buildNestedCategory(childIndex, entries)),
      });
    };
    const topIndexes = categoryParts.flatMap(({ parentIndex }, categoryIndex) =>
      parentIndex >= categoryIndex ? [categoryIndex] : [],
    );
    return {
      menu: { categories: topIndexes.map((topIndex) => buildNestedCategory(topIndex, [])) },
      oracleEntriesById,
    };
  });

describe('filterVisibleMenu', () => {
  it('shows an item only during its own hours and its categories’ hours, with pinned entries first', () => {
    fc.assert(
      fc.property(anyMoment, anyMenu, ({ zone, epochMs }, { menu, oracleEntriesById }) => {
        const query = { kind: 'car_pickup' as const, now: toZonedTime(epochMs, zone) };
        const { date, minute } = createClock(zone)(epochMs);
        const visibleMenu = filterVisibleMenu(menu, query);
        const visibleItems = indexItemsById(visibleMenu);
        const evaluateItem = createAvailabilityEvaluator(menu, query);
        for (const [id, entries] of oracleEntriesById) {
          const expected = getExpectedAvailability(entries, date)(minute);
          const actual = visibleItems.has(id) ? (visibleMenu.startMinutesById.get(id) ?? 'now') : null;
          expect([id, actual]).toEqual([id, expected]);
          // The cart and the backend use this evaluator.
          const item = visibleItems.get(id);
          expect(item !== undefined && evaluateItem(item) === 'now').toBe(expected === 'now');
        }
        const { categories } = visibleMenu;
        for (const list of [
          categories,
          ...categories.flatMap((category) => [category.items, category.subcategories]),
        ]) {
          const pinnedFlags = list.map(({ pinned }) => pinned);
          expect(pinnedFlags).toEqual([...pinnedFlags].sort((a, b) => Number(b) - Number(a)));
        }
        const listSizes = (categories: readonly Category[]): number[] =>
          categories.flatMap(({ items, subcategories }) => [
            items.length + subcategories.length,
            ...listSizes(subcategories),
          ]);
        expect(listSizes(visibleMenu.categories)).not.toContain(0);
      }),
      { numRuns: pickForScope(100, 300) },
    );
  });

  it('keeps the visible menu the same until the next change that the app computes', () => {
    fc.assert(
      fc.property(anyMoment, anyMenu, fc.nat(59_999), ({ zone, epochMs }, { menu }, msOfMinute) => {
        const now = epochMs + msOfMinute;
        const takeMenuSnapshot = (instant: number) => {
          const visibleMenu = filterVisibleMenu(menu, {
            kind: 'car_pickup',
            now: toZonedTime(instant, zone),
          });
          return JSON.stringify([[...indexItemsById(visibleMenu).keys()], [...visibleMenu.startMinutesById]]);
        };
        const nextChange = findNextChange(menu, now, zone);
        const stableUntil = nextChange ?? now + 30 * HOUR_MS;
        expect(stableUntil).toBeGreaterThan(now);
        const clock = createClock(zone);
        const menuAtStart = takeMenuSnapshot(now);
        const { date } = clock(now);
        for (let instant = epochMs; instant < stableUntil; instant += 3 * MINUTE_MS)
          expect([instant, takeMenuSnapshot(instant)]).toEqual([instant, menuAtStart]);
        expect(takeMenuSnapshot(stableUntil - 1)).toBe(menuAtStart);
        if (nextChange !== null) expect(clock(nextChange - 1).date).toBe(date);
      }),
      { numRuns: pickForScope(40, 100) },
    );
  });
});
