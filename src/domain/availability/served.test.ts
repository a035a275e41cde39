import { describe, expect, it } from 'vitest';
import { buildersFor, categoryOf } from '../build-for-tests.ts';
import { currencyOf } from '../money/money.ts';
import { servedNow } from './served.ts';

const { item } = buildersFor(currencyOf('KWD'));
const noon = { dayIndex: 0, minutes: 720, date: '2026-11-23', offsetMinutes: 180 };
const menu = {
  categories: [
    categoryOf('breakfast', [], {
      window: { on: true, from: 420, to: 660 },
      subcategories: [categoryOf('eggs', [])],
    }),
    categoryOf('drinks', [], { subcategories: [categoryOf('coffee', [])] }),
  ],
};

describe('servedNow', () => {
  it('leaves out what its category, the one above, its type or its own hours hide', () => {
    const omelette = item('omelette', 1, { categoryId: 'eggs' });
    const latte = item('latte', 1, { categoryId: 'coffee' });
    const late = item('late', 1, { categoryId: 'drinks', window: { on: true, from: 1020, to: 1320 } });
    const eatIn = item('eatIn', 1, { categoryId: 'drinks', types: { ...latte.types, car_pickup: false } });
    const all = [omelette, latte, late, eatIn];
    const evening = { ...noon, minutes: 1080 };
    const morning = { ...noon, minutes: 480 };
    expect(servedNow(all, menu, { type: 'car_pickup', now: noon })).toEqual([latte]);
    expect(servedNow(all, menu, { type: 'dine_in', now: evening })).toEqual([latte, late, eatIn]);
    expect(servedNow(all, menu, { type: 'car_pickup', now: morning })).toEqual([omelette, latte]);
  });
});
