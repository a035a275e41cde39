import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickForScope } from '../../../tests/test-scope.ts';
import { indexItemsById } from '../menu/items-by-id.ts';
import type { Category, Menu, MenuItem } from '../menu/menu-types.ts';
import { createCurrency } from '../money/money.ts';
import { toZonedTime } from '../schedule/zoned.ts';
import { buildCategory, buildersFor } from '../testing/build.ts';
import { findNextChange } from './next-change.ts';
import { anyEntry, anyMoment } from './testing/any-entry.ts';
import { createClock, getExpectedAvailability, type OracleEntry } from './testing/availability-oracle.ts';
import { createAvailabilityEvaluator, filterVisibleMenu, getAvailability } from './visible-menu.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

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
