import {
  buildCart,
  buildCoupon,
  buildGroup,
  buildItem,
  buildLine,
  buildModifier,
  buildTax,
  EUR,
  KWD,
} from './build.ts';
import { buildBill, buildPlainLine, type HandCase } from './hand-bill.ts';

/** Three whole bills, calculated with pen and paper. docs/pricing.md explains them line by line. */
export const byHandWholeBills: readonly HandCase[] = [
  {
    name: 'a dinner in Lyon',
    shows:
      '2 x 24.50 = 49.00 at 10% (5.5% for takeaway) and 2 x 6.50 = 13.00 at 20%. A coupon of 10%: 2 x 2.45 and 2 x 0.65. Taxes inside: 44.10 x 10/110 = 4.01 and 11.70 x 20/120 = 1.95. A tip of 5% of 62.00: 3.10.',
    input: buildCart(
      EUR,
      [
        buildItem('menu', '24.50', { inclusive_taxes: [buildTax('food', '10', { car_pickup: '5.5' })] }),
        buildItem('wine', '6.50', { inclusive_taxes: [buildTax('drink', '20')] }),
      ],
      [buildLine('menu', 2), buildLine('wine', 2)],
      { selling_type: 'dine_in', coupon: buildCoupon('percent', '10'), tip: { percent: '5' } },
    ),
    expected: buildBill('0.00', {
      lines: [
        { ...buildPlainLine(0, '24.50', '49.00', ['4.90', 2, '44.10']), net_price: '40.09' },
        { ...buildPlainLine(1, '6.50', '13.00', ['1.30', 2, '11.70']), net_price: '9.75' },
      ],
      subtotal: '62.00',
      net_subtotal: '55.38',
      coupon: '6.20',
      coupon_outcome: 'applied',
      inclusive_taxes: [
        {
          tax_id: 'food',
          rate: '10',
          net_value: '40.09',
          tax_value: '4.01',
          modifiers_tax_value: '0.00',
          total_tax_value: '4.01',
        },
        {
          tax_id: 'drink',
          rate: '20',
          net_value: '9.75',
          tax_value: '1.95',
          modifiers_tax_value: '0.00',
          total_tax_value: '1.95',
        },
      ],
      tip: '3.10',
      total: '58.90',
      due: '58.90',
    }),
  },
  {
    name: 'drinks and soup delivered in Berlin',
    shows:
      '6 x 1.19 = 7.14 at 19% and 2 x 10.70 = 21.40 at 7%. Deposit 6 x 0.25 = 1.50 at 19%. The delivery fee of 3.00 is split 7.14 : 21.40 into 0.75 and 2.25. Service fee 0.50 at 19%. 19% inside 7.14, 0.75, 1.50 and 0.50: 1.14 + 0.12 + 0.24 + 0.08 = 1.58. 7% inside 21.40 and 2.25: 1.40 + 0.15 = 1.55.',
    input: buildCart(
      EUR,
      [
        buildItem('water', '1.19', { inclusive_taxes: [buildTax('vat', '19')], deposit: '0.25' }),
        buildItem('soup', '10.70', { inclusive_taxes: [buildTax('vat', '7')] }),
      ],
      [buildLine('water', 6), buildLine('soup', 2)],
      {
        selling_type: 'delivery',
        delivery: { kind: 'zone', fees: '3.00' },
        delivery_taxes: 'goods',
        free_delivery_from: '28.55',
        fees: [
          { id: 'service', amount: '0.50', below: null, taxes: [buildTax('vat', '19')] },
          { id: 'small', amount: '2.00', below: '28.54', taxes: [] },
        ],
      },
    ),
    expected: buildBill('0.00', {
      lines: [
        { ...buildPlainLine(0, '1.19', '7.14', ['0.00', 0, '7.14']), net_price: '6.00', deposit: '1.50' },
        { ...buildPlainLine(1, '10.70', '21.40', ['0.00', 0, '21.40']), net_price: '20.00' },
      ],
      subtotal: '28.54',
      net_subtotal: '26.00',
      inclusive_taxes: [
        {
          tax_id: 'vat',
          rate: '19',
          net_value: '8.31',
          tax_value: '1.58',
          modifiers_tax_value: '0.00',
          total_tax_value: '1.58',
        },
        {
          tax_id: 'vat',
          rate: '7',
          net_value: '22.10',
          tax_value: '1.55',
          modifiers_tax_value: '0.00',
          total_tax_value: '1.55',
        },
      ],
      deposits: '1.50',
      delivery_fee: '3.00',
      fees: [{ id: 'service', amount: '0.50' }],
      total: '33.54',
      due: '33.54',
    }),
  },
  {
    name: 'a delivery in Kuwait, paid by card',
    shows:
      '2 x (2.750 + 0.125) = 5.750 and 0.455. The coupon of 0.500 is split 5.750 : 0.455 into 0.463 and 0.037. Delivery 0.750. The provider charges 6.460 instead of 6.455.',
    input: buildCart(
      KWD,
      [
        buildItem('shawarma', '2.750', {
          modifier_groups: [buildGroup('extras', [buildModifier('garlic', '0.125')])],
        }),
        buildItem('laban', '0.455'),
      ],
      [buildLine('shawarma', 2, { modifiers: [{ id: 'garlic', quantity: 1 }] }), buildLine('laban', 1)],
      {
        selling_type: 'delivery',
        delivery: { kind: 'zone', fees: '0.750' },
        coupon: buildCoupon('fixed', '0.500'),
        online_rounding: '0.010',
      },
    ),
    expected: buildBill('0.000', {
      lines: [
        { ...buildPlainLine(0, '2.750', '5.750', ['0.463', 2, '5.287']), modifiers_price: '0.125' },
        buildPlainLine(1, '0.455', '0.455', ['0.037', 1, '0.418']),
      ],
      subtotal: '6.205',
      net_subtotal: '6.205',
      coupon: '0.500',
      coupon_outcome: 'applied',
      delivery_fee: '0.750',
      total: '6.455',
      online_rounding: '0.005',
      due: '6.460',
    }),
  },
];
