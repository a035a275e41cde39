import { describe, expect, it } from 'vitest';
import { currencyOf } from '../../domain/money/money.ts';
import { buildersFor } from '../../domain/testing/build.ts';
import { entriesOf } from './menu-sections.ts';
import { smartSections, tilesOf } from './menu-tiles.ts';

const { item } = buildersFor(currencyOf('KWD'));
const picture = (src: string) => ({ src, width: 10, height: 10, color: null });
const [latte, mocha, tea] = [
  item('latte', 1),
  item('mocha', 1, { image: picture('mocha') }),
  item('tea', 1, { image: picture('tea') }),
];
const run = (id: string, items: readonly (typeof latte)[], name: string | null = null) => ({
  id,
  name: name === null ? null : { en: name },
  items,
});
const section = (id: string, ...runs: ReturnType<typeof run>[]) => ({
  id,
  name: { en: id },
  description: {},
  runs,
});
const sections = [
  section('coffee', run('coffee', [latte]), run('iced', [mocha], 'Iced')),
  section('tea', run('tea', [tea])),
];

describe('smartSections', () => {
  it('are groups of what is shown now, in the group’s order', () => {
    const groups = [
      { id: 'popular', name: { en: 'Popular' }, itemIds: ['tea', 'gone', 'latte'] },
      { id: 'empty', name: { en: 'Empty' }, itemIds: ['gone'] },
      { id: 'tea', name: { en: 'Called like a category' }, itemIds: ['latte'] },
    ];
    expect(
      smartSections(groups, sections).map(({ id, runs }) => [id, runs[0]?.items.map((one) => one.id)]),
    ).toEqual([['popular', ['tea', 'latte']]]);
  });
});

describe('tilesOf', () => {
  const menuWith = (image: ReturnType<typeof picture> | null) => ({
    categories: [{ id: 'coffee', image }] as never,
  });

  it('show the category’s own picture, else its first item’s', () => {
    const [own] = tilesOf(sections, menuWith(picture('own')), true, new Map());
    const [borrowed] = tilesOf(sections, menuWith(null), true, new Map());
    expect([own?.picture?.src, borrowed?.picture?.src]).toEqual(['own', 'mocha']);
  });

  it('count what is in them, once everything is read', () => {
    expect(tilesOf(sections, null, true, new Map()).map(({ count }) => count)).toEqual([2, 1]);
    expect(tilesOf(sections, null, false, new Map()).map(({ count }) => count)).toEqual([null, null]);
  });

  it('say from when, only when nothing of them is served yet', () => {
    const opensAt = new Map([
      ['latte', 1020],
      ['mocha', 960],
      ['tea', 900],
    ]);
    expect(tilesOf(sections, null, true, opensAt).map(({ from }) => from)).toEqual([960, 900]);
    opensAt.delete('mocha');
    expect(tilesOf(sections, null, true, opensAt).map(({ from }) => from)).toEqual([null, 900]);
  });
});

describe('entriesOf', () => {
  it('count categories with their subcategories, and list those with a heading', () => {
    expect(
      entriesOf(sections).map(({ id, count, subcategories }) => [
        id,
        count,
        subcategories.map((sub) => [sub.id, sub.count]),
      ]),
    ).toEqual([
      ['coffee', 2, [['iced', 1]]],
      ['tea', 1, []],
    ]);
  });
});
