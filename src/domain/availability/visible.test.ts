import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildersFor, categoryOf } from '../build-for-tests.ts';
import type { ItemType } from '../menu/types.ts';
import { currencyOf } from '../money/money.ts';
import type { WeeklyHours } from './types.ts';
import { isSoldAs, isVisibleNow, visibleMenu } from './visible.ts';

const { item } = buildersFor(currencyOf('KWD'));
const at = (dayIndex: number, minutes: number) => ({
  dayIndex,
  minutes,
  date: '2025-01-06',
  offsetMinutes: 180,
});
const week = (days: Record<number, { from: number; to: number }[]>): WeeklyHours =>
  Array.from({ length: 7 }, (_, day) => ({ closed: !days[day], shifts: days[day] ?? [] }));
const entry = { visible: true, window: null, hours: null };

describe('isVisibleNow', () => {
  it('hides what is switched off', () => {
    expect(isVisibleNow(entry, at(0, 0))).toBe(true);
    expect(isVisibleNow({ ...entry, visible: false }, at(0, 0))).toBe(false);
    expect(isVisibleNow({ ...entry, window: { on: false, from: null, to: null } }, at(0, 0))).toBe(false);
  });

  it('keeps to the daily window, the end outside', () => {
    const breakfast = { ...entry, window: { on: true, from: 420, to: 690 } };
    expect([419, 420, 689, 690].map((minutes) => isVisibleNow(breakfast, at(0, minutes)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const openEnded = { ...entry, window: { on: true, from: 420, to: null } };
    expect([419, 420, 1439].map((minutes) => isVisibleNow(openEnded, at(0, minutes)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('lets a daily window run past midnight', () => {
    const late = { ...entry, window: { on: true, from: 1320, to: 120 } };
    expect([1319, 1320, 1439, 0, 119, 120].map((minutes) => isVisibleNow(late, at(0, minutes)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('hides on closed days, and outside the day’s shifts', () => {
    const hours = week({ 0: [{ from: 600, to: 720 }] });
    expect(isVisibleNow({ ...entry, hours }, at(0, 600))).toBe(true);
    expect(isVisibleNow({ ...entry, hours }, at(0, 720))).toBe(false);
    expect(isVisibleNow({ ...entry, hours }, at(1, 600))).toBe(false);
    expect(isVisibleNow({ ...entry, hours: week({ 2: [] }) }, at(2, 5))).toBe(true);
  });

  it('carries Sunday night’s shift into a closed Monday, and no further', () => {
    const hours = week({ 6: [{ from: 1200, to: 120 }] });
    expect(isVisibleNow({ ...entry, hours }, at(6, 1200))).toBe(true);
    expect(isVisibleNow({ ...entry, hours }, at(0, 119))).toBe(true);
    expect(isVisibleNow({ ...entry, hours }, at(0, 120))).toBe(false);
    expect(isVisibleNow({ ...entry, hours }, at(6, 60))).toBe(false);
  });

  it('never closes a shop whose every day is one whole shift', () => {
    const hours = week(
      Object.fromEntries(Array.from({ length: 7 }, (_, day) => [day, [{ from: 0, to: 1440 }]])),
    );
    fc.assert(
      fc.property(fc.nat(6), fc.nat(1439), (day, minutes) =>
        isVisibleNow({ ...entry, hours }, at(day, minutes)),
      ),
    );
  });
});

describe('isSoldAs', () => {
  const types: ItemType[] = ['delivery', 'car_pickup', 'dine_in', 'reservation'];
  it('keeps items for reservation out of dine-in, and only those in reservation', () => {
    const meal = item('meal', 1);
    const table = item('table', 1, { types: { ...meal.types, reservation: true } });
    expect(types.map((type) => isSoldAs(meal, type))).toEqual([true, true, true, false]);
    expect(types.map((type) => isSoldAs(table, type))).toEqual([true, true, false, true]);
  });
});

describe('visibleMenu', () => {
  it('puts pinned entries first, keeps the order otherwise and drops what is empty', () => {
    const onlyDelivery = { delivery: true, car_pickup: false, dine_in: false, reservation: false };
    const menu = {
      categories: [
        categoryOf('soups', [item('a', 1), item('b', 1, { pinned: true }), item('c', 1, { visible: false })]),
        categoryOf('gone', [item('d', 1, { types: onlyDelivery })]),
        categoryOf('hidden', [item('e', 1)], { visible: false }),
        categoryOf('nested', [], { pinned: true, subcategories: [categoryOf('sub', [item('f', 1)])] }),
        categoryOf('hollow', [], { subcategories: [categoryOf('void', [])] }),
      ],
    };
    const seen = visibleMenu(menu, { type: 'car_pickup', now: at(0, 600) }).categories;
    expect(seen.map(({ id }) => id)).toEqual(['nested', 'soups']);
    expect(seen[1]?.items.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(seen[0]?.subcategories[0]?.items.map(({ id }) => id)).toEqual(['f']);
    expect(menu.categories[0]?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('keeps what is sold out, so that it can be shown as such', () => {
    const menu = { categories: [categoryOf('soups', [item('a', 1, { soldOut: true })])] };
    expect(visibleMenu(menu, { type: 'delivery', now: at(0, 0) }).categories).toHaveLength(1);
  });
});
