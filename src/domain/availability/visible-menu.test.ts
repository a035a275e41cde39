import { describe, expect, it } from 'vitest';
import type { MenuKind } from '../menu/menu-types.ts';
import { createCurrency } from '../money/money.ts';
import { buildCategory, buildersFor } from '../testing/build.ts';
import type { WeeklyHours } from './availability.ts';
import {
  createAvailabilityEvaluator,
  filterVisibleMenu,
  getAvailability,
  isSoldForType,
  type TimedEntry,
} from './visible-menu.ts';

const { item } = buildersFor(createCurrency('KWD'));
const buildTime = (dayIndex: number, minutes: number) => ({
  dayIndex,
  minutes,
  date: '2025-01-06',
  offsetMinutes: 180,
});
const buildWeek = (days: Record<number, { from: number; to: number }[]>): WeeklyHours =>
  Array.from({ length: 7 }, (_, day) => ({ closed: !days[day], shifts: days[day] ?? [] }));
const alwaysServed = { visible: true, window: null, hours: null };

const listAvailabilitiesAt = (timing: Partial<TimedEntry>, day: number, ...minutes: number[]) =>
  minutes.map((minute) => getAvailability({ ...alwaysServed, ...timing }, buildTime(day, minute)));

describe('getAvailability', () => {
  // @spec validation/item-or-category-not-visible
  it('hides a menu entry that is invisible or whose daily window is switched off', () => {
    expect(listAvailabilitiesAt({}, 0, 0)).toEqual(['now']);
    expect(listAvailabilitiesAt({ visible: false }, 0, 0)).toEqual([null]);
    expect(listAvailabilitiesAt({ window: { on: false, from: null, to: null } }, 0, 0)).toEqual([null]);
  });

  // @spec validation/one-outside-window
  it('hides a menu entry before its daily window starts and after the window ends', () => {
    expect(
      listAvailabilitiesAt({ window: { on: true, from: 420, to: 690 } }, 0, 0, 419, 420, 689, 690),
    ).toEqual([null, null, 'now', 'now', null]);
    expect(listAvailabilitiesAt({ window: { on: true, from: 420, to: null } }, 0, 419, 420, 1439)).toEqual([
      null,
      'now',
      'now',
    ]);
    expect(listAvailabilitiesAt({ window: { on: true, from: null, to: 420 } }, 0, 0, 419, 420)).toEqual([
      'now',
      'now',
      null,
    ]);
  });

  // @spec validation/one-outside-window
  it('serves a menu entry in a daily window that runs past midnight', () => {
    expect(
      listAvailabilitiesAt({ window: { on: true, from: 1320, to: 120 } }, 0, 1319, 1320, 1439, 0, 119, 120),
    ).toEqual([null, 'now', 'now', 'now', 'now', null]);
  });

  it('serves all-day dishes and dishes without an end time until the business day ends, even after midnight', () => {
    const friday = { hours: buildWeek({ 4: [{ from: 0, to: 1440 }] }) };
    const saturday = { hours: buildWeek({ 5: [{ from: 0, to: 1440 }] }) };
    expect(listAvailabilitiesAt(friday, 4, 1440, 1500)).toEqual(['now', 'now']);
    expect(listAvailabilitiesAt(saturday, 4, 1440, 1500)).toEqual([null, null]);
    const evening = { window: { on: true, from: 1080, to: null } };
    expect(listAvailabilitiesAt(evening, 4, 1500)).toEqual(['now']);
    const lunch = { window: { on: true, from: 660, to: 900 } };
    expect(listAvailabilitiesAt(lunch, 4, 1500)).toEqual([null]);
  });

  it('after midnight, serves a dish in the overnight shift and in the shifts of the new calendar day', () => {
    const nightHours = { hours: buildWeek({ 5: [{ from: 0, to: 180 }] }) };
    expect(listAvailabilitiesAt(nightHours, 4, 1500)).toEqual(['now']);
    const noonHours = { hours: buildWeek({ 5: [{ from: 720, to: 900 }] }) };
    expect(listAvailabilitiesAt(noonHours, 4, 1500)).toEqual([720]);
    const overnightHours = { hours: buildWeek({ 4: [{ from: 1080, to: 120 }] }) };
    expect(listAvailabilitiesAt(overnightHours, 4, 1500, 1560)).toEqual(['now', null]);
  });

  // @spec validation/one-on-closed-day-hidden
  it('hides a menu entry on a closed day', () => {
    expect(listAvailabilitiesAt({ hours: buildWeek({ 0: [{ from: 600, to: 720 }] }) }, 1, 600)).toEqual([
      null,
    ]);
  });

  it('announces a menu entry for the next shift of the day, and hides it after the last shift', () => {
    const hours = buildWeek({
      0: [
        { from: 1020, to: 1320 },
        { from: 600, to: 720 },
      ],
    });
    expect(listAvailabilitiesAt({ hours }, 0, 0, 599, 600, 719, 720, 1019, 1020, 1319, 1320)).toEqual([
      600,
      600,
      'now',
      'now',
      1020,
      1020,
      'now',
      'now',
      null,
    ]);
  });

  it('serves a menu entry all day on an open day without shifts', () => {
    expect(listAvailabilitiesAt({ hours: buildWeek({ 2: [] }) }, 2, 0, 5, 1439)).toEqual([
      'now',
      'now',
      'now',
    ]);
  });

  it('serves a menu entry until Sunday’s overnight shift ends, even when Monday is closed', () => {
    const hours = buildWeek({ 6: [{ from: 1200, to: 120 }] });
    expect(listAvailabilitiesAt({ hours }, 6, 60, 1200)).toEqual([1200, 'now']);
    expect(listAvailabilitiesAt({ hours }, 0, 0, 119, 120, 1200)).toEqual(['now', 'now', null, null]);
  });

  it('announces a menu entry for later today only if a shift overlaps the entry’s daily window', () => {
    const hours = buildWeek({ 0: [{ from: 1020, to: 1320 }] });
    expect(listAvailabilitiesAt({ hours, window: { on: true, from: 480, to: 720 } }, 0, 600)).toEqual([null]);
    expect(listAvailabilitiesAt({ hours, window: { on: true, from: 1140, to: 720 } }, 0, 600)).toEqual([
      1140,
    ]);
  });
});

describe('isSoldForType', () => {
  const types: MenuKind[] = ['delivery', 'car_pickup', 'dine_in', 'reservation', 'general'];
  // @spec entities/separate-menus-per-order-type, codes/reservation-types-map-item-type
  // @spec validation/items-by-order-type
  it('excludes reservation items from the dine-in menu, and lists only such items in the reservation menu', () => {
    const meal = item('meal', 1);
    const table = item('table', 1, { types: { ...meal.types, reservation: true } });
    expect(types.map((type) => isSoldForType(meal, type))).toEqual([true, true, true, false, true]);
    expect(types.map((type) => isSoldForType(table, type))).toEqual([true, true, false, true, true]);
  });

  // @spec entities/separate-menus-per-order-type
  it('lists in the general menu every item that is sold for at least one order type', () => {
    const types = { delivery: false, car_pickup: false, dine_in: false, reservation: false };
    expect(isSoldForType(item('none', 1, { types }), 'general')).toBe(false);
    expect(isSoldForType(item('table', 1, { types: { ...types, reservation: true } }), 'general')).toBe(true);
  });
});

describe('filterVisibleMenu', () => {
  // @spec entities/pinned-entries-come-first
  it('puts pinned menu entries first, keeps the order of all other entries, and drops empty categories', () => {
    const onlyDelivery = { delivery: true, car_pickup: false, dine_in: false, reservation: false };
    const menu = {
      categories: [
        buildCategory('soups', [
          item('a', 1),
          item('b', 1, { pinned: true }),
          item('c', 1, { visible: false }),
        ]),
        buildCategory('gone', [item('d', 1, { types: onlyDelivery })]),
        buildCategory('hidden', [item('e', 1)], { visible: false }),
        buildCategory('nested', [], { pinned: true, subcategories: [buildCategory('sub', [item('f', 1)])] }),
        buildCategory('hollow', [], { subcategories: [buildCategory('void', [])] }),
      ],
    };
    const visibleCategories = filterVisibleMenu(menu, {
      kind: 'car_pickup',
      now: buildTime(0, 600),
    }).categories;
    expect(visibleCategories.map(({ id }) => id)).toEqual(['nested', 'soups']);
    expect(visibleCategories[1]?.items.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(visibleCategories[0]?.subcategories[0]?.items.map(({ id }) => id)).toEqual(['f']);
    expect(menu.categories[0]?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('keeps sold-out items in the visible menu, so that the menu can mark them', () => {
    const menu = { categories: [buildCategory('soups', [item('a', 1, { soldOut: true })])] };
    expect(filterVisibleMenu(menu, { kind: 'delivery', now: buildTime(0, 0) }).categories).toHaveLength(1);
  });

  it('serves an item once its own hours and those of all its categories have started', () => {
    const buildHoursFrom = (minutes: number) => buildWeek({ 0: [{ from: minutes, to: 1380 }] });
    const menu = {
      categories: [
        buildCategory(
          'grill',
          [
            item('steak', 1),
            item('ribs', 1, { hours: buildHoursFrom(1140) }),
            item('soup', 1, { hours: buildHoursFrom(660) }),
          ],
          {
            hours: buildHoursFrom(1020),
            subcategories: [buildCategory('wine', [item('red', 1)], { hours: buildHoursFrom(1200) })],
          },
        ),
        buildCategory('drinks', [item('tea', 1), item('beer', 1, { hours: buildHoursFrom(960) })]),
      ],
    };
    const visibleMenu = filterVisibleMenu(menu, { kind: 'car_pickup', now: buildTime(0, 600) });
    expect([...visibleMenu.startMinutesById]).toEqual([
      ['steak', 1020],
      ['ribs', 1140],
      ['soup', 1020],
      ['red', 1200],
      ['beer', 960],
    ]);
    expect(visibleMenu.categories.map(({ items }) => items.length)).toEqual([3, 2]);
    const evaluateItem = createAvailabilityEvaluator(menu, { kind: 'car_pickup', now: buildTime(0, 600) });
    const items = visibleMenu.categories.flatMap((category) => [
      ...category.items,
      ...category.subcategories.flatMap((subcategory) => subcategory.items),
    ]);
    expect(items.filter((item) => evaluateItem(item) === 'now').map(({ id }) => id)).toEqual(['tea']);
    expect(
      filterVisibleMenu(menu, { kind: 'car_pickup', now: buildTime(0, 1200) }).startMinutesById.size,
    ).toBe(0);
    expect(
      filterVisibleMenu(menu, { kind: 'car_pickup', now: buildTime(1, 600) }).categories.map(({ id }) => id),
    ).toEqual(['drinks']);
  });

  it('moves the visible items of deeper categories into the subcategory above them', () => {
    const closedWindow = { on: true, from: 0, to: 60 };
    const deepestCategory = buildCategory('grape', [item('riesling', 1)]);
    const menu = {
      categories: [
        buildCategory('drinks', [], {
          subcategories: [
            buildCategory('wine', [item('house', 1)], {
              subcategories: [
                buildCategory('white', [item('cuvée', 1)], { subcategories: [deepestCategory] }),
                buildCategory('red', [item('merlot', 1)], { window: closedWindow }),
              ],
            }),
          ],
        }),
      ],
    };
    const [drinks] = filterVisibleMenu(menu, { kind: 'general', now: buildTime(0, 600) }).categories;
    expect(drinks?.subcategories.map(({ id, items }) => [id, ...items.map((item) => item.id)])).toEqual([
      ['wine', 'house', 'cuvée', 'riesling'],
    ]);
    expect(drinks?.subcategories[0]?.subcategories).toEqual([]);
  });

  it('hides an item that is never served during its category’s hours', () => {
    const menu = {
      categories: [
        buildCategory('lunch', [item('late', 1, { hours: buildWeek({ 0: [{ from: 960, to: 1380 }] }) })], {
          hours: buildWeek({ 0: [{ from: 720, to: 840 }] }),
        }),
      ],
    };
    expect(filterVisibleMenu(menu, { kind: 'car_pickup', now: buildTime(0, 600) }).categories).toEqual([]);
  });
});

describe('createAvailabilityEvaluator', () => {
  it('evaluates the hours of items that are not loaded into the menu yet', () => {
    const breakfast = { on: true, from: 420, to: 660 };
    const menu = {
      categories: [
        buildCategory('breakfast', [], { window: breakfast, subcategories: [buildCategory('eggs', [])] }),
        buildCategory('drinks', [], { subcategories: [buildCategory('coffee', [])] }),
        buildCategory('hidden', [], { visible: false, subcategories: [buildCategory('deep', [])] }),
      ],
    };
    const latte = item('latte', 1, { categoryId: 'coffee' });
    const items = [
      item('omelette', 1, { categoryId: 'eggs' }),
      latte,
      item('late', 1, { categoryId: 'drinks', hours: buildWeek({ 0: [{ from: 1020, to: 1320 }] }) }),
      item('eatIn', 1, { categoryId: 'drinks', types: { ...latte.types, car_pickup: false } }),
      item('below', 1, { categoryId: 'deep' }),
      item('nowhere', 1, { categoryId: 'gone' }),
    ];
    const listAvailabilities = (minutes: number) =>
      items.map(createAvailabilityEvaluator(menu, { kind: 'car_pickup', now: buildTime(0, minutes) }));
    expect(listAvailabilities(480)).toEqual(['now', 'now', 1020, null, null, null]);
    expect(listAvailabilities(720)).toEqual([null, 'now', 1020, null, null, null]);
    expect(listAvailabilities(1080)).toEqual([null, 'now', 'now', null, null, null]);
    expect(listAvailabilities(1320)).toEqual([null, 'now', null, null, null, null]);
  });
});
