import {
  buildCart,
  buildCoupon,
  buildGroup,
  buildItem,
  buildLine,
  buildModifier,
  buildTax,
  type Case,
  EUR,
  JPY,
  KWD,
} from './build.ts';

const VAT = buildTax('vat', '19');
const FOOD = buildTax('food', '7');
const CITY = buildTax('city', '8.25');
const SERVICE = buildTax('service', '12.5');

const LATTE = buildItem('latte', '4.30', {
  inclusive_taxes: [FOOD],
  modifier_groups: [
    buildGroup('milk', [buildModifier('oat', '0.60', { taxes: [VAT] }), buildModifier('cow', '0.20')]),
    buildGroup('shots', [buildModifier('shot', '0.90', { max_quantity: 3, taxes: [] })]),
  ],
});
const OAT = { id: 'oat', quantity: 1 };
const COW = { id: 'cow', quantity: 1 };
const SHOTS = { id: 'shot', quantity: 2 };

export const taxes: readonly Case[] = [
  {
    name: 'one inclusive tax',
    shows: 'The tax inside 100.00 at 19% is 15.97: A x R / (100 + R).',
    input: buildCart(EUR, [buildItem('box', '100.00', { inclusive_taxes: [VAT] })], [buildLine('box', 1)]),
  },
  {
    name: 'rounded once per part',
    shows: 'The tax is computed and rounded once for all units of a line: seven times 0.99 is 6.93.',
    input: buildCart(EUR, [buildItem('bun', '0.99', { inclusive_taxes: [VAT] })], [buildLine('bun', 7)]),
  },
  {
    name: 'several inclusive taxes',
    shows:
      'The tax is rounded once for the sum of the rates, then split in proportion to the rates by largest remainder.',
    input: buildCart(
      EUR,
      [buildItem('meal', '17.77', { inclusive_taxes: [FOOD, CITY, SERVICE] })],
      [buildLine('meal', 1), buildLine('meal', 2)],
    ),
  },
  {
    name: 'two equal inclusive taxes and an odd cent',
    shows: 'The first of two equal taxes gets the remaining cent.',
    input: buildCart(
      EUR,
      [buildItem('meal', '0.11', { inclusive_taxes: [buildTax('state', '5'), buildTax('town', '5')] })],
      [buildLine('meal', 1)],
    ),
  },
  {
    name: "a modifier's own tax",
    shows:
      "A modifier has its own taxes, or the item's if its list of taxes is null. An empty list means no taxes.",
    input: buildCart(
      EUR,
      [LATTE],
      [buildLine('latte', 3, { modifiers: [OAT, SHOTS] }), buildLine('latte', 1, { modifiers: [COW] })],
    ),
  },
  {
    name: 'an exclusive tax',
    shows: 'The tax is charged on the net subtotal. The rate keeps its decimals: 8.25%.',
    input: buildCart(EUR, [buildItem('box', '49.99')], [buildLine('box', 3)], { exclusive_taxes: [CITY] }),
  },
  {
    name: 'several exclusive taxes',
    shows: 'All taxes have the same base, and each is rounded once. No tax is charged on another tax.',
    input: buildCart(EUR, [buildItem('box', '0.99')], [buildLine('box', 5)], {
      exclusive_taxes: [CITY, SERVICE, buildTax('fund', '0.125')],
    }),
  },
  {
    name: 'an exclusive tax on top of an inclusive tax',
    shows:
      "The base is the price without the inclusive tax. The modifiers' share of the exclusive tax equals their share of the base.",
    input: buildCart(EUR, [LATTE], [buildLine('latte', 3, { modifiers: [OAT, SHOTS] })], {
      exclusive_taxes: [CITY, SERVICE],
    }),
  },
  {
    name: 'an exclusive tax after a coupon',
    shows: 'The base is the net subtotal minus the coupon.',
    input: buildCart(EUR, [LATTE], [buildLine('latte', 2, { modifiers: [COW] })], {
      exclusive_taxes: [CITY],
      coupon: buildCoupon('fixed', '3.33'),
    }),
  },
  {
    name: 'a coupon above the net subtotal',
    shows: 'The base of an exclusive tax is never below zero.',
    input: buildCart(EUR, [buildItem('box', '10.00', { inclusive_taxes: [VAT] })], [buildLine('box', 1)], {
      exclusive_taxes: [CITY],
      coupon: buildCoupon('fixed', '9.99'),
    }),
  },
  {
    name: 'inclusive taxes after a coupon',
    shows:
      "Each part of a line is reduced by its share of the line's coupon, by largest remainder. Then its taxes are computed.",
    input: buildCart(
      EUR,
      [LATTE],
      [buildLine('latte', 3, { modifiers: [OAT, SHOTS] }), buildLine('latte', 1)],
      {
        coupon: buildCoupon('fixed', '3.33'),
      },
    ),
  },
  {
    name: 'nothing left to tax',
    shows: 'A line that the coupon pays in full has no inclusive taxes.',
    input: buildCart(EUR, [LATTE], [buildLine('latte', 1, { modifiers: [COW] })], {
      coupon: buildCoupon('percent', '100'),
    }),
  },
  {
    name: 'other tax rates for dine-in',
    shows:
      'Each tax has the rate of the selling type. For dine-in, the inclusive tax is 10% instead of 8%, and the exclusive tax 5% instead of 4%.',
    input: buildCart(
      JPY,
      [buildItem('ramen', '1180', { inclusive_taxes: [buildTax('vat', '8', { dine_in: '10' })] })],
      [buildLine('ramen', 3)],
      { selling_type: 'dine_in', exclusive_taxes: [buildTax('town', '4', { dine_in: '5', delivery: '1' })] },
    ),
  },
  {
    name: 'a reservation has the dine-in tax rates',
    shows: 'A tax without a rate for reservations has its rate for dine_in.',
    input: buildCart(
      EUR,
      [
        buildItem('meal', '22.00', {
          types: ['reservation'],
          inclusive_taxes: [buildTax('food', '5.5', { dine_in: '10' })],
        }),
        buildItem('wine', '11.00', {
          types: ['reservation'],
          inclusive_taxes: [buildTax('drink', '20', { dine_in: '19', reservation: '18' })],
        }),
      ],
      [buildLine('meal', 1), buildLine('wine', 1)],
      { selling_type: 'reservation' },
    ),
  },
  {
    name: 'no deposit for dine-in',
    shows: 'Dine-in orders pay no deposit.',
    input: buildCart(
      EUR,
      [buildItem('water', '1.19', { inclusive_taxes: [VAT], deposit: '0.25' })],
      [buildLine('water', 2)],
      { selling_type: 'dine_in' },
    ),
  },
  {
    name: 'a deposit with its own tax',
    shows: 'The deposit has its own taxes. Neither the discount nor the coupon reduces it.',
    input: buildCart(
      EUR,
      [buildItem('water', '1.19', { inclusive_taxes: [FOOD], deposit: '0.25', deposit_taxes: [VAT] })],
      [buildLine('water', 3)],
      {
        discounts: { all_menu: { id: 'ten', type: 'percent', value: '10' }, items: {}, categories: {} },
        coupon: buildCoupon('percent', '50'),
        fees: [{ id: 'small', amount: '1.00', below: '3.21', taxes: [] }],
      },
    ),
  },
  {
    name: 'half a minor unit of tax',
    shows: '5% of 0.10 is 0.005, rounded half away from zero to 0.01. 5% of 0.09 is 0.0045, rounded to zero.',
    input: buildCart(EUR, [buildItem('a', '0.10')], [buildLine('a', 1)], {
      exclusive_taxes: [buildTax('five', '5'), buildTax('less', '4.999')],
    }),
  },
  {
    name: 'half a minor unit of inclusive tax',
    shows: '25% inside 0.025 is exactly 0.005. 100% inside 0.025 is 0.0125, rounded to 0.013.',
    input: buildCart(
      KWD,
      [
        buildItem('a', '0.025', { inclusive_taxes: [buildTax('quarter', '25')] }),
        buildItem('b', '0.025', { inclusive_taxes: [buildTax('double', '100')] }),
      ],
      [buildLine('a', 1), buildLine('b', 1)],
    ),
  },
  {
    name: 'taxes in a currency without decimals',
    shows:
      'An inclusive tax of 10% and an exclusive tax of 8.25%, both rounded to whole units of the currency.',
    input: buildCart(
      JPY,
      [buildItem('ramen', '1180', { inclusive_taxes: [buildTax('ten', '10')] })],
      [buildLine('ramen', 3)],
      {
        exclusive_taxes: [CITY],
      },
    ),
  },
  {
    name: 'taxes of zero',
    shows: 'A tax with a rate of 0 is listed with an amount of zero. A free item has no inclusive tax.',
    input: buildCart(
      EUR,
      [
        buildItem('gift', '0.00', { inclusive_taxes: [VAT] }),
        buildItem('book', '9.00', { inclusive_taxes: [buildTax('none', '0')] }),
      ],
      [buildLine('gift', 1), buildLine('book', 1)],
      { exclusive_taxes: [buildTax('zero', '0')] },
    ),
  },
  {
    name: 'one tax at two rates',
    shows: 'A tax whose rate differs between items is listed once for each rate.',
    input: buildCart(
      EUR,
      [
        buildItem('book', '9.00', { inclusive_taxes: [buildTax('vat', '7')] }),
        buildItem('pen', '2.00', { inclusive_taxes: [buildTax('vat', '19')] }),
      ],
      [buildLine('pen', 1), buildLine('book', 2), buildLine('pen', 3)],
    ),
  },
];
