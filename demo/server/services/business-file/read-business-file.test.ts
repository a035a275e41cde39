import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileProblem } from './file-problem.ts';
import { BusinessFileError, readBusinessFile } from './read-business-file.ts';

const teaHouse = readFileSync(
  join(import.meta.dirname, '../../../../tests/contract/testing/fixtures/tea-house.json'),
  'utf8',
);
const pictures = ['media/tea.webp', 'media/logo.png'];
const readFile = (text: string) =>
  readBusinessFile(text, 'tea-house.json', (file) => pictures.includes(file));

/** Changes the tea house's document, reads it and returns the problems. */
function readProblemsAfter(changeFile: (file: Record<string, never>) => unknown): readonly FileProblem[] {
  const file = JSON.parse(teaHouse) as Record<string, never>;
  changeFile(file);
  try {
    readFile(JSON.stringify(file));
  } catch (error) {
    if (error instanceof BusinessFileError) return error.problems;
    throw error;
  }
  return [];
}

/** Sets the value at a path such as `categories.0.items.1.price`; undefined removes it. */
const setAt = (path: string, value: unknown) => (file: Record<string, unknown>) => {
  const keys = path.split('.');
  const lastKey = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>(
    (parent, key) => parent[key] as Record<string, unknown>,
    file,
  );
  if (value === undefined) delete parent[lastKey];
  else parent[lastKey] = value;
};

describe('reading a business file', () => {
  it('reads a valid business file and fills in the defaults', () => {
    const file = readFile(teaHouse);
    expect(file.branches[1]).toMatchObject({ slot_minutes: 30, preparation_minutes: 15 });
    expect(file.pixels).toEqual([]);
  });

  it.each<[string, string, unknown, string, string, string]>([
    [
      'a wrong type',
      'categories.0.items.0.price',
      '3.10',
      'categories[0].items[0].price',
      'a number',
      '"3.10"',
    ],
    ['a missing field', 'settings.currency', undefined, 'settings.currency', 'text', 'nothing'],
    ['a negative tax rate', 'taxes.vat.rate', -1, 'taxes.vat.rate', 'at least 0', '-1'],
    [
      'an unknown value of a setting',
      'settings.dark_mode',
      'dim',
      'settings.dark_mode',
      'one of auto, on, off',
      '"dim"',
    ],
    ['an empty list of branches', 'branches', [], 'branches', 'a list of at least 1 entry', '[]'],
    [
      'an id with capitals and punctuation',
      'branches.0.id',
      'Mitte!',
      'branches[0].id',
      'a lower-case slug such as "flat-white"',
      '"Mitte!"',
    ],
    [
      'an unknown time zone',
      'settings.timezone',
      'Europe/Bonn',
      'settings.timezone',
      'an IANA time zone such as "Asia/Kuwait"',
      '"Europe/Bonn"',
    ],
    [
      'an invalid time',
      'branches.0.hours.0.shifts.0.time_to',
      '25 Uhr',
      'branches[0].hours.0.shifts[0].time_to',
      'a time such as "18:30" or "6:30 PM"',
      '"25 Uhr"',
    ],
    [
      'a day without shifts',
      'branches.1.hours.0.closed',
      false,
      'branches[1].hours.0.shifts',
      'at least one shift, or "closed": true',
      '[]',
    ],
    [
      'a price with too many decimals',
      'categories.0.items.0.price',
      3.105,
      'categories[0].items[0].price',
      'an amount with at most 2 decimals',
      '3.105',
    ],
    [
      'an item without a price',
      'categories.0.items.0.price',
      null,
      'categories[0].items[0].price',
      'a price, or price_labels when price is null',
      'null',
    ],
    [
      'a text that lacks a language',
      'categories.0.name',
      { en: 'Hot' },
      'categories[0].name',
      'text in de as well',
      'text in en',
    ],
    [
      'an unknown modifier group',
      'categories.0.items.1.modifier_groups',
      ['milk', 'sirup'],
      'categories[0].items[1].modifier_groups[1]',
      'a key of modifier_groups',
      '"sirup"',
    ],
    ['an unknown tax', 'exclusive_taxes', ['gst'], 'exclusive_taxes[0]', 'a key of taxes', '"gst"'],
    [
      'an unknown item in a smart category',
      'smart_categories.0.item_ids',
      ['coffee'],
      'smart_categories[0].item_ids[0]',
      'the id of an item',
      '"coffee"',
    ],
    [
      'a discount for an unknown category',
      'discounts.pickup.categoriesDiscounts',
      { cold: { id: 'x', type: 'fixed', value: 1 } },
      'discounts.pickup.categoriesDiscounts.cold',
      'the id of a category',
      '"cold"',
    ],
    [
      'an unknown highlighted category',
      'highlighted_category',
      'new',
      'highlighted_category',
      'the id of a smart category or a category',
      '"new"',
    ],
    [
      'an id used twice',
      'categories.1.items.0.id',
      'chai',
      'categories[1].items[0].id',
      'an id that no other item has',
      '"chai"',
    ],
    [
      'an option in two modifier groups of an item',
      'modifier_groups.extras.modifiers.0.id',
      'milk-oat',
      'categories[0].items[1].modifier_groups[1]',
      'an option id that the group "milk" of this item does not use',
      '"milk-oat"',
    ],
    [
      'a minimum that the options cannot reach',
      'modifier_groups.extras',
      {
        name: { en: 'E', de: 'E' },
        min: 3,
        max: 3,
        modifiers: [{ id: 'one', locales: { en: 'O', de: 'O' }, price: 0 }],
      },
      'modifier_groups.extras.min',
      'at most 1, the total quantity that its options allow',
      '3',
    ],
    [
      'a minimum above the maximum',
      'modifier_groups.milk.min',
      2,
      'modifier_groups.milk.min',
      'at most max',
      '2',
    ],
    [
      'a coupon of more than 100 percent',
      'coupons.0.discount_value',
      101,
      'coupons[0].discount_value',
      'at most 100 percent',
      '101',
    ],
    [
      'a missing picture',
      'settings.logo.file',
      'media/sign.png',
      'settings.logo.file',
      'an existing picture, relative to this file',
      'no file "media/sign.png"',
    ],
    [
      'a picture outside the folder',
      'settings.logo.file',
      '../../etc/logo.png',
      'settings.logo.file',
      'a picture relative to this file, such as "media/tea.webp"',
      '"../../etc/logo.png"',
    ],
  ])(
    'reports %s in a business file, with its path',
    (_what, path, value, expectedPath, expected, reportedValue) => {
      expect(readProblemsAfter(setAt(path, value))).toContainEqual({
        path: expectedPath,
        expected,
        actual: reportedValue,
      });
    },
  );

  it('lists the allowed keys when a business file has an unknown key', () => {
    const [problem] = readProblemsAfter(setAt('coupons.0.discount', 5));
    expect(problem).toMatchObject({ path: 'coupons[0].discount', actual: 'the unknown key "discount"' });
    expect(problem?.expected).toMatch(/^one of the keys code, discount_type, /);
  });

  it('suggests the right key when a key of a business file is misspelled', () => {
    expect(readProblemsAfter(setAt('settings.theme_colour', '#123456'))).toEqual([
      {
        path: 'settings.theme_colour',
        expected: 'the key "theme_color"',
        actual: 'the unknown key "theme_colour"',
      },
    ]);
  });

  it('reports an invalid language code once, not for every text in that language', () => {
    expect(readProblemsAfter(setAt('settings.locales.0', 'english')).map(({ path }) => path)).toEqual([
      'settings.locales[0]',
    ]);
  });

  it('reports schema problems and reference problems of a business file together', () => {
    const problems = readProblemsAfter((file) => {
      setAt('settings.currency', 'euro')(file);
      setAt('categories.0.items.1.modifier_groups', ['sirup'])(file);
      setAt('branches.1.id', 'mitte')(file);
      setAt('branches.1.slot_minutes', 1)(file);
    });
    expect(problems.map(({ path }) => path).sort()).toEqual([
      'branches[1].id',
      'branches[1].slot_minutes',
      'categories[0].items[1].modifier_groups[0]',
      'settings.currency',
      'zones[3].branch',
    ]);
  });

  it('reports each problem of a business file with its line', () => {
    expect(() => readFile(teaHouse.replace('"EUR"', '"euro"'))).toThrow(
      'tea-house.json was not imported: 1 problem\n  line 14, settings.currency: expected an ISO 4217 code such as "KWD", found "euro"',
    );
  });

  it('names the dish that has a problem, and reports the dish’s line when a value is missing', () => {
    const line = teaHouse.split('\n').findIndex((text) => text.includes('"price": 4.5')) + 1;
    const fileWithNegativePrice = teaHouse.replace('"price": 4.5', '"price": -4.5');
    expect(() => readFile(fileWithNegativePrice)).toThrow(
      new RegExp(`  line ${line} \\([^)]+\\), categories\\[.*price: expected`),
    );
    const document = JSON.parse(teaHouse) as { categories: { items: { id?: string }[] }[] };
    delete document.categories[0]?.items[0]?.id;
    expect(() => readFile(JSON.stringify(document, null, 1))).toThrow(
      / {2}line \d+ \(.+\), categories\[0\]\.items\[0\]\.id: expected text, found nothing/,
    );
  });

  it('reports the line of a business file at which a syntax error stops parsing', () => {
    expect(() => readFile(teaHouse.replace('"EUR",', '"EUR"'))).toThrow(
      / {2}line 15, \(file\): expected JSON, found a syntax error: (?!.*position)/,
    );
    expect(() => readFile(' ')).toThrow('line 1, (file): expected JSON, found an empty file');
  });

  it.each(['', '{', 'null', '[]', '7', '"tea"', '{"settings":7,"categories":{},"branches":null}'])(
    'rejects the text %j, because it is not a business file',
    (text) => {
      expect(() => readFile(text)).toThrow(BusinessFileError);
    },
  );
});
