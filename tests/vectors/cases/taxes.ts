import { type Case, cart, coupon, EUR, group, item, JPY, KWD, line, modifier, tax } from './build.ts';

const VAT = tax('vat', '19');
const FOOD = tax('food', '7');
const CITY = tax('city', '8.25');
const SERVICE = tax('service', '12.5');

const LATTE = item('latte', '4.30', {
  inclusive_taxes: [FOOD],
  modifier_groups: [
    group('milk', [modifier('oat', '0.60', { taxes: [VAT] }), modifier('cow', '0.20')]),
    group('shots', [modifier('shot', '0.90', { max_quantity: 3, taxes: [] })]),
  ],
});
const OAT = { id: 'oat', quantity: 1 };
const COW = { id: 'cow', quantity: 1 };
const SHOTS = { id: 'shot', quantity: 2 };

export const taxes: readonly Case[] = [
  {
    name: 'one inclusive tax',
    shows: 'Of 100.00 at 19% the tax inside is 15.97: A x R / (100 + R).',
    input: cart(EUR, [item('box', '100.00', { inclusive_taxes: [VAT] })], [line('box', 1)]),
  },
  {
    name: 'rounded once per part',
    shows: 'The part of a line is taxed, not each count: seven times 0.99 is 6.93.',
    input: cart(EUR, [item('bun', '0.99', { inclusive_taxes: [VAT] })], [line('bun', 7)]),
  },
  {
    name: 'several inclusive taxes',
    shows: 'Rounded once by the sum of the rates, then shared by the rates by largest remainder.',
    input: cart(
      EUR,
      [item('meal', '17.77', { inclusive_taxes: [FOOD, CITY, SERVICE] })],
      [line('meal', 1), line('meal', 2)],
    ),
  },
  {
    name: 'equal inclusive taxes share an odd cent',
    shows: 'Of two equal taxes the first gets the cent that is left.',
    input: cart(
      EUR,
      [item('meal', '0.11', { inclusive_taxes: [tax('state', '5'), tax('town', '5')] })],
      [line('meal', 1)],
    ),
  },
  {
    name: "a modifier's own tax",
    shows:
      "Each modifier's part is taxed by its own taxes, by the item's where it has none of its own, and not at all by an empty list.",
    input: cart(
      EUR,
      [LATTE],
      [line('latte', 3, { modifiers: [OAT, SHOTS] }), line('latte', 1, { modifiers: [COW] })],
    ),
  },
  {
    name: 'an exclusive tax',
    shows: 'On the net subtotal, with the decimals it came with: 8.25%.',
    input: cart(EUR, [item('box', '49.99')], [line('box', 3)], { exclusive_taxes: [CITY] }),
  },
  {
    name: 'several exclusive taxes',
    shows: 'Each on the same base, each rounded once; none on another.',
    input: cart(EUR, [item('box', '0.99')], [line('box', 5)], {
      exclusive_taxes: [CITY, SERVICE, tax('fund', '0.125')],
    }),
  },
  {
    name: 'exclusive upon inclusive',
    shows:
      'The base is net of the inclusive tax; the modifiers have their share of the tax by their share of the net.',
    input: cart(EUR, [LATTE], [line('latte', 3, { modifiers: [OAT, SHOTS] })], {
      exclusive_taxes: [CITY, SERVICE],
    }),
  },
  {
    name: 'exclusive after a coupon',
    shows: 'The base is the net subtotal less the coupon.',
    input: cart(EUR, [LATTE], [line('latte', 2, { modifiers: [COW] })], {
      exclusive_taxes: [CITY],
      coupon: coupon('fixed', '3.33'),
    }),
  },
  {
    name: 'a coupon above the net subtotal',
    shows: 'The base is never below nothing.',
    input: cart(EUR, [item('box', '10.00', { inclusive_taxes: [VAT] })], [line('box', 1)], {
      exclusive_taxes: [CITY],
      coupon: coupon('fixed', '9.99'),
    }),
  },
  {
    name: 'inclusive taxes after a coupon',
    shows: "Each part of a line has its share of the line's coupon, by largest remainder, before its taxes.",
    input: cart(EUR, [LATTE], [line('latte', 3, { modifiers: [OAT, SHOTS] }), line('latte', 1)], {
      coupon: coupon('fixed', '3.33'),
    }),
  },
  {
    name: 'nothing left to tax',
    shows: 'A line that the coupon pays has no inclusive taxes.',
    input: cart(EUR, [LATTE], [line('latte', 1, { modifiers: [COW] })], { coupon: coupon('percent', '100') }),
  },
  {
    name: 'other rates when eaten in',
    shows: 'Every tax has the rate of the selling type: 10% eaten in, 8% otherwise; on top 5%, not 4%.',
    input: cart(
      JPY,
      [item('ramen', '1180', { inclusive_taxes: [tax('vat', '8', { dine_in: '10' })] })],
      [line('ramen', 3)],
      { selling_type: 'dine_in', exclusive_taxes: [tax('town', '4', { dine_in: '5', delivery: '1' })] },
    ),
  },
  {
    name: 'a reservation is eaten in',
    shows: 'A reservation without its own rate has that of dine_in.',
    input: cart(
      EUR,
      [
        item('meal', '22.00', {
          types: ['reservation'],
          inclusive_taxes: [tax('food', '5.5', { dine_in: '10' })],
        }),
        item('wine', '11.00', {
          types: ['reservation'],
          inclusive_taxes: [tax('drink', '20', { dine_in: '19', reservation: '18' })],
        }),
      ],
      [line('meal', 1), line('wine', 1)],
      { selling_type: 'reservation' },
    ),
  },
  {
    name: 'no deposit in the house',
    shows: 'What is eaten in costs no deposit.',
    input: cart(
      EUR,
      [item('water', '1.19', { inclusive_taxes: [VAT], deposit: '0.25' })],
      [line('water', 2)],
      { selling_type: 'dine_in' },
    ),
  },
  {
    name: 'a deposit with its own tax',
    shows: 'The deposit has its own taxes, and neither the discount nor the coupon takes from it.',
    input: cart(
      EUR,
      [item('water', '1.19', { inclusive_taxes: [FOOD], deposit: '0.25', deposit_taxes: [VAT] })],
      [line('water', 3)],
      {
        discounts: { all_menu: { id: 'ten', type: 'percent', value: '10' }, items: {}, categories: {} },
        coupon: coupon('percent', '50'),
        fees: [{ id: 'small', amount: '1.00', below: '3.21', taxes: [] }],
      },
    ),
  },
  {
    name: 'half a minor unit of tax',
    shows: '5% of 0.10 is 0.005: rounded half away from zero to 0.01; 5% of 0.09 is 0.0045: nothing.',
    input: cart(EUR, [item('a', '0.10')], [line('a', 1)], {
      exclusive_taxes: [tax('five', '5'), tax('less', '4.999')],
    }),
  },
  {
    name: 'half a minor unit of inclusive tax',
    shows: '25% inside 0.025 is 0.005 exactly; 100% inside 0.025 is 0.0125: 0.013.',
    input: cart(
      KWD,
      [
        item('a', '0.025', { inclusive_taxes: [tax('quarter', '25')] }),
        item('b', '0.025', { inclusive_taxes: [tax('double', '100')] }),
      ],
      [line('a', 1), line('b', 1)],
    ),
  },
  {
    name: 'taxes without digits',
    shows: 'Inclusive 10%, exclusive 8.25%, in a currency without a minor unit.',
    input: cart(JPY, [item('ramen', '1180', { inclusive_taxes: [tax('ten', '10')] })], [line('ramen', 3)], {
      exclusive_taxes: [CITY],
    }),
  },
  {
    name: 'taxes of nothing',
    shows: 'A rate of 0 is listed with nothing; what is given away for free has no inclusive tax.',
    input: cart(
      EUR,
      [
        item('gift', '0.00', { inclusive_taxes: [VAT] }),
        item('book', '9.00', { inclusive_taxes: [tax('none', '0')] }),
      ],
      [line('gift', 1), line('book', 1)],
      { exclusive_taxes: [tax('zero', '0')] },
    ),
  },
  {
    name: 'one tax at two rates',
    shows: 'A tax whose rate differs from item to item has a line for each rate.',
    input: cart(
      EUR,
      [
        item('book', '9.00', { inclusive_taxes: [tax('vat', '7')] }),
        item('pen', '2.00', { inclusive_taxes: [tax('vat', '19')] }),
      ],
      [line('pen', 1), line('book', 2), line('pen', 3)],
    ),
  },
];
