import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileProblem } from './file-problem.ts';
import { BusinessFileError, readBusinessFile } from './read-business-file.ts';

const garden = readFileSync(
  join(import.meta.dirname, '../../../tests/contract/fixtures/garden.json'),
  'utf8',
);

type Group = { modifiers: { id: string; modifier_groups?: string[] }[] };
/** As far as the cases below change it. */
interface Garden {
  reference_id: string;
  settings: Record<string, unknown>;
  branches: Record<string, unknown>[];
  modifier_groups: Record<string, Group>;
  categories: { items: Record<string, unknown>[]; branches: Record<string, unknown> }[];
  smart_categories: Record<string, unknown>[];
  banners: Record<string, unknown>[];
  words: Record<string, unknown>;
}

function problemsAfter(change: (file: Garden) => unknown): readonly FileProblem[] {
  const file = JSON.parse(garden) as Garden;
  change(file);
  try {
    readBusinessFile(JSON.stringify(file), 'garden.json', () => true);
  } catch (error) {
    if (error instanceof BusinessFileError) return error.problems;
    throw error;
  }
  return [];
}

const text = { en: 'A', ar: 'ب' };
const latte = (file: Garden) => file.categories[0]?.items[0] ?? {};
const juice = (file: Garden) => file.categories[0]?.items[2] ?? {};
const oatKind = (file: Garden) => file.modifier_groups['oat-kind']?.modifiers[0] ?? { id: '' };

type Case = readonly [
  what: string,
  change: (file: Garden) => unknown,
  path: string,
  expected: string,
  found: string,
];

const BANNERS: readonly Case[] = [
  [
    'a banner that leads to nothing',
    (file) => Object.assign(file.banners[1] ?? {}, { item_id: 'coffee' }),
    'banners[1].item_id',
    'the id of an item',
    '"coffee"',
  ],
  [
    'a banner for a branch nobody has',
    (file) => Object.assign(file.banners[2] ?? {}, { branches: ['south'] }),
    'banners[2].branches[0]',
    'the id of a branch',
    '"south"',
  ],
  [
    'a banner that leads to two places',
    (file) => Object.assign(file.banners[3] ?? {}, { category_id: 'drinks' }),
    'banners[3]',
    'at most one of item_id, category_id, url',
    '{"id":"later","image":{"file":"media/logo.png"},"url":"ht...',
  ],
  [
    'a day that no calendar has',
    (file) => Object.assign(file.banners[1] ?? {}, { from: '2026-02-30' }),
    'banners[1].from',
    'a day such as "2026-03-01"',
    '"2026-02-30"',
  ],
  [
    'a banner that ends before it begins',
    (file) => Object.assign(file.banners[1] ?? {}, { to: '2026-02-28' }),
    'banners[1].to',
    'a day that is not before from',
    '"2026-02-28"',
  ],
  [
    'an address that is no page',
    (file) => Object.assign(file.banners[3] ?? {}, { url: 'javascript:alert(1)' }),
    'banners[3].url',
    'an address such as "https://example.com"',
    '"javascript:alert(1)"',
  ],
  [
    'two banners of one id',
    (file) => Object.assign(file.banners[1] ?? {}, { id: 'welcome' }),
    'banners[1].id',
    'an id that no other banner has',
    '"welcome"',
  ],
  [
    'a title short of a language',
    (file) => Object.assign(file.banners[0] ?? {}, { title: { en: 'Hello' } }),
    'banners[0].title',
    'text in ar too',
    'text in en',
  ],
  [
    'an id that is too long beside the reference id',
    (file) => {
      file.reference_id = 'g'.repeat(50);
      file.branches.push({ id: 'b'.repeat(30), name: text });
    },
    'branches[3].id',
    'at most 29 characters beside this reference_id',
    `"${'b'.repeat(30)}"`,
  ],
];

const BRANCHES: readonly Case[] = [
  [
    'a difference in a branch nobody has',
    (file) => Object.assign(latte(file), { branches: { south: { price: 1 } } }),
    'categories[0].items[0].branches.south',
    'the id of a branch',
    '"south"',
  ],
  [
    'a category hidden in a branch nobody has',
    (file) => Object.assign(file.categories[1] ?? {}, { branches: { south: { visible: false } } }),
    'categories[1].branches.south',
    'the id of a branch',
    '"south"',
  ],
  [
    'a price of a branch with too many decimals',
    (file) => Object.assign(latte(file), { branches: { harbour: { price: 1.2345 } } }),
    'categories[0].items[0].branches.harbour.price',
    'an amount with at most 3 decimals',
    '1.2345',
  ],
  [
    'a label price of a branch with too many decimals',
    (file) => Object.assign(juice(file), { branches: { harbour: { price_labels: { small: 1.2345 } } } }),
    'categories[0].items[2].branches.harbour.price_labels.small',
    'an amount with at most 3 decimals',
    '1.2345',
  ],
  [
    'a price of a label the item does not have',
    (file) => Object.assign(juice(file), { branches: { harbour: { price_labels: { huge: 3 } } } }),
    'categories[0].items[2].branches.harbour.price_labels.huge',
    'the id of a price label of the item',
    '"huge"',
  ],
  [
    'a price where labels decide',
    (file) => Object.assign(juice(file), { branches: { harbour: { price: 3 } } }),
    'categories[0].items[2].branches.harbour.price',
    'price_labels, which price this item',
    '3',
  ],
];

const GROUPS: readonly Case[] = [
  [
    'an option that asks for a group nobody has',
    (file) => Object.assign(oatKind(file), { modifier_groups: ['sirup'] }),
    'modifier_groups.oat-kind.modifiers[0].modifier_groups[0]',
    'a key of modifier_groups',
    '"sirup"',
  ],
  [
    'a group that leads back to itself',
    (file) => Object.assign(oatKind(file), { modifier_groups: ['milk'] }),
    'modifier_groups.oat-kind.modifiers[0].modifier_groups[0]',
    'a group that does not lead back to itself: milk > oat-kind > milk',
    '"milk"',
  ],
  [
    'a group that asks for itself',
    (file) => Object.assign(oatKind(file), { modifier_groups: ['oat-kind'] }),
    'modifier_groups.oat-kind.modifiers[0].modifier_groups[0]',
    'a group that does not lead back to itself: oat-kind > oat-kind',
    '"oat-kind"',
  ],
  [
    'an option that is also deeper down',
    (file) => Object.assign(oatKind(file), { id: 'cow' }),
    'categories[0].items[0].modifier_groups[0]',
    'no option that "milk" has too',
    '"cow"',
  ],
  [
    'a group that is there twice, at two levels',
    (file) => Object.assign(latte(file), { modifier_groups: ['milk', 'oat-kind'] }),
    'categories[0].items[0].modifier_groups[1]',
    'no group twice, at any level: "oat-kind" is there already',
    '"oat-kind"',
  ],
];

/** Groups one below the other: `g1` asks for `g2`, and so on. */
const chain = (length: number): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => {
      const below = index + 1 < length ? { modifier_groups: [`g${index + 2}`] } : {};
      const modifiers = [{ id: `o${index}`, locales: text, price: 0, ...below }];
      return [`g${index + 1}`, { name: text, min: 0, max: 1, modifiers }];
    }),
  );

const REST: readonly Case[] = [
  [
    'a ninth group below eight',
    (file) => {
      Object.assign(file.modifier_groups, chain(9));
      Object.assign(latte(file), { modifier_groups: ['g1'] });
    },
    'categories[0].items[0].modifier_groups[0]',
    'at most 8 groups one below the other',
    '"g9"',
  ],
  [
    'a group chosen by nobody',
    (file) => Object.assign(file.smart_categories[3] ?? {}, { item_ids: undefined }),
    'smart_categories[3].item_ids',
    'item_ids, or a kind that computes them',
    'nothing',
  ],
  [
    'a choice that would be computed away',
    (file) => Object.assign(file.smart_categories[1] ?? {}, { item_ids: ['tea'] }),
    'smart_categories[1].item_ids',
    'no item_ids, which this kind computes',
    '["tea"]',
  ],
  [
    'a kind nobody computes',
    (file) => Object.assign(file.smart_categories[1] ?? {}, { kind: 'best' }),
    'smart_categories[1].kind',
    'one of popular, new, discounted',
    '"best"',
  ],
  [
    'an item that goes well with nothing',
    (file) => Object.assign(latte(file), { related: ['coffee'] }),
    'categories[0].items[0].related[0]',
    'the id of an item',
    '"coffee"',
  ],
  [
    'an item that goes well with itself',
    (file) => Object.assign(latte(file), { related: ['tea', 'latte'] }),
    'categories[0].items[0].related',
    'other items than itself',
    '"latte"',
  ],
  [
    'a word short of a language',
    (file) => Object.assign(file.words, { mint: { ar: 'نعناع' } }),
    'words.mint',
    'text in en too',
    'text in ar',
  ],
  [
    'a picture that is to be the background and is not there',
    (file) => Object.assign(file.settings, { background: { option: 'image' } }),
    'settings.background.image',
    'a picture, since option is image',
    'nothing',
  ],
  [
    'a gradient of one colour',
    (file) => Object.assign(file.settings, { background: { option: 'gradient', gradient: ['#fff'] } }),
    'settings.background.gradient',
    'two colours or more, since option is gradient',
    '["#fff"]',
  ],
];

describe('reading a business file with everything in it', () => {
  it('a right file has no problems', () => {
    expect(problemsAfter(() => undefined)).toEqual([]);
  });

  it.each([...BANNERS, ...BRANCHES, ...GROUPS, ...REST])(
    '%s is found',
    (_what, change, path, expected, found) => {
      expect(problemsAfter(change)).toContainEqual({ path, expected, found });
    },
  );

  it('a loop is told once', () => {
    const problems = problemsAfter((file) => Object.assign(oatKind(file), { modifier_groups: ['milk'] }));
    expect(problems.filter(({ expected }) => expected.includes('lead back'))).toHaveLength(1);
  });

  it('words that are also names of object properties are words', () => {
    const problems = problemsAfter((file) => {
      Object.assign(latte(file), { tags: ['constructor', 'toString'], modifier_groups: ['constructor'] });
    });
    expect(problems.map(({ path }) => path)).toEqual(['categories[0].items[0].modifier_groups[0]']);
  });
});
