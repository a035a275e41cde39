import { describe } from 'vitest';
import { type Case, eachIsFound, juice, latte, text } from '../testing/garden.ts';

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

describe('reading a business file with everything in it', () => {
  eachIsFound([...BANNERS, ...BRANCHES]);
});
