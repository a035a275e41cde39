import {
  buildCart,
  buildCoupon,
  buildGroup,
  buildItem,
  buildLine,
  buildModifier,
  buildTax,
  CHF,
  EUR,
  JPY,
  KWD,
} from './build.ts';
import { buildBill, buildPlainLine, type HandCase } from './hand-bill.ts';

/** Bills calculated with pen and paper. The oracle must produce the same. */
export const byHand: readonly HandCase[] = [
  {
    name: 'two teas',
    shows: '2 x 3.50 = 7.00.',
    input: buildCart(EUR, [buildItem('tea', '3.50')], [buildLine('tea', 2)]),
    expected: buildBill('0.00', {
      lines: [buildPlainLine(0, '3.50', '7.00', ['0.00', 0, '7.00'])],
      subtotal: '7.00',
      net_subtotal: '7.00',
      total: '7.00',
      due: '7.00',
    }),
  },
  {
    name: 'a discount, modifiers and both kinds of tax',
    shows:
      "1.250 minus 10% is 1.125. With 2 x 0.100 for cream it is 1.325, and 3 x 1.325 = 3.975. Inclusive tax: 3.375 x 5/105 = 0.161 and 0.600 x 5/105 = 0.029. Exclusive tax: 3.785 x 8.25% = 0.312. The cream's share of it is 0.312 x 0.571/3.785 = 0.047.",
    input: buildCart(
      KWD,
      [
        buildItem('cake', '1.250', {
          inclusive_taxes: [buildTax('vat', '5')],
          modifier_groups: [buildGroup('on-top', [buildModifier('cream', '0.100', { max_quantity: 2 })])],
        }),
      ],
      [buildLine('cake', 3, { modifiers: [{ id: 'cream', quantity: 2 }] })],
      {
        discounts: { all_menu: { id: 'ten', type: 'percent', value: '10' }, items: {}, categories: {} },
        exclusive_taxes: [buildTax('city', '8.25')],
      },
    ),
    expected: buildBill('0.000', {
      lines: [
        {
          line: 0,
          unit_price: '1.250',
          discount_id: 'ten',
          discounted_price: '1.125',
          modifiers_price: '0.200',
          total_price: '3.975',
          net_price: '3.785',
          price_after_coupon: '3.975',
          coupon_discount_amount: '0.000',
          coupon_discount_count: 0,
          deposit: '0.000',
        },
      ],
      subtotal: '3.975',
      net_subtotal: '3.785',
      discount: '0.375',
      inclusive_taxes: [
        {
          tax_id: 'vat',
          rate: '5',
          net_value: '3.785',
          tax_value: '0.161',
          modifiers_tax_value: '0.029',
          total_tax_value: '0.190',
        },
      ],
      exclusive_taxes: [
        {
          tax_id: 'city',
          rate: '8.25',
          net_value: '3.785',
          tax_value: '0.265',
          modifiers_tax_value: '0.047',
          total_tax_value: '0.312',
        },
      ],
      total: '4.287',
      due: '4.287',
    }),
  },
  {
    name: 'a percent coupon on two of three equal units',
    shows:
      'One unit of a and two of b cost 500 each. The first two units, one of a and one of b, get 15% off: 75 each.',
    input: buildCart(
      JPY,
      [buildItem('a', '500'), buildItem('b', '500'), buildItem('c', '300')],
      [buildLine('a', 1), buildLine('b', 2), buildLine('c', 1)],
      { coupon: buildCoupon('percent', '15', { max_allowed_items: 2 }) },
    ),
    expected: buildBill('0', {
      lines: [
        buildPlainLine(0, '500', '500', ['75', 1, '425']),
        buildPlainLine(1, '500', '1000', ['75', 1, '925']),
        buildPlainLine(2, '300', '300', ['0', 0, '300']),
      ],
      subtotal: '1800',
      net_subtotal: '1800',
      coupon: '150',
      coupon_outcome: 'applied',
      total: '1650',
      due: '1650',
    }),
  },
  {
    name: 'a fixed coupon over three equal lines',
    shows: '1.00 split over three lines is 0.333... each: 0.33. The first line gets the remaining cent.',
    input: buildCart(
      EUR,
      [buildItem('a', '3.33'), buildItem('b', '3.33'), buildItem('c', '3.33')],
      [buildLine('a', 1), buildLine('b', 1), buildLine('c', 1)],
      { coupon: buildCoupon('fixed', '1.00') },
    ),
    expected: buildBill('0.00', {
      lines: [
        buildPlainLine(0, '3.33', '3.33', ['0.34', 1, '2.99']),
        buildPlainLine(1, '3.33', '3.33', ['0.33', 1, '3.00']),
        buildPlainLine(2, '3.33', '3.33', ['0.33', 1, '3.00']),
      ],
      subtotal: '9.99',
      net_subtotal: '9.99',
      coupon: '1.00',
      coupon_outcome: 'applied',
      total: '8.99',
      due: '8.99',
    }),
  },
  {
    name: 'francs, with a tax and a wallet',
    shows: '2.6% of 23.40 is 0.61: 24.01, rounded to 24.00. The wallet pays 4.33 of it.',
    input: buildCart(CHF, [buildItem('fondue', '23.40')], [buildLine('fondue', 1)], {
      customer: 'authenticated',
      exclusive_taxes: [buildTax('kurtaxe', '2.6')],
      wallet_balance: '4.33',
    }),
    expected: buildBill('0.00', {
      lines: [buildPlainLine(0, '23.40', '23.40', ['0.00', 0, '23.40'])],
      subtotal: '23.40',
      net_subtotal: '23.40',
      exclusive_taxes: [
        {
          tax_id: 'kurtaxe',
          rate: '2.6',
          net_value: '23.40',
          tax_value: '0.61',
          modifiers_tax_value: '0.00',
          total_tax_value: '0.61',
        },
      ],
      rounding: '-0.01',
      total: '24.00',
      wallet: '4.33',
      due: '19.67',
    }),
  },
  {
    name: 'shipping, and a line that is refused',
    shows:
      '3 x 0.350 kg at 2.000 per kg is 2.100, plus 1.500 fixed: 3.600. The stone is sold out, so its weight does not count.',
    input: buildCart(
      KWD,
      [
        buildItem('tea', '1.000', { weight: '0.350' }),
        buildItem('stone', '0.500', { weight: '20', sold_out: true }),
      ],
      [buildLine('stone', 1), buildLine('tea', 3)],
      {
        selling_type: 'delivery',
        delivery: { kind: 'shipping', fees_per_kg: '2.000', fixed_fees: '1.500' },
      },
    ),
    expected: buildBill('0.000', {
      lines: [buildPlainLine(1, '1.000', '3.000', ['0.000', 0, '3.000'])],
      problems: [{ line: 0, reason: 'sold_out' }],
      subtotal: '3.000',
      net_subtotal: '3.000',
      delivery_fee: '3.600',
      total: '6.600',
      due: '6.600',
    }),
  },
];
