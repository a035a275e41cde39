import { describe, expect, it } from 'vitest';
import { bilingualText, type Case, itReportsEach, readProblemsAfter } from '../testing/garden.ts';

type Garden = Parameters<Case[1]>[0];
const PACKAGE = { id: 'ten', name: bilingualText, price: 10, credit: 10 };
const setWallet =
  (packages: object[], settings: object = {}) =>
  (file: Garden): void => {
    Object.assign(file, {
      wallet: { packages: packages.map((packageOverrides) => ({ ...PACKAGE, ...packageOverrides })) },
    });
    Object.assign(file.settings, { enable_wallet: true, payment_methods: [1, 2] }, settings);
  };

describe('the wallet of a business file', () => {
  it.each([[[]], [[{}]], [[{ credit: 12.5 }, { id: 'five', price: 5 }]]])(
    'accepts a wallet with the credit packages %j',
    (packages) => {
      expect(readProblemsAfter(setWallet(packages))).toEqual([]);
    },
  );

  it('requires neither cash nor an online payment method when the wallet is disabled', () => {
    const disabledWallet = { enable_wallet: false, payment_methods: [3] };
    expect(readProblemsAfter(setWallet([{}], disabledWallet))).toEqual([]);
  });

  itReportsEach('the wallet', [
    [
      'less credit than the price',
      setWallet([{ credit: 9.5 }]),
      'wallet.packages[0].credit',
      'at least the price',
      '9.5',
    ],
    ['a free package', setWallet([{ price: 0, credit: 5 }]), 'wallet.packages[0].price', 'more than 0', '0'],
    [
      'an amount with too many decimals',
      setWallet([{ credit: 10.0005 }]),
      'wallet.packages[0].credit',
      'an amount with at most 3 decimals',
      '10.0005',
    ],
    [
      'an id that is used twice',
      setWallet([{}, {}]),
      'wallet.packages[1].id',
      'an id that no other package has',
      '"ten"',
    ],
    [
      'a name that lacks a language',
      setWallet([{ name: { en: 'Ten' } }]),
      'wallet.packages[0].name',
      'text in ar as well',
      'text in en',
    ],
    [
      'payment methods without cash',
      setWallet([], { payment_methods: [1] }),
      'settings.payment_methods',
      'a list with 2 (cash), for amounts that the wallet does not cover, because enable_wallet is true',
      '[1]',
    ],
    [
      'packages without an online payment method',
      setWallet([{}], { payment_methods: [2, 3] }),
      'settings.payment_methods',
      'a list with an online method, for wallet packages, because enable_wallet is true',
      '[2,3]',
    ],
  ]);
});

describe('the payment methods of a business file', () => {
  const setPayment =
    (settings: object) =>
    (file: Garden): void =>
      void Object.assign(file.settings, { payment_methods: [1, 2] }, settings);
  const createDeliverySettings = (payment: object) => ({ checkoutDelivery: { enabled: true, ...payment } });

  it('accepts deliveries that customers can pay only in cash, or only online', () => {
    expect(readProblemsAfter(setPayment(createDeliverySettings({ cash: false })))).toEqual([]);
    expect(readProblemsAfter(setPayment(createDeliverySettings({ credit: false })))).toEqual([]);
  });

  itReportsEach('the payment methods', [
    [
      'deliveries that no payment method can pay',
      setPayment(createDeliverySettings({ cash: false, credit: false })),
      'settings.checkoutDelivery',
      'cash or credit settings that leave at least one of payment_methods for deliveries',
      '{"enabled":true,"cash":false,"credit":false}',
    ],
    [
      'hidden prices with online methods only',
      setPayment({ hide_price: true, payment_methods: [1, 4] }),
      'settings.payment_methods',
      'a list with 2 (cash) or 3 (pay later), because hide_price is true',
      '[1,4]',
    ],
  ]);
});
