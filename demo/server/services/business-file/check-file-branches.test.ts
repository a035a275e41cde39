import { describe } from 'vitest';
import { bilingualText, type Case, getJuice, getLatte, itReportsEach } from '../testing/garden.ts';

const BANNER_CASES: readonly Case[] = [
  [
    'a banner with an unknown item',
    (file) => Object.assign(file.banners[1] ?? {}, { item_id: 'coffee' }),
    'banners[1].item_id',
    'the id of an item',
    '"coffee"',
  ],
  [
    'a banner with an unknown branch',
    (file) => Object.assign(file.banners[2] ?? {}, { branches: ['south'] }),
    'banners[2].branches[0]',
    'the id of a branch',
    '"south"',
  ],
  [
    'a banner with two targets',
    (file) => Object.assign(file.banners[3] ?? {}, { category_id: 'drinks' }),
    'banners[3]',
    'at most one of item_id, category_id, url',
    '{"id":"later","image":{"file":"media/logo.png"},"url":"ht...',
  ],
  [
    'a banner that begins on a day that does not exist',
    (file) => Object.assign(file.banners[1] ?? {}, { from: '2026-02-30' }),
    'banners[1].from',
    'a day such as "2026-03-01"',
    '"2026-02-30"',
  ],
  [
    'a banner that ends before it begins',
    (file) => Object.assign(file.banners[1] ?? {}, { to: '2026-02-28' }),
    'banners[1].to',
    'a day on or after "from"',
    '"2026-02-28"',
  ],
  [
    'a banner with a link that is neither http nor https',
    (file) => Object.assign(file.banners[3] ?? {}, { url: 'javascript:alert(1)' }),
    'banners[3].url',
    'a URL such as "https://example.com"',
    '"javascript:alert(1)"',
  ],
  [
    'two banners with the same id',
    (file) => Object.assign(file.banners[1] ?? {}, { id: 'welcome' }),
    'banners[1].id',
    'an id that no other banner has',
    '"welcome"',
  ],
  [
    'a banner title that lacks a language',
    (file) => Object.assign(file.banners[0] ?? {}, { title: { en: 'Hello' } }),
    'banners[0].title',
    'text in ar as well',
    'text in en',
  ],
];

const BRANCH_CASES: readonly Case[] = [
  [
    'an item that refers to an unknown branch',
    (file) => Object.assign(getLatte(file), { branches: { south: { price: 1 } } }),
    'categories[0].items[0].branches.south',
    'the id of a branch',
    '"south"',
  ],
  [
    'a category that refers to an unknown branch',
    (file) => Object.assign(file.categories[1] ?? {}, { branches: { south: { visible: false } } }),
    'categories[1].branches.south',
    'the id of a branch',
    '"south"',
  ],
  [
    'a branch price with too many decimals',
    (file) => Object.assign(getLatte(file), { branches: { harbour: { price: 1.2345 } } }),
    'categories[0].items[0].branches.harbour.price',
    'an amount with at most 3 decimals',
    '1.2345',
  ],
  [
    'a branch price for a price label with too many decimals',
    (file) => Object.assign(getJuice(file), { branches: { harbour: { price_labels: { small: 1.2345 } } } }),
    'categories[0].items[2].branches.harbour.price_labels.small',
    'an amount with at most 3 decimals',
    '1.2345',
  ],
  [
    'a branch price for an unknown price label',
    (file) => Object.assign(getJuice(file), { branches: { harbour: { price_labels: { huge: 3 } } } }),
    'categories[0].items[2].branches.harbour.price_labels.huge',
    'the id of a price label of the item',
    '"huge"',
  ],
  [
    'a branch price for an item with price labels',
    (file) => Object.assign(getJuice(file), { branches: { harbour: { price: 3 } } }),
    'categories[0].items[2].branches.harbour.price',
    'no price, because price_labels set the prices of this item',
    '3',
  ],
  [
    'a branch id that is too long together with the reference id',
    (file) => {
      file.reference_id = 'g'.repeat(50);
      file.branches.push({ id: 'b'.repeat(30), name: bilingualText });
    },
    'branches[3].id',
    'at most 29 characters, together with this reference_id',
    `"${'b'.repeat(30)}"`,
  ],
];

describe('the banners and branches of a business file', () => {
  itReportsEach('the banners and branches', [...BANNER_CASES, ...BRANCH_CASES]);
});
