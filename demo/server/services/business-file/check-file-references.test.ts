import { describe, expect, it } from 'vitest';
import { type Case, eachIsFound, latte, oatKind, problemsAfter } from '../testing/garden.ts';

const CASES: readonly Case[] = [
  [
    'an item with a tax nobody defined',
    (file) => Object.assign(latte(file), { inclusive_taxes: ['gst'] }),
    'categories[0].items[0].inclusive_taxes[0]',
    'a key of taxes',
    '"gst"',
  ],
  [
    'an option with a tax nobody defined',
    (file) => Object.assign(oatKind(file), { taxes: ['gst'] }),
    'modifier_groups.oat-kind.modifiers[0].taxes[0]',
    'a key of taxes',
    '"gst"',
  ],
  [
    'an item of another system without the system',
    (file) => Object.assign(latte(file), { provider: undefined }),
    'categories[0].items[0].provider_id',
    'a provider beside it',
    '"A-17"',
  ],
  [
    'an option of another system without the system',
    (file) => Object.assign(oatKind(file), { provider_id: 'M-4' }),
    'modifier_groups.oat-kind.modifiers[0].provider_id',
    'a provider beside it',
    '"M-4"',
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

  eachIsFound(CASES);
});
