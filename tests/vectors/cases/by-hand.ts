import type { VectorBill } from '../format-bill.ts';
import { type Case, CHF, cart, coupon, EUR, group, item, JPY, KWD, line, modifier, tax } from './build.ts';
import { bill, plainLine } from './hand-bill.ts';

/** Worked out with pen and paper: the oracle has to come to the same. */
export const byHand: readonly (Case & { readonly expected: VectorBill })[] = [
  {
    name: 'two teas',
    shows: '2 x 3.50 = 7.00.',
    input: cart(EUR, [item('tea', '3.50')], [line('tea', 2)]),
    expected: bill('0.00', {
      lines: [plainLine(0, '3.50', '7.00', ['0.00', 0, '7.00'])],
      subtotal: '7.00',
      net_subtotal: '7.00',
      total: '7.00',
      due: '7.00',
    }),
  },
  {
    name: 'a discount, modifiers and both kinds of tax',
    shows:
      '1.250 less 10% is 1.125; with 2 x 0.100 on top and 3 of it 3.975. Inside: 3.375 x 5/105 = 0.161 and 0.600 x 5/105 = 0.029. On top: 3.785 x 8.25% = 0.312, of which 0.571/3.785 is 0.047.',
    input: cart(
      KWD,
      [
        item('cake', '1.250', {
          inclusive_taxes: [tax('vat', '5')],
          modifier_groups: [group('on-top', [modifier('cream', '0.100', { max_quantity: 2 })])],
        }),
      ],
      [line('cake', 3, { modifiers: [{ id: 'cream', quantity: 2 }] })],
      {
        discounts: { all_menu: { id: 'ten', type: 'percent', value: '10' }, items: {}, categories: {} },
        exclusive_taxes: [tax('city', '8.25')],
      },
    ),
    expected: bill('0.000', {
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
    shows: 'Of a, b, b at 500 the first two get 15%, 75 each: one of a and one of b.',
    input: cart(
      JPY,
      [item('a', '500'), item('b', '500'), item('c', '300')],
      [line('a', 1), line('b', 2), line('c', 1)],
      { coupon: coupon('percent', '15', { max_allowed_items: 2 }) },
    ),
    expected: bill('0', {
      lines: [
        plainLine(0, '500', '500', ['75', 1, '425']),
        plainLine(1, '500', '1000', ['75', 1, '925']),
        plainLine(2, '300', '300', ['0', 0, '300']),
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
    shows: '1.00 over three is 0.333... each: 0.33, and the first gets the cent that is left.',
    input: cart(
      EUR,
      [item('a', '3.33'), item('b', '3.33'), item('c', '3.33')],
      [line('a', 1), line('b', 1), line('c', 1)],
      { coupon: coupon('fixed', '1.00') },
    ),
    expected: bill('0.00', {
      lines: [
        plainLine(0, '3.33', '3.33', ['0.34', 1, '2.99']),
        plainLine(1, '3.33', '3.33', ['0.33', 1, '3.00']),
        plainLine(2, '3.33', '3.33', ['0.33', 1, '3.00']),
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
    name: 'an inclusive tax after a coupon',
    shows: '119.00 with 19% inside, half of it off: 59.50 paid, of which 59.50 x 19/119 = 9.50 is tax.',
    input: cart(EUR, [item('box', '119.00', { inclusive_taxes: [tax('vat', '19')] })], [line('box', 1)], {
      coupon: coupon('percent', '50'),
    }),
    expected: bill('0.00', {
      lines: [{ ...plainLine(0, '119.00', '119.00', ['59.50', 1, '59.50']), net_price: '50.00' }],
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
    name: 'a coupon over two rates, taken away',
    shows:
      '22.00 at 5.5% (10% when eaten in) and 11.00 at 20%; 3.30 off: 2.20 and 1.10. Inside: 19.80 x 5.5/105.5 = 1.03 and 9.90 x 20/120 = 1.65.',
    input: cart(
      EUR,
      [
        item('meal', '22.00', { inclusive_taxes: [tax('food', '10', { car_pickup: '5.5' })] }),
        item('wine', '11.00', { inclusive_taxes: [tax('drink', '20')] }),
      ],
      [line('meal', 1), line('wine', 1)],
      { coupon: coupon('fixed', '3.30') },
    ),
    expected: bill('0.00', {
      lines: [
        { ...plainLine(0, '22.00', '22.00', ['2.20', 1, '19.80']), net_price: '18.77' },
        { ...plainLine(1, '11.00', '11.00', ['1.10', 1, '9.90']), net_price: '8.25' },
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
    name: 'a bottle deposit, a service fee and a delivery fee that follows the goods',
    shows:
      '6 x 1.19 = 7.14 at 19% and 2 x 10.70 = 21.40 at 7%. Deposit 6 x 0.25 = 1.50 at 19%. Delivery 3.00 by 7.14 to 21.40 is 0.75 and 2.25. Service 0.50 at 19%. 19% inside 7.14, 0.75, 1.50, 0.50: 1.14 + 0.12 + 0.24 + 0.08 = 1.58. 7% inside 21.40 and 2.25: 1.40 + 0.15 = 1.55.',
    input: cart(
      EUR,
      [
        item('water', '1.19', { inclusive_taxes: [tax('vat', '19')], deposit: '0.25' }),
        item('soup', '10.70', { inclusive_taxes: [tax('vat', '7')] }),
      ],
      [line('water', 6), line('soup', 2)],
      {
        selling_type: 'delivery',
        delivery: { kind: 'zone', fees: '3.00' },
        delivery_taxes: 'goods',
        free_delivery_from: '28.55',
        fees: [
          { id: 'service', amount: '0.50', below: null, taxes: [tax('vat', '19')] },
          { id: 'small', amount: '2.00', below: '28.54', taxes: [] },
        ],
      },
    ),
    expected: bill('0.00', {
      lines: [
        { ...plainLine(0, '1.19', '7.14', ['0.00', 0, '7.14']), net_price: '6.00', deposit: '1.50' },
        { ...plainLine(1, '10.70', '21.40', ['0.00', 0, '21.40']), net_price: '20.00' },
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
    name: 'what is left for cash after a wallet, in kronor',
    shows:
      '47.30 less 5.00 from the wallet is 42.30; in cash 42.00, rounded by -0.30. The total stays exact.',
    input: cart({ code: 'SEK', digits: 2 }, [item('bun', '47.30')], [line('bun', 1)], {
      customer: 'authenticated',
      wallet_balance: '5.00',
      cash_rounding: '1.00',
    }),
    expected: bill('0.00', {
      lines: [plainLine(0, '47.30', '47.30', ['0.00', 0, '47.30'])],
      subtotal: '47.30',
      net_subtotal: '47.30',
      total: '47.30',
      wallet: '5.00',
      cash_rounding: '-0.30',
      due: '42.00',
    }),
  },
  {
    name: 'francs, with a tax and a wallet',
    shows: '2.6% of 23.40 is 0.61: 24.01, rounded to 24.00. The wallet pays 4.33 of it.',
    input: cart(CHF, [item('fondue', '23.40')], [line('fondue', 1)], {
      customer: 'authenticated',
      exclusive_taxes: [tax('kurtaxe', '2.6')],
      wallet_balance: '4.33',
    }),
    expected: bill('0.00', {
      lines: [plainLine(0, '23.40', '23.40', ['0.00', 0, '23.40'])],
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
      '3 x 0.350 kg at 2.000 is 2.100, and 1.500 fixed: 3.600. The stone is sold out and weighs nothing.',
    input: cart(
      KWD,
      [item('tea', '1.000', { weight: '0.350' }), item('stone', '0.500', { weight: '20', sold_out: true })],
      [line('stone', 1), line('tea', 3)],
      {
        selling_type: 'delivery',
        delivery: { kind: 'shipping', fees_per_kg: '2.000', fixed_fees: '1.500' },
      },
    ),
    expected: bill('0.000', {
      lines: [plainLine(1, '1.000', '3.000', ['0.000', 0, '3.000'])],
      problems: [{ line: 0, reason: 'sold_out' }],
      subtotal: '3.000',
      net_subtotal: '3.000',
      delivery_fee: '3.600',
      total: '6.600',
      due: '6.600',
    }),
  },
];
