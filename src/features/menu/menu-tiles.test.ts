import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../domain/money/money.ts';
import { buildersFor } from '../../domain/testing/build.ts';
import { buildCategoryEntries } from './menu-sections.ts';
import { buildSmartSections, buildTiles } from './menu-tiles.ts';

const { item } = buildersFor(createCurrency('KWD'));
const buildPicture = (src: string) => ({ src, width: 10, height: 10, color: null });
const [latte, mocha, tea] = [
  item('latte', 1),
  item('mocha', 1, { image: buildPicture('mocha') }),
  item('tea', 1, { image: buildPicture('tea') }),
];
const buildPart = (id: string, items: readonly (typeof latte)[], name: string | null = null) => ({
  id,
  name: name === null ? null : { en: name },
  items,
});
const buildSection = (id: string, ...parts: ReturnType<typeof buildPart>[]) => ({
  id,
  name: { en: id },
  description: {},
  parts,
});
const sections = [
  buildSection('coffee', buildPart('coffee', [latte]), buildPart('iced', [mocha], 'Iced')),
  buildSection('tea', buildPart('tea', [tea])),
];

describe('buildSmartSections', () => {
  it('builds a section from the visible items of each smart category, in the order of the smart category', () => {
    const smartCategories = [
      { id: 'popular', name: { en: 'Popular' }, itemIds: ['tea', 'gone', 'latte'] },
      { id: 'empty', name: { en: 'Empty' }, itemIds: ['gone'] },
      { id: 'tea', name: { en: 'Called like a category' }, itemIds: ['latte'] },
    ];
    expect(
      buildSmartSections(smartCategories, sections).map(({ id, parts }) => [
        id,
        parts[0]?.items.map((item) => item.id),
      ]),
    ).toEqual([['popular', ['tea', 'latte']]]);
  });
});

describe('buildTiles', () => {
  const createMenuWithPicture = (image: ReturnType<typeof buildPicture> | null) => ({
    categories: [{ id: 'coffee', image }] as never,
  });

  it('shows the first picture of an item on the tile of a category without a picture', () => {
    const [ownPictureTile] = buildTiles(
      sections,
      createMenuWithPicture(buildPicture('own')),
      true,
      new Map(),
    );
    const [itemPictureTile] = buildTiles(sections, createMenuWithPicture(null), true, new Map());
    expect([ownPictureTile?.picture?.src, itemPictureTile?.picture?.src]).toEqual(['own', 'mocha']);
  });

  it('shows no item count on a tile until the menu is complete', () => {
    expect(buildTiles(sections, null, true, new Map()).map(({ count }) => count)).toEqual([2, 1]);
    expect(buildTiles(sections, null, false, new Map()).map(({ count }) => count)).toEqual([null, null]);
  });

  it('shows a start time on a tile only when no item of the category is served yet', () => {
    const startMinutesById = new Map([
      ['latte', 1020],
      ['mocha', 960],
      ['tea', 900],
    ]);
    expect(buildTiles(sections, null, true, startMinutesById).map(({ from }) => from)).toEqual([960, 900]);
    startMinutesById.delete('mocha');
    expect(buildTiles(sections, null, true, startMinutesById).map(({ from }) => from)).toEqual([null, 900]);
  });
});

describe('buildCategoryEntries', () => {
  it('counts the items of a category with its subcategories, and lists the named subcategories', () => {
    expect(
      buildCategoryEntries(sections).map(({ id, count, subcategories }) => [
        id,
        count,
        subcategories.map((subcategory) => [subcategory.id, subcategory.count]),
      ]),
    ).toEqual([
      ['coffee', 2, [['iced', 1]]],
      ['tea', 1, []],
    ]);
  });
});
