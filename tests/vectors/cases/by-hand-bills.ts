import {
  buildCart,
  buildCoupon,
  buildGroup,
  buildItem,
  buildLine,
  buildModifier,
  buildTax,
  EUR,
} from './build.ts';

import { buildBill, buildPlainLine, type HandCase } from './hand-bill.ts';

const sauces = [buildModifier('truffle', '1.50'), buildModifier('ketchup', '0.80', { max_quantity: 3 })];
/** Two portions of ketchup and one of truffle sauce. */
const threeSauces = {
  modifiers: [
    { id: 'ketchup', quantity: 2 },
    { id: 'truffle', quantity: 1 },
  ],
};

/** Bills with taxes after a coupon, deposits, fees and cash rounding, calculated with pen and paper. */
export const byHandBills: readonly HandCase[] = [
  {
    name: 'an inclusive tax after a coupon',
    shows:
      '119.00 includes 19% tax. The coupon halves it: 59.50 is paid, of which 59.50 x 19/119 = 9.50 is tax.',
    input: buildCart(
      EUR,
      [buildItem('box', '119.00', { inclusive_taxes: [buildTax('vat', '19')] })],
      [buildLine('box', 1)],
      {
        coupon: buildCoupon('percent', '50'),
      },
    ),
    expected: buildBill('0.00', {
      lines: [{ ...buildPlainLine(0, '119.00', '119.00', ['59.50', 1, '59.50']), net_price: '50.00' }],
      subtotal: '119.00',
      net_subtotal: '100.00',
      coupon: '59.50',
      coupon_outcome: 'applied',
      inclusive_taxes: [
        {
          tax_id: 'vat',
          rate: '19',
          net_value: '50.00',
          tax_value: '9.50',
          modifiers_tax_value: '0.00',
          total_tax_value: '9.50',
        },
      ],
      total: '59.50',
      due: '59.50',
    }),
  },
  {
    name: 'a coupon on items with two tax rates, for takeaway',
    shows:
      '22.00 at 5.5% (10% for dine-in) and 11.00 at 20%. The coupon takes off 3.30: 2.20 and 1.10. Taxes inside: 19.80 x 5.5/105.5 = 1.03 and 9.90 x 20/120 = 1.65.',
    input: buildCart(
      EUR,
      [
        buildItem('meal', '22.00', { inclusive_taxes: [buildTax('food', '10', { car_pickup: '5.5' })] }),
        buildItem('wine', '11.00', { inclusive_taxes: [buildTax('drink', '20')] }),
      ],
      [buildLine('meal', 1), buildLine('wine', 1)],
      { coupon: buildCoupon('fixed', '3.30') },
    ),
    expected: buildBill('0.00', {
      lines: [
        { ...buildPlainLine(0, '22.00', '22.00', ['2.20', 1, '19.80']), net_price: '18.77' },
        { ...buildPlainLine(1, '11.00', '11.00', ['1.10', 1, '9.90']), net_price: '8.25' },
      ],
      subtotal: '33.00',
      net_subtotal: '30.02',
      coupon: '3.30',
      coupon_outcome: 'applied',
      inclusive_taxes: [
        {
          tax_id: 'food',
          rate: '5.5',
          net_value: '18.77',
          tax_value: '1.03',
          modifiers_tax_value: '0.00',
          total_tax_value: '1.03',
        },
        {
          tax_id: 'drink',
          rate: '20',
          net_value: '8.25',
          tax_value: '1.65',
          modifiers_tax_value: '0.00',
          total_tax_value: '1.65',
        },
      ],
      total: '29.70',
      due: '29.70',
    }),
  },
  {
    name: 'cash rounding of the rest after the wallet, in kronor',
    shows:
      '47.30 minus 5.00 from the wallet is 42.30. In cash it is rounded by -0.30 to 42.00. The total stays exact.',
    input: buildCart({ code: 'SEK', digits: 2 }, [buildItem('bun', '47.30')], [buildLine('bun', 1)], {
      customer: 'authenticated',
      wallet_balance: '5.00',
      cash_rounding: '1.00',
    }),
    expected: buildBill('0.00', {
      lines: [buildPlainLine(0, '47.30', '47.30', ['0.00', 0, '47.30'])],
      subtotal: '47.30',
      net_subtotal: '47.30',
      total: '47.30',
      wallet: '5.00',
      cash_rounding: '-0.30',
      due: '42.00',
    }),
  },
  {
    name: 'a tip in percent',
    shows:
      '10% of 18.55 is 1.855, rounded to 1.86. The coupon of 5.00 does not lower the tip. The tax of 10% is 1.36 on 13.55, without the tip. The fee for subtotals below 20.00 is charged.',
    input: buildCart(EUR, [buildItem('plate', '18.55')], [buildLine('plate', 1)], {
      coupon: buildCoupon('fixed', '5.00'),
      exclusive_taxes: [buildTax('vat', '10')],
      fees: [{ id: 'small', amount: '1.00', below: '20.00', taxes: [] }],
      tip: { percent: '10' },
    }),
    expected: buildBill('0.00', {
      lines: [buildPlainLine(0, '18.55', '18.55', ['5.00', 1, '13.55'])],
      subtotal: '18.55',
      net_subtotal: '18.55',
      coupon: '5.00',
      coupon_outcome: 'applied',
      exclusive_taxes: [
        {
          tax_id: 'vat',
          rate: '10',
          net_value: '13.55',
          tax_value: '1.36',
          modifiers_tax_value: '0.00',
          total_tax_value: '1.36',
        },
      ],
      fees: [{ id: 'small', amount: '1.00' }],
      tip: '1.86',
      total: '17.77',
      due: '17.77',
    }),
  },
  {
    name: 'a tip that is larger than the order',
    shows: 'A tip of 10.00 on an order of 4.50 is reduced to 4.50. The wallet pays 6.00 of 9.00.',
    input: buildCart(EUR, [buildItem('soup', '4.50')], [buildLine('soup', 1)], {
      customer: 'authenticated',
      wallet_balance: '6.00',
      tip: { amount: '10.00' },
    }),
    expected: buildBill('0.00', {
      lines: [buildPlainLine(0, '4.50', '4.50', ['0.00', 0, '4.50'])],
      subtotal: '4.50',
      net_subtotal: '4.50',
      tip: '4.50',
      total: '9.00',
      wallet: '6.00',
      due: '3.00',
    }),
  },
  {
    name: 'the two cheapest sauces are included',
    shows: 'Both portions of ketchup at 0.80 are included. The truffle sauce costs 1.50: 2 x (7.00 + 1.50).',
    input: buildCart(
      EUR,
      [buildItem('fries', '7.00', { modifier_groups: [buildGroup('sauces', sauces, { included: 2 })] })],
      [buildLine('fries', 2, threeSauces)],
    ),
    expected: buildBill('0.00', {
      lines: [{ ...buildPlainLine(0, '7.00', '17.00', ['0.00', 0, '17.00']), modifiers_price: '1.50' }],
      subtotal: '17.00',
      net_subtotal: '17.00',
      total: '17.00',
      due: '17.00',
    }),
  },
  {
    name: 'the first two sauces in menu order are included',
    shows:
      'The truffle sauce comes first in the menu, followed by one portion of ketchup. The other portion of ketchup costs 0.80.',
    input: buildCart(
      EUR,
      [
        buildItem('fries', '7.00', {
          modifier_groups: [buildGroup('sauces', sauces, { included: 2, included_choice: 'first' })],
        }),
      ],
      [buildLine('fries', 1, threeSauces)],
    ),
    expected: buildBill('0.00', {
      lines: [{ ...buildPlainLine(0, '7.00', '7.80', ['0.00', 0, '7.80']), modifiers_price: '0.80' }],
      subtotal: '7.80',
      net_subtotal: '7.80',
      total: '7.80',
      due: '7.80',
    }),
  },
  {
    name: 'dinars paid by card, in steps of 0.010',
    shows:
      'The provider charges only multiples of 0.010, so 3.255 is rounded by 0.005 to 3.260. The total stays exact.',
    input: buildCart({ code: 'KWD', digits: 3 }, [buildItem('latte', '1.085')], [buildLine('latte', 3)], {
      online_rounding: '0.010',
    }),
    expected: buildBill('0.000', {
      lines: [buildPlainLine(0, '1.085', '3.255', ['0.000', 0, '3.255'])],
      subtotal: '3.255',
      net_subtotal: '3.255',
      total: '3.255',
      online_rounding: '0.005',
      due: '3.260',
    }),
  },
];
