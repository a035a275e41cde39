import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexItemsById } from '../menu/items-by-id.ts';
import type { Category, Menu, MenuItem } from '../menu/menu-types.ts';
import { currencyOf } from '../money/money.ts';
import { zonedTimeAt } from '../schedule/zoned.ts';
import { buildCategory, buildersFor } from '../testing/build.ts';
import { nextChange } from './next-change.ts';
import { parseAvailable, parseWeekly } from './parse-hours.ts';
import { createClock, expectedServings, type WrittenEntry } from './testing/availability-oracle.ts';
import { servingIn, servingOf, type Timed, visibleMenu } from './visible-menu.ts';

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
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.parse('2025-01-01T00:00Z');
const END = Date.parse('2028-01-01T00:00Z');

/** The hours in which a zone's clocks are changed, found by looking at each. */
const changesOf = (zone: string): number[] => {
  const changeHours: number[] = [];
  for (let hour = START; hour < END; hour += HOUR)
    if (zonedTimeAt(hour, zone).offsetMinutes !== zonedTimeAt(hour + HOUR, zone).offsetMinutes)
      changeHours.push(hour);
  return changeHours;
};
const changes = new Map(ZONES.map((zone) => [zone, changesOf(zone)]));

/** A zone and an instant: half of them within a day of a change of the clocks, where there is one. */
const moment = fc.constantFrom(...ZONES).chain((zone) => {
  const anywhere = fc.integer({ min: START / MINUTE, max: END / MINUTE }).map((at) => at * MINUTE);
  const near = changes.get(zone) ?? [];
  const nearChange = fc
    .tuple(fc.constantFrom(...(near.length ? near : [START])), fc.integer({ min: -1440, max: 1440 }))
    .map(([change, minutes]) => change + minutes * MINUTE);
  return fc.oneof(anywhere, nearChange).map((epochMs) => ({ zone, epochMs }));
});

const two = (number: number) => String(number).padStart(2, '0');
/** A time of day as businesses write it, with the minutes it means. */
const clockText = fc
  .tuple(fc.oneof(fc.nat(1439), fc.constantFrom(0, 120, 420, 720, 1020, 1320)), fc.nat(4))
  .map(([minutes, notation]) => {
    const hour = Math.floor(minutes / 60);
    const minute = two(minutes % 60);
    const half = hour < 12 ? 'AM' : 'PM';
    const twelve = hour % 12 || 12;
    const texts = [
      `${two(hour)}:${minute}`,
      `${hour}:${minute}`,
      `${twelve}:${minute} ${half}`,
      `${two(twelve)}:${minute}${half.toLowerCase()}`,
      `${two(hour)}:${minute}:00`,
    ];
    return { text: texts[notation] ?? '', minutes };
  });
const endText = fc.oneof(
  { weight: 4, arbitrary: clockText },
  { weight: 1, arbitrary: fc.constant({ text: '24:00', minutes: 1440 }) },
);

const shift = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(clockText, endText).map(([from, to]) => ({
      wire: { time_from: from.text, time_to: to.text } as {
        time_from: string | number;
        time_to: string | number;
      },
      means: { from: from.minutes, to: to.minutes },
    })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<string | number>(24, '24', '24:00')
      .map((all) => ({ wire: { time_from: all, time_to: '' }, means: { from: 0, to: 1440 } })),
  },
);
const day = fc.record({
  closed: fc.nat(3).map((one) => one === 0),
  shifts: fc.array(shift, { maxLength: 3 }),
});
const weekly = fc.option(
  fc.array(fc.option(day, { freq: 5 }), { minLength: 7, maxLength: 7 }).map((days) => ({
    // A day that is left out is closed.
    wire: Object.fromEntries(
      days.flatMap((one, index) =>
        one ? [[index, { closed: one.closed, shifts: one.shifts.map(({ wire }) => wire) }]] : [],
      ),
    ),
    means: days.map((one) => ({
      closed: one?.closed ?? true,
      shifts: one?.shifts.map(({ means }) => means) ?? [],
    })),
  })),
  { freq: 2 },
);
const daily = fc.option(
  fc
    .tuple(fc.constantFrom(true, 1, 'on', '1', false, 'off'), fc.option(clockText), fc.option(endText))
    .map(([status, from, to]) => ({
      wire: JSON.stringify({ status, from: from?.text ?? null, to: to?.text ?? null }),
      means: {
        on: status !== false && status !== 'off',
        from: from?.minutes ?? null,
        to: to?.minutes ?? null,
      },
    })),
  { freq: 2 },
);
/** An entry as it is written and as it is read from that. */
const timed = fc
  .tuple(fc.integer({ min: 0, max: 9 }), daily, weekly)
  .map(([visibility, window, hours]): { written: WrittenEntry; read: Timed } => ({
    written: { visible: visibility > 0, window: window?.means ?? null, hours: hours?.means ?? null },
    read: {
      visible: visibility > 0,
      window: parseAvailable(window?.wire),
      hours: parseWeekly(hours?.wire),
    },
  }));

/** The instants of the local day around an instant, every `step` minutes; the days of a change have 23 to 25 hours. */
function* instantsOfDay(zone: string, epochMs: number, step: number) {
  const clock = createClock(zone);
  const { date } = clock(epochMs);
  for (let at = epochMs - 26 * HOUR; at < epochMs + 26 * HOUR; at += step * MINUTE) {
    const { date: dateThere, minute } = clock(at);
    if (dateThere === date) yield { at, date, minute };
  }
}

describe('an entry at every minute of a day in any time zone', () => {
  // @spec entities/weekly-availability
  it('serves, announces or hides an entry as its hours say', () => {
    fc.assert(
      fc.property(
        moment,
        timed,
        fc.integer({ min: 4, max: 31 }),
        ({ zone, epochMs }, { written, read }, step) => {
          const [first] = instantsOfDay(zone, epochMs, step);
          const expected = expectedServings([written], first?.date ?? '');
          for (const { at, minute } of instantsOfDay(zone, epochMs, step))
            expect([minute, servingOf(read, zonedTimeAt(at, zone))]).toEqual([minute, expected(minute)]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

const { item } = buildersFor(currencyOf('EUR', 2));
type Written = ReadonlyMap<string, readonly WrittenEntry[]>;

/** A menu of up to three levels, with the written entries from each item upwards. */
const written = fc
  .array(
    fc.record({
      entry: timed,
      pinned: fc.boolean(),
      items: fc.array(fc.record({ entry: timed, pinned: fc.boolean() }), { maxLength: 3 }),
      under: fc.nat(5),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts): { menu: Menu; texts: Written } => {
    const texts = new Map<string, readonly WrittenEntry[]>();
    const categoryFrom = (index: number, above: readonly WrittenEntry[]): Category => {
      const part = parts[index];
      if (!part) return buildCategory('none', []);
      const entries = [...above, part.entry.written];
      const items: MenuItem[] = part.items.map((one, at) => {
        const id = `${index}-${at}`;
        texts.set(id, [...entries, one.entry.written]);
        return item(id, 1, { ...one.entry.read, pinned: one.pinned, categoryId: `c${index}` });
      });
      // Each category lies under an earlier one or on top.
      const below = parts.flatMap(({ under }, at) => (at > index && under === index ? [at] : []));
      return buildCategory(`c${index}`, items, {
        ...part.entry.read,
        pinned: part.pinned,
        subcategories: below.map((at) => categoryFrom(at, entries)),
      });
    };
    const top = parts.flatMap(({ under }, at) => (under >= at ? [at] : []));
    return { menu: { categories: top.map((at) => categoryFrom(at, [])) }, texts };
  });

describe('a menu at any time in any time zone', () => {
  it('shows the items that their own hours and those of their categories allow, pinned entries first', () => {
    fc.assert(
      fc.property(moment, written, ({ zone, epochMs }, { menu, texts }) => {
        const query = { kind: 'car_pickup' as const, now: zonedTimeAt(epochMs, zone) };
        const { date, minute } = createClock(zone)(epochMs);
        const visible = visibleMenu(menu, query);
        const visibleItems = indexItemsById(visible);
        const serving = servingIn(menu, query);
        for (const [id, entries] of texts) {
          const expected = expectedServings(entries, date)(minute);
          const actual = visibleItems.has(id) ? (visible.opensAt.get(id) ?? 'now') : null;
          expect([id, actual]).toEqual([id, expected]);
          // What the cart and the backend go by.
          const item = visibleItems.get(id);
          expect(item !== undefined && serving(item) === 'now').toBe(expected === 'now');
        }
        const { categories } = visible;
        for (const list of [categories, ...categories.flatMap((one) => [one.items, one.subcategories])]) {
          const pins = list.map(({ pinned }) => pinned);
          expect(pins).toEqual([...pins].sort((a, b) => Number(b) - Number(a)));
        }
        const sizes = (categories: readonly Category[]): number[] =>
          categories.flatMap(({ items, subcategories }) => [
            items.length + subcategories.length,
            ...sizes(subcategories),
          ]);
        expect(sizes(visible.categories)).not.toContain(0);
      }),
      { numRuns: 300 },
    );
  });

  it('shows the same menu until the next change, which comes by midnight', () => {
    fc.assert(
      fc.property(moment, written, fc.nat(59_999), ({ zone, epochMs }, { menu }, inMinute) => {
        const now = epochMs + inMinute;
        const menuSnapshot = (at: number) => {
          const visible = visibleMenu(menu, { kind: 'car_pickup', now: zonedTimeAt(at, zone) });
          return JSON.stringify([[...indexItemsById(visible).keys()], [...visible.opensAt]]);
        };
        const change = nextChange(menu, now, zone);
        const until = change ?? now + 30 * HOUR;
        expect(until).toBeGreaterThan(now);
        const clock = createClock(zone);
        const first = menuSnapshot(now);
        const { date } = clock(now);
        for (let at = epochMs; at < until; at += 3 * MINUTE)
          expect([at, menuSnapshot(at)]).toEqual([at, first]);
        expect(menuSnapshot(until - 1)).toBe(first);
        if (change !== null) expect(clock(change - 1).date).toBe(date);
      }),
      { numRuns: 100 },
    );
  });
});
