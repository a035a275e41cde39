import { describe, expect, it } from 'vitest';
import { type Case, eachIsFound, problemsAfter, text } from '../testing/garden.ts';

type Garden = Parameters<Case[1]>[0];
const PACKAGE = { id: 'ten', name: text, price: 10, credit: 10 };
const having =
  (packages: object[], settings: object = {}) =>
  (file: Garden): void => {
    Object.assign(file, { wallet: { packages: packages.map((change) => ({ ...PACKAGE, ...change })) } });
    Object.assign(file.settings, { enable_wallet: true, payment_methods: [1, 2] }, settings);
  };

describe('reading the wallet of a business file', () => {
  it.each([[[]], [[{}]], [[{ credit: 12.5 }, { id: 'five', price: 5 }]]])('%j is right', (packages) => {
    expect(problemsAfter(having(packages))).toEqual([]);
  });

  it('a wallet that is switched off needs no way to pay', () => {
    const off = { enable_wallet: false, payment_methods: [3] };
    expect(problemsAfter(having([{}], off))).toEqual([]);
  });

  eachIsFound([
    [
      'less credit than it costs',
      having([{ credit: 9.5 }]),
      'wallet.packages[0].credit',
      'at least the price, which the customer pays for it',
      '9.5',
    ],
    [
      'a package for nothing',
      having([{ price: 0, credit: 5 }]),
      'wallet.packages[0].price',
      'more than 0',
      '0',
    ],
    [
      'an amount finer than the currency',
      having([{ credit: 10.0005 }]),
      'wallet.packages[0].credit',
      'an amount with at most 3 decimals',
      '10.0005',
    ],
    [
      'an id given twice',
      having([{}, {}]),
      'wallet.packages[1].id',
      'an id that no other package has',
      '"ten"',
    ],
    [
      'a name in one language of two',
      having([{ name: { en: 'Ten' } }]),
      'wallet.packages[0].name',
      'text in ar too',
      'text in en',
    ],
    [
      'no cash for what the wallet leaves',
      having([], { payment_methods: [1] }),
      'settings.payment_methods',
      '2 (cash) among them, for what the wallet leaves, since enable_wallet is true',
      '[1]',
    ],
    [
      'packages that nobody can pay',
      having([{}], { payment_methods: [2, 3] }),
      'settings.payment_methods',
      'an online method among them, for the packages, since enable_wallet is true',
      '[2,3]',
    ],
  ]);
});
