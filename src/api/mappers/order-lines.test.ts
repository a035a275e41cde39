import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import { createCurrency, createZero } from '../../domain/money/money.ts';
import { priceCart } from '../../domain/pricing/cart-price.ts';
import { menu } from '../contract/menu-contract.ts';
import { orderLine, quote } from '../contract/quote-contract.ts';
import { toWireQuote } from '../contract/to-wire-quote.ts';
import { wireCategory, wireItem } from '../testing/wire-examples.ts';
import { readMenu } from './map-menu.ts';
import { toCartLine, toOrderLine } from './order-lines.ts';

const KWD = createCurrency('KWD');
const { getItem } = readMenu(
  menu.parse({
    categories: [
      wireCategory('coffee', [
        wireItem('latte', {
          image: { src: '/l', width: 4, height: 3, color: '#aabbcc' },
          inclusive_taxes: [{ id: 'vat', name: { en: 'VAT' }, rate: 8.25 }],
          weight: 2,
          provider: 'till',
          provider_id: 'A-17',
          modifier_groups: [
            {
              id: 'extras',
              name: { en: 'Extras' },
              min: 0,
              max: 9,
              modifiers: ['oat', 'shot', 'syrup'].map((id) => ({
                id,
                locales: { en: id },
                price: 0.105,
                max_quantity: 3,
                ...(id === 'oat' && { provider: 'till', provider_id: 'M-3' }),
              })),
            },
          ],
        }),
        wireItem('beans', {
          price: null,
          price_labels: [{ id: 'kilo', label: { en: '1 kg' }, price: 9.5, weight: 1, shippingWeight: 1.2 }],
        }),
      ]),
    ],
  }),
  KWD,
  '',
  (error) => {
    throw error;
  },
);

const computeBill = (lines: readonly CartLine[]) =>
  priceCart({
    currency: KWD,
    itemType: 'car_pickup',
    branchId: 'here',
    lines,
    findItem: getItem,
    discounts: { allMenu: { id: 'd', kind: { type: 'percent', rate: '12.5' } }, byItem: {}, byCategory: {} },
    exclusiveTaxes: [{ id: 'service', name: { en: 'Service' }, rate: '3.3', rates: {} }],
    coupon: null,
    customer: 'guest',
    deliveryFee: createZero(KWD),
    deliveryTaxes: [],
    freeDeliveryFrom: null,
    fees: [],
    tip: null,
    cashStep: null,
    onlineStep: null,
    walletBalance: null,
  });

const anyLine = fc.record({
  key: fc.uuid(),
  itemId: fc.constant('latte'),
  priceLabelId: fc.constant(null),
  modifiers: fc.uniqueArray(
    fc.record({ id: fc.constantFrom('oat', 'shot', 'syrup'), quantity: fc.integer({ min: 1, max: 3 }) }),
    { selector: ({ id }) => id },
  ),
  note: fc.string({ maxLength: 50 }),
  count: fc.integer({ min: 1, max: 99 }),
});
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 5 });

describe('toOrderLine and toCartLine', () => {
  // @spec entities/order-line
  it('maps any cart line to a valid order line and back without changing it', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const wireLines = computeBill(lines).lines.map((billLine) =>
          orderLine.parse(JSON.parse(JSON.stringify(toOrderLine(billLine)))),
        );
        expect(wireLines.map((wireLine, index) => toCartLine(wireLine, lines[index]?.key ?? ''))).toEqual(
          lines,
        );
      }),
    );
  });

  // @spec entities/cart-item
  it('an order line contains the price label, the weight and the prices that the customer saw', () => {
    const [billLine] = computeBill([
      { key: 'k', itemId: 'beans', priceLabelId: 'kilo', modifiers: [], note: '', count: 2 },
    ]).lines;
    expect(billLine && toOrderLine(billLine)).toMatchObject({
      item_id: 'beans',
      price_label_id: 'kilo',
      unit_price: 9.5,
      total_price: 16.624,
      discount_id: 'd',
      weight: 1,
      shippingWeight: 1.2,
      isQty: true,
    });
  });

  // @spec entities/cart-item
  it('an order line contains the providers of its item and options, and their ids there', () => {
    const modifiers = [
      { id: 'shot', quantity: 1 },
      { id: 'oat', quantity: 2 },
    ];
    const [billLine] = computeBill([
      { key: 'k', itemId: 'latte', priceLabelId: null, modifiers, note: '', count: 1 },
    ]).lines;
    expect(billLine && toOrderLine(billLine)).toMatchObject({
      provider: 'till',
      provider_id: 'A-17',
      modifiers_details: [
        { id: 'shot', quantity: 1 },
        { id: 'oat', quantity: 2, provider: 'till', provider_id: 'M-3' },
      ],
    });
    const [lineWithoutProvider] = computeBill([
      { key: 'k', itemId: 'beans', priceLabelId: 'kilo', modifiers: [], note: '', count: 1 },
    ]).lines;
    expect(lineWithoutProvider && Object.keys(toOrderLine(lineWithoutProvider))).not.toContain('provider');
  });

  // @spec entities/order-line
  it('reads each comma-separated modifier id of an order line as one unit of that modifier', () => {
    const wireLine = orderLine.parse({ item_id: 'latte', quantity: 1, modifiers: 'oat,,shot' });
    expect(toCartLine(wireLine, 'k').modifiers).toEqual([
      { id: 'oat', quantity: 1 },
      { id: 'shot', quantity: 1 },
    ]);
  });
});

describe('toWireQuote', () => {
  // @spec entities/cart-item
  it('returns a valid quote in the API’s format whose parts add up to the total', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const wireQuote = quote.parse(JSON.parse(JSON.stringify(toWireQuote(computeBill(lines)))));
        const toFils = (amount: number) => Math.round(amount * 1000);
        const totalTaxFils = wireQuote.exclusive_taxes.reduce(
          (sum, tax) => sum + toFils(tax.totalTaxValue),
          0,
        );
        expect(
          toFils(wireQuote.subtotal) -
            toFils(wireQuote.coupon) +
            totalTaxFils +
            toFils(wireQuote.delivery_fee) +
            toFils(wireQuote.rounding),
        ).toBe(toFils(wireQuote.total));
        expect(wireQuote.lines.reduce((sum, wireLine) => sum + toFils(wireLine.total_price), 0)).toBe(
          toFils(wireQuote.subtotal),
        );
        for (const tax of wireQuote.exclusive_taxes)
          expect(toFils(tax.taxValue) + toFils(tax.modifiersTaxValue)).toBe(toFils(tax.totalTaxValue));
      }),
    );
  });

  it('describes each line of a quote with its options, note, picture and prices', () => {
    const wireQuote = toWireQuote(
      computeBill([
        {
          key: 'k',
          itemId: 'latte',
          priceLabelId: null,
          modifiers: [{ id: 'oat', quantity: 2 }],
          note: 'hot',
          count: 1,
        },
      ]),
    );
    expect(wireQuote).toMatchObject({ currency: 'KWD', currency_digits: 3 });
    expect(wireQuote.lines[0]).toEqual({
      item_id: 'latte',
      name: { en: 'latte' },
      quantity: 1,
      price_label: null,
      modifiers: [
        {
          id: 'oat',
          locales: { en: 'oat' },
          quantity: 2,
          price: 0.105,
          provider: 'till',
          provider_id: 'M-3',
        },
      ],
      comment: 'hot',
      image: { src: '/l', width: 4, height: 3, color: '#aabbcc' },
      provider: 'till',
      provider_id: 'A-17',
      unit_price: 1.5,
      discounted_price: 1.312,
      modifiers_price: 0.21,
      total_price: 1.522,
      discount_id: 'd',
      net_price: 1.406,
      price_after_coupon: 1.522,
      coupon_discount_amount: 0,
      coupon_discount_count: 0,
      deposit: 0,
    });
  });
});
