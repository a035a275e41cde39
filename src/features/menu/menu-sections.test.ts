import { describe, expect, it } from 'vitest';
import { filterVisibleMenu } from '../../domain/availability/visible-menu.ts';
import { createCurrency } from '../../domain/money/money.ts';
import { buildCategory, buildersFor } from '../../domain/testing/build.ts';
import { buildSections, isShortened, shortenMenu } from './menu-sections.ts';

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
const summarizeSections = (showsSubcategories: boolean, now = noon) =>
  buildSections(filterVisibleMenu(menu, { kind: 'car_pickup', now }), showsSubcategories).map(
    ({ id, parts }) => [
      id,
      ...parts.map((part) => [part.name?.en ?? null, ...part.items.map((item) => item.id)]),
    ],
  );

describe('buildSections', () => {
  it('builds sections only for categories with items that are served now', () => {
    expect(summarizeSections(false)).toEqual([['drinks', [null, 'tea', 'latte', 'mocha']]]);
    expect(summarizeSections(false, { ...noon, minutes: 480 }).map(([id]) => id)).toEqual([
      'breakfast',
      'drinks',
    ]);
  });
  it('builds a named part for each subcategory when the business shows subcategories', () => {
    expect(summarizeSections(true)).toEqual([['drinks', [null, 'tea'], ['coffee', 'latte', 'mocha']]]);
  });
});

describe('shortenMenu', () => {
  const buildSection = (id: string, count: number) => ({
    id,
    name: {},
    description: {},
    parts: [
      { id, name: null, items: Array.from({ length: count }, (_, index) => item(`${id}-${index}`, 1)) },
    ],
  });
  const sections = [buildSection('starters', 300), buildSection('mains', 400), buildSection('sweets', 40)];
  const countItems = (linkedIndex: number) =>
    shortenMenu(sections, linkedIndex).map(({ parts }) => [parts[0]?.items.length, parts[0]?.total]);

  it('shortens a long menu to its first five hundred items, and keeps the item count of each section', () => {
    expect(countItems(-1)).toEqual([
      [300, 300],
      [200, 400],
      [0, 40],
    ]);
    expect(shortenMenu(sections, -1).map(isShortened)).toEqual([false, true, true]);
  });
  it('keeps all items of a section of a long menu when a link leads to that section', () => {
    expect(countItems(1)).toEqual([
      [300, 300],
      [400, undefined],
      [40, 40],
    ]);
    expect(shortenMenu(sections, 1).some(isShortened)).toBe(false);
  });
});
