import { describe, expect, it } from 'vitest';
import { type Case, getFirstOatKind, getLatte, itReportsEach, readProblemsAfter } from '../testing/garden.ts';

const REFERENCE_CASES: readonly Case[] = [
  [
    'an item with an unknown tax',
    (file) => Object.assign(getLatte(file), { inclusive_taxes: ['gst'] }),
    'categories[0].items[0].inclusive_taxes[0]',
    'a key of taxes',
    '"gst"',
  ],
  [
    'a deposit with an unknown tax',
    (file) => Object.assign(getLatte(file), { deposit: 0.25, deposit_taxes: ['gst'] }),
    'categories[0].items[0].deposit_taxes[0]',
    'a key of taxes',
    '"gst"',
  ],
  [
    'a fee with an unknown tax',
    (file) =>
      Object.assign(file.settings.checkoutCarPickup ?? {}, {
        fees: [{ id: 'bag', name: { en: 'Bag' }, amount: 0.2, taxes: ['gst'] }],
      }),
    'settings.checkoutCarPickup.fees[0].taxes[0]',
    'a key of taxes',
    '"gst"',
  ],
  [
    'a delivery fee with an unknown tax',
    (file) => Object.assign(file.settings, { checkoutDelivery: { enabled: true, fee_taxes: ['gst'] } }),
    'settings.checkoutDelivery.fee_taxes[0]',
    'a key of taxes',
    '"gst"',
  ],
  [
    'an option with an unknown tax',
    (file) => Object.assign(getFirstOatKind(file), { taxes: ['gst'] }),
    'modifier_groups.oat-kind.modifiers[0].taxes[0]',
    'a key of taxes',
    '"gst"',
  ],
  [
    'an item with provider_id but no provider',
    (file) => Object.assign(getLatte(file), { provider: undefined }),
    'categories[0].items[0].provider_id',
    'a provider next to provider_id',
    '"A-17"',
  ],
  [
    'an option with provider_id but no provider',
    (file) => Object.assign(getFirstOatKind(file), { provider_id: 'M-4' }),
    'modifier_groups.oat-kind.modifiers[0].provider_id',
    'a provider next to provider_id',
    '"M-4"',
  ],
  [
    'a smart category without items or kind',
    (file) => Object.assign(file.smart_categories[3] ?? {}, { item_ids: undefined }),
    'smart_categories[3].item_ids',
    'item_ids, or a kind that computes the items',
    'nothing',
  ],
  [
    'item_ids of a computed smart category',
    (file) => Object.assign(file.smart_categories[1] ?? {}, { item_ids: ['tea'] }),
    'smart_categories[1].item_ids',
    'no item_ids, because this kind computes its items',
    '["tea"]',
  ],
  [
    'an unknown kind of smart category',
    (file) => Object.assign(file.smart_categories[1] ?? {}, { kind: 'best' }),
    'smart_categories[1].kind',
    'one of popular, new, discounted',
    '"best"',
  ],
  [
    'an unknown related item',
    (file) => Object.assign(getLatte(file), { related: ['coffee'] }),
    'categories[0].items[0].related[0]',
    'the id of an item',
    '"coffee"',
  ],
  [
    'an item that is related to itself',
    (file) => Object.assign(getLatte(file), { related: ['tea', 'latte'] }),
    'categories[0].items[0].related',
    'items other than this one',
    '"latte"',
  ],
  [
    'a word that lacks a language',
    (file) => Object.assign(file.words, { mint: { ar: 'نعناع' } }),
    'words.mint',
    'text in en as well',
    'text in ar',
  ],
  [
    'a background image without a picture',
    (file) => Object.assign(file.settings, { background: { option: 'image' } }),
    'settings.background.image',
    'a picture, because option is "image"',
    'nothing',
  ],
  [
    'a gradient with one colour',
    (file) => Object.assign(file.settings, { background: { option: 'gradient', gradient: ['#fff'] } }),
    'settings.background.gradient',
    'at least two colours, because option is "gradient"',
    '["#fff"]',
  ],
];

describe('the references in a business file', () => {
  it('accepts a valid business file', () => {
    expect(readProblemsAfter(() => undefined)).toEqual([]);
  });

  itReportsEach('the references', REFERENCE_CASES);
});
