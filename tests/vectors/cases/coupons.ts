import { type Case, cart, coupon, EUR, group, item, JPY, KWD, line, modifier, tax } from './build.ts';

const MENU = [
  item('tea', '3.50', { modifier_groups: [group('milk', [modifier('oat', '0.45')])] }),
  item('juice', '4.20'),
  item('cake', '5.15'),
];
const OAT = [{ id: 'oat', quantity: 1 }];
const ALL_LINES = [line('tea', 2, { modifiers: OAT }), line('juice', 1), line('cake', 3)];
const ZONE = { kind: 'zone', fees: '2.50' } as const;

export const coupons: readonly Case[] = [
  {
    name: 'percent of the whole menu',
    shows: 'The discount is rounded for one unit with its modifiers, then multiplied by the number of units.',
    input: cart(EUR, MENU, ALL_LINES, { coupon: coupon('percent', '7.5') }),
  },
  {
    name: 'percent of some items',
    shows: 'Only the listed items are discounted. A listed item that is not on the menu is ignored.',
    input: cart(EUR, MENU, ALL_LINES, {
      coupon: coupon('percent', '20', { all_menu: false, item_ids: ['cake', 'wine'] }),
    }),
  },
  {
    name: 'percent of the four most expensive units',
    shows: 'max_allowed_items counts units in the whole cart, the most expensive first.',
    input: cart(EUR, MENU, ALL_LINES, { coupon: coupon('percent', '10', { max_allowed_items: 4 }) }),
  },
  {
    name: 'ties are broken by item id',
    shows:
      'Among units with the same price, those with the first item id get the coupon, wherever they are in the cart.',
    input: cart(
      JPY,
      [item('a', '500'), item('b', '500'), item('c', '500')],
      [line('b', 2), line('c', 2), line('a', 2)],
      { coupon: coupon('percent', '15', { max_allowed_items: 3 }) },
    ),
  },
  {
    name: 'ties between prices with modifiers',
    shows: 'The price of a unit includes its modifiers: 3.50 plus 0.70 ties with 4.20.',
    input: cart(
      EUR,
      [
        item('tea', '3.50', { modifier_groups: [group('milk', [modifier('oat', '0.70')])] }),
        item('juice', '4.20'),
      ],
      [line('juice', 1), line('tea', 2, { modifiers: OAT }), line('tea', 1)],
      { coupon: coupon('percent', '33.33', { max_allowed_items: 2 }) },
    ),
  },
  {
    name: 'a coupon after a discount',
    shows:
      'The coupon reduces the discounted price of a unit. The most expensive units are those after the discount.',
    input: cart(EUR, MENU, ALL_LINES, {
      discounts: {
        all_menu: null,
        items: { cake: { id: 'cake', type: 'fixed', value: '3' } },
        categories: {},
      },
      coupon: coupon('percent', '50', { max_allowed_items: 2 }),
    }),
  },
  {
    name: 'a coupon of 100%',
    shows: 'The units are free, so the exclusive taxes are zero.',
    input: cart(EUR, MENU, ALL_LINES, {
      coupon: coupon('percent', '100'),
      exclusive_taxes: [tax('service', '8.25')],
    }),
  },
  {
    name: 'fixed, over the whole cart',
    shows:
      'The value is taken off once and split over the lines in proportion to their prices, by largest remainder.',
    input: cart(EUR, MENU, ALL_LINES, { coupon: coupon('fixed', '5.00') }),
  },
  {
    name: 'fixed, split over equal lines',
    shows: '1.00 is split over three equal lines. The first line gets the remaining cent.',
    input: cart(
      EUR,
      [item('a', '3.33'), item('b', '3.33'), item('c', '3.33')],
      [line('c', 1), line('a', 1), line('b', 1)],
      { coupon: coupon('fixed', '1.00') },
    ),
  },
  {
    name: 'fixed, on one unit',
    shows: 'With max_allowed_items 1, the discount is at most the price of the most expensive unit.',
    input: cart(EUR, MENU, ALL_LINES, { coupon: coupon('fixed', '20.00', { max_allowed_items: 1 }) }),
  },
  {
    name: 'fixed, on part of a line',
    shows: 'The value is split in proportion to the covered units of each line, not to the whole line.',
    input: cart(KWD, [item('a', '1.750'), item('b', '1.250')], [line('b', 5), line('a', 2)], {
      coupon: coupon('fixed', '0.500', { max_allowed_items: 3 }),
    }),
  },
  {
    name: 'fixed, above the total',
    shows:
      'The discount is at most the price of the eligible items. The other items and the delivery fee are paid.',
    input: cart(EUR, MENU, ALL_LINES, {
      selling_type: 'delivery',
      coupon: coupon('fixed', '500', { all_menu: false, item_ids: ['tea'] }),
      delivery: ZONE,
    }),
  },
  {
    name: 'guests only, for a guest',
    shows: 'A coupon for guests applies to a guest.',
    input: cart(EUR, MENU, ALL_LINES, { coupon: coupon('percent', '10', { user_type: 'guest' }) }),
  },
  {
    name: 'guests only, for a customer',
    shows: 'A coupon for guests, including its free delivery, does not apply to a logged-in customer.',
    input: cart(EUR, MENU, ALL_LINES, {
      selling_type: 'delivery',
      customer: 'authenticated',
      coupon: coupon('percent', '10', { user_type: 'guest', free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'customers only, for a guest',
    shows: 'A coupon for logged-in customers does not apply to a guest.',
    input: cart(EUR, MENU, ALL_LINES, { coupon: coupon('fixed', '1', { user_type: 'authenticated' }) }),
  },
  {
    name: 'customers only, for a customer',
    shows: 'A coupon for logged-in customers applies to a logged-in customer.',
    input: cart(EUR, MENU, ALL_LINES, {
      customer: 'authenticated',
      coupon: coupon('fixed', '1', { user_type: 'authenticated' }),
    }),
  },
  {
    name: 'free delivery and nothing else',
    shows: 'A coupon of 0% with free_delivery makes the fee 0.',
    input: cart(EUR, MENU, ALL_LINES, {
      selling_type: 'delivery',
      coupon: coupon('percent', '0', { free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'free delivery, but the order is picked up',
    shows: 'A coupon that only makes the delivery free does not apply without a delivery.',
    input: cart(EUR, MENU, ALL_LINES, { coupon: coupon('percent', '0', { free_delivery: true }) }),
  },
  {
    name: 'free delivery and a discount, but the order is picked up',
    shows: 'The discount applies without a delivery.',
    input: cart(EUR, MENU, ALL_LINES, { coupon: coupon('percent', '10', { free_delivery: true }) }),
  },
  {
    name: 'nothing in the cart is eligible',
    shows: 'The coupon does not apply, and neither does its free delivery.',
    input: cart(EUR, MENU, [line('juice', 2)], {
      selling_type: 'delivery',
      coupon: coupon('percent', '10', { all_menu: false, item_ids: ['tea'], free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'exactly at the minimum',
    shows:
      'The subtotal of the whole cart counts, with items that are not eligible. 7.00 reaches the minimum of 7.00.',
    input: cart(EUR, MENU, [line('tea', 2)], { coupon: coupon('fixed', '2', { minimum: '7.00' }) }),
  },
  {
    name: 'a cent below the minimum',
    shows: "7.00 does not reach the minimum of 7.01, so the coupon's free delivery does not apply either.",
    input: cart(EUR, MENU, [line('tea', 2)], {
      selling_type: 'delivery',
      coupon: coupon('fixed', '2', { minimum: '7.01', free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'below the minimum because of a discount',
    shows: 'The subtotal after discounts counts towards the minimum.',
    input: cart(EUR, MENU, [line('tea', 2)], {
      discounts: { all_menu: { id: 'all', type: 'percent', value: '1' }, items: {}, categories: {} },
      coupon: coupon('fixed', '2', { minimum: '7.00' }),
    }),
  },
];
