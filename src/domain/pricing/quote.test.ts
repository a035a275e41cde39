import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney } from '../money/money.ts';
import { buildersFor, buildTax } from '../testing/build.ts';
import type { Coupon } from './pricing-types.ts';
import {
  countQuoteUnits,
  getSettledBy,
  groupByPart,
  hasSameAmounts,
  type Quote,
  quoteFromBill,
} from './quote.ts';
import { priceAndCheckCart } from './testing/priced-and-checked-cart.ts';
import { cartLine } from './testing/pricing-input.ts';

const EUR = createCurrency('EUR', 2);
const { item, label, price, group, modifier } = buildersFor(EUR);
const vatTax = buildTax('vat', '10');
const cityTax = buildTax('city', '5');

const soup = item('soup', null, {
  priceLabels: [label('large', 8)],
  inclusiveTaxes: [vatTax],
  modifierGroups: [group('extras', 0, 2, [modifier('bread', '1.50', { maxQuantity: 2 })])],
});
const tea = item('tea', 2);
const tenPercentCoupon: Coupon = {
  code: 'TEN',
  kind: { type: 'percent', rate: '10' },
  allMenu: false,
  itemIds: ['soup'],
  maxAllowedItems: 1,
  userType: 'all',
  freeDelivery: false,
  minimum: null,
};

const bill = priceAndCheckCart(
  EUR,
  [soup, tea],
  [
    cartLine('soup', {
      count: 2,
      note: 'No salt',
      priceLabelId: 'large',
      modifiers: [{ id: 'bread', quantity: 2 }],
    }),
    cartLine('tea', { count: 3 }),
  ],
  {
    coupon: tenPercentCoupon,
    discounts: {
      allMenu: null,
      byCategory: {},
      byItem: { soup: { id: 'happy-hour', kind: { type: 'fixed', value: price(1) } } },
    },
    exclusiveTaxes: [cityTax],
    deliveryFee: price(3),
    walletBalance: price(5),
  },
);

describe('quoteFromBill', () => {
  it('copies every amount of a line of the bill into the quote', () => {
    expect(quoteFromBill(bill).lines[0]).toEqual({
      itemId: 'soup',
      name: { en: 'soup' },
      quantity: 2,
      priceLabel: { en: 'large' },
      modifiers: [
        {
          id: 'bread',
          name: { en: 'bread' },
          quantity: 2,
          includedQuantity: 0,
          partItemId: null,
          price: price('1.50'),
          provider: null,
          providerId: null,
        },
      ],
      note: 'No salt',
      unitPrice: price(8),
      discountedPrice: price(7),
      discountId: 'happy-hour',
      modifiersPrice: price(3),
      total: price(20),
      // Two soups cost 14.00 and their bread 6.00. After the coupon: 13.30 + 5.70 = 19.00. Without the taxes, 13.30 x 10/110
      // = 1.21 and 5.70 x 10/110 = 0.52: 17.27.
      netPrice: price('17.27'),
      // 10 % of one soup with its bread: 7 + 3 = 10.
      couponDiscount: price(1),
      couponUnits: 1,
      deposit: price(0),
    });
  });

  it('copies the totals and the taxes of the bill into the quote', () => {
    const { lines, couponCode, ...totals } = quoteFromBill(bill);
    expect(lines).toHaveLength(2);
    // The exclusive tax is (20.00 / 1.1 for the soups + 6.00 for the teas - 1.00 for the coupon) x 5 % = 1.16.
    expect(totals).toMatchObject({
      currency: EUR,
      subtotal: price(26),
      netSubtotal: price('24.18'),
      discount: price(2),
      coupon: price(1),
      deliveryFee: price(3),
      rounding: price(0),
      total: price('29.16'),
      wallet: price(5),
      due: price('24.16'),
      inclusiveTaxes: [{ taxId: 'vat', totalTaxValue: price('1.73') }],
      exclusiveTaxes: [{ taxId: 'city', totalTaxValue: price('1.16') }],
    });
  });

  it('writes the coupon code into the quote only if the coupon was applied', () => {
    expect(quoteFromBill(bill, 'TEN').couponCode).toBe('TEN');
    expect(quoteFromBill({ ...bill, couponOutcome: 'below_minimum' }, 'TEN').couponCode).toBeNull();
  });

  it('writes no coupon code into the quote when the cart was priced without a coupon', () => {
    expect(quoteFromBill(bill).couponCode).toBeNull();
  });
});

describe('countQuoteUnits', () => {
  it('adds up the units of all lines of the quote', () => {
    expect(countQuoteUnits(quoteFromBill(bill))).toBe(5);
    expect(countQuoteUnits({ lines: [] })).toBe(0);
  });
});

describe('hasSameAmounts', () => {
  const quote = quoteFromBill(bill);
  const addOneCent = ({ minor }: { readonly minor: number }) => createMoney(minor + 1, EUR);
  const changeFirstEntry = <T>(
    [firstEntry, ...otherEntries]: readonly T[],
    change: (firstEntry: T) => Partial<T>,
  ): T[] => (firstEntry ? [{ ...firstEntry, ...change(firstEntry) }, ...otherEntries] : otherEntries);

  it('treats two quotes with the same lines and taxes in a different order as equal', () => {
    const taxes = [
      ...quote.exclusiveTaxes,
      { ...quote.exclusiveTaxes[0], taxId: 'vat' },
    ] as Quote['exclusiveTaxes'];
    const quoteWithTaxes = { ...quote, exclusiveTaxes: taxes };
    const reorderedQuote = {
      ...quoteWithTaxes,
      lines: quote.lines.toReversed(),
      exclusiveTaxes: taxes.toReversed(),
    };
    expect(hasSameAmounts(quoteWithTaxes, reorderedQuote)).toBe(true);
  });

  it('treats two quotes with reordered fees as equal, and two quotes with different fees as different', () => {
    const bagFee = { id: 'bag', name: { en: 'Bag' }, amount: price('0.20') };
    const serviceFee = { id: 'service', name: { en: 'Service' }, amount: price(1) };
    const quoteWithFees = { ...quote, fees: [bagFee, serviceFee] };
    expect(hasSameAmounts(quoteWithFees, { ...quote, fees: [serviceFee, bagFee] })).toBe(true);
    expect(
      hasSameAmounts(quoteWithFees, { ...quote, fees: [bagFee, { ...serviceFee, amount: price(2) }] }),
    ).toBe(false);
  });

  it('ignores amounts that the customer does not see, such as the net subtotal, when comparing two quotes', () => {
    expect(hasSameAmounts(quote, { ...quote, netSubtotal: addOneCent(quote.netSubtotal) })).toBe(true);
  });

  it.each(['coupon', 'deliveryFee', 'total', 'due'] as const)(
    'treats two quotes as different if they differ in the amount "%s"',
    (amountName) => {
      expect(hasSameAmounts(quote, { ...quote, [amountName]: addOneCent(quote[amountName]) })).toBe(false);
    },
  );

  it.each<[string, (quote: Quote) => Partial<Quote>]>([
    ['item', ({ lines }) => ({ lines: changeFirstEntry(lines, () => ({ itemId: 'stew' })) })],
    ['quantity', ({ lines }) => ({ lines: changeFirstEntry(lines, () => ({ quantity: 1 })) })],
    [
      'total of a line',
      ({ lines }) => ({ lines: changeFirstEntry(lines, ({ total }) => ({ total: addOneCent(total) })) }),
    ],
    [
      'tax',
      ({ exclusiveTaxes }) => ({
        exclusiveTaxes: changeFirstEntry(exclusiveTaxes, () => ({ taxId: 'vat' })),
      }),
    ],
    [
      'amount of a tax',
      ({ exclusiveTaxes }) => ({
        exclusiveTaxes: changeFirstEntry(exclusiveTaxes, ({ totalTaxValue }) => ({
          totalTaxValue: addOneCent(totalTaxValue),
        })),
      }),
    ],
  ])('treats two quotes as different if they differ in the %s', (_, change) => {
    expect(hasSameAmounts(quote, { ...quote, ...change(quote) })).toBe(false);
  });
});

describe('groupByPart', () => {
  const createOption = (id: string, partItemId: string | null = null) => ({ id, partItemId });
  const [milk, burger, rare, fries] = [
    createOption('milk'),
    createOption('a.burger', 'burger'),
    createOption('a:rare'),
    createOption('b.fries', 'fries'),
  ];

  it('assigns the options listed after a part of a set to that part', () => {
    expect(groupByPart([burger, rare, fries])).toEqual({
      ownOptions: [],
      parts: [
        { dish: burger, options: [rare] },
        { dish: fries, options: [] },
      ],
    });
  });

  it('lists the options of an item that is not a set under the item itself', () => {
    expect(groupByPart([milk])).toEqual({ ownOptions: [milk], parts: [] });
  });
});

describe('getSettledBy', () => {
  it.each([
    [null, 'with an amount due', 1, 0],
    [null, 'with an amount due after the wallet payment', 1, 5],
    ['wallet', 'that the wallet paid in full', 0, 1],
    ['nothing', 'that was free', 0, 0],
  ] as const)('returns %j as what settled an order %s', (expected, _, due, wallet) => {
    expect(getSettledBy({ due: createMoney(due, EUR), wallet: createMoney(wallet, EUR) })).toBe(expected);
  });
});
