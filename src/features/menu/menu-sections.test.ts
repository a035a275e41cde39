import { describe, expect, it } from 'vitest';
import { filterVisibleMenu } from '../../domain/availability/visible-menu.ts';
import { createCurrency } from '../../domain/money/money.ts';
import { buildCategory, buildersFor } from '../../domain/testing/build.ts';
import { buildSections } from './menu-sections.ts';

const { item } = buildersFor(createCurrency('KWD'));
const noon = { dayIndex: 0, minutes: 720, date: '2026-11-23', offsetMinutes: 180 };

const menu = {
  categories: [
    buildCategory('breakfast', [item('eggs', 1)], { window: { on: true, from: 420, to: 660 } }),
    buildCategory('drinks', [item('tea', 1)], {
      subcategories: [buildCategory('coffee', [item('latte', 2), item('mocha', 2)])],
    }),
    buildCategory('empty', []),
  ],
};
const summarizeSections = (withSubcategories: boolean, now = noon) =>
  buildSections(filterVisibleMenu(menu, { kind: 'car_pickup', now }), withSubcategories).map(
    ({ id, runs }) => [id, ...runs.map((run) => [run.name?.en ?? null, ...run.items.map((one) => one.id)])],
  );

describe('buildSections', () => {
  it('keeps items that are served now and drops empty categories', () => {
    expect(summarizeSections(false)).toEqual([['drinks', [null, 'tea', 'latte', 'mocha']]]);
    expect(summarizeSections(false, { ...noon, minutes: 480 }).map(([id]) => id)).toEqual([
      'breakfast',
      'drinks',
    ]);
  });
  it('keeps the headings of subcategories when the business shows them', () => {
    expect(summarizeSections(true)).toEqual([['drinks', [null, 'tea'], ['coffee', 'latte', 'mocha']]]);
  });
});
