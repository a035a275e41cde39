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

const MENU = [
  buildItem('tea', '3.50', { modifier_groups: [buildGroup('milk', [buildModifier('oat', '0.45')])] }),
  buildItem('juice', '4.20'),
  buildItem('cake', '5.15'),
];
const OAT = [{ id: 'oat', quantity: 1 }];
const ALL_LINES = [buildLine('tea', 2, { modifiers: OAT }), buildLine('juice', 1), buildLine('cake', 3)];
const ZONE = { kind: 'zone', fees: '2.50' } as const;

export const coupons: readonly Case[] = [
  {
    name: 'percent of the whole menu',
    shows: 'The discount is rounded for one unit with its modifiers, then multiplied by the number of units.',
    input: buildCart(EUR, MENU, ALL_LINES, { coupon: buildCoupon('percent', '7.5') }),
  },
  {
    name: 'percent of some items',
    shows: 'Only the listed items are discounted. A listed item that is not on the menu is ignored.',
    input: buildCart(EUR, MENU, ALL_LINES, {
      coupon: buildCoupon('percent', '20', { all_menu: false, item_ids: ['cake', 'wine'] }),
    }),
  },
  {
    name: 'percent of the four most expensive units',
    shows: 'max_allowed_items counts units in the whole cart, the most expensive first.',
    input: buildCart(EUR, MENU, ALL_LINES, {
      coupon: buildCoupon('percent', '10', { max_allowed_items: 4 }),
    }),
  },
  {
    name: 'ties are broken by item id',
    shows:
      'Among units with the same price, those with the first item id get the coupon, wherever they are in the cart.',
    input: buildCart(
      JPY,
      [buildItem('a', '500'), buildItem('b', '500'), buildItem('c', '500')],
      [buildLine('b', 2), buildLine('c', 2), buildLine('a', 2)],
      { coupon: buildCoupon('percent', '15', { max_allowed_items: 3 }) },
    ),
  },
  {
    name: 'ties between prices with modifiers',
    shows: 'The price of a unit includes its modifiers: 3.50 plus 0.70 ties with 4.20.',
    input: buildCart(
      EUR,
      [
        buildItem('tea', '3.50', { modifier_groups: [buildGroup('milk', [buildModifier('oat', '0.70')])] }),
        buildItem('juice', '4.20'),
      ],
      [buildLine('juice', 1), buildLine('tea', 2, { modifiers: OAT }), buildLine('tea', 1)],
      { coupon: buildCoupon('percent', '33.33', { max_allowed_items: 2 }) },
    ),
  },
  {
    name: 'a coupon after a discount',
    shows:
      'The coupon reduces the discounted price of a unit. The most expensive units are those after the discount.',
    input: buildCart(EUR, MENU, ALL_LINES, {
      discounts: {
        all_menu: null,
        items: { cake: { id: 'cake', type: 'fixed', value: '3' } },
        categories: {},
      },
      coupon: buildCoupon('percent', '50', { max_allowed_items: 2 }),
    }),
  },
  {
    name: 'a coupon of 100%',
    shows: 'The units are free, so the exclusive taxes are zero.',
    input: buildCart(EUR, MENU, ALL_LINES, {
      coupon: buildCoupon('percent', '100'),
      exclusive_taxes: [buildTax('service', '8.25')],
    }),
  },
  {
    name: 'fixed, over the whole cart',
    shows:
      'The value is taken off once and split over the lines in proportion to their prices, by largest remainder.',
    input: buildCart(EUR, MENU, ALL_LINES, { coupon: buildCoupon('fixed', '5.00') }),
  },
  {
    name: 'fixed, split over equal lines',
    shows: '1.00 is split over three equal lines. The first line gets the remaining cent.',
    input: buildCart(
      EUR,
      [buildItem('a', '3.33'), buildItem('b', '3.33'), buildItem('c', '3.33')],
      [buildLine('c', 1), buildLine('a', 1), buildLine('b', 1)],
      { coupon: buildCoupon('fixed', '1.00') },
    ),
  },
  {
    name: 'fixed, on one unit',
    shows: 'With max_allowed_items 1, the discount is at most the price of the most expensive unit.',
    input: buildCart(EUR, MENU, ALL_LINES, {
      coupon: buildCoupon('fixed', '20.00', { max_allowed_items: 1 }),
    }),
  },
  {
    name: 'fixed, on part of a line',
    shows: 'The value is split in proportion to the covered units of each line, not to the whole line.',
    input: buildCart(
      KWD,
      [buildItem('a', '1.750'), buildItem('b', '1.250')],
      [buildLine('b', 5), buildLine('a', 2)],
      {
        coupon: buildCoupon('fixed', '0.500', { max_allowed_items: 3 }),
      },
    ),
  },
  {
    name: 'fixed, above the total',
    shows:
      'The discount is at most the price of the eligible items. The other items and the delivery fee are paid.',
    input: buildCart(EUR, MENU, ALL_LINES, {
      selling_type: 'delivery',
      coupon: buildCoupon('fixed', '500', { all_menu: false, item_ids: ['tea'] }),
      delivery: ZONE,
    }),
  },
  {
    name: 'guests only, for a guest',
    shows: 'A coupon for guests applies to a guest.',
    input: buildCart(EUR, MENU, ALL_LINES, { coupon: buildCoupon('percent', '10', { user_type: 'guest' }) }),
  },
  {
    name: 'guests only, for a customer',
    shows: 'A coupon for guests, including its free delivery, does not apply to a logged-in customer.',
    input: buildCart(EUR, MENU, ALL_LINES, {
      selling_type: 'delivery',
      customer: 'authenticated',
      coupon: buildCoupon('percent', '10', { user_type: 'guest', free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'customers only, for a guest',
    shows: 'A coupon for logged-in customers does not apply to a guest.',
    input: buildCart(EUR, MENU, ALL_LINES, {
      coupon: buildCoupon('fixed', '1', { user_type: 'authenticated' }),
    }),
  },
  {
    name: 'customers only, for a customer',
    shows: 'A coupon for logged-in customers applies to a logged-in customer.',
    input: buildCart(EUR, MENU, ALL_LINES, {
      customer: 'authenticated',
      coupon: buildCoupon('fixed', '1', { user_type: 'authenticated' }),
    }),
  },
  {
    name: 'free delivery and nothing else',
    shows: 'A coupon of 0% with free_delivery makes the fee 0.',
    input: buildCart(EUR, MENU, ALL_LINES, {
      selling_type: 'delivery',
      coupon: buildCoupon('percent', '0', { free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'free delivery, but the order is picked up',
    shows: 'A coupon that only makes the delivery free does not apply without a delivery.',
    input: buildCart(EUR, MENU, ALL_LINES, { coupon: buildCoupon('percent', '0', { free_delivery: true }) }),
  },
  {
    name: 'free delivery and a discount, but the order is picked up',
    shows: 'The discount applies without a delivery.',
    input: buildCart(EUR, MENU, ALL_LINES, { coupon: buildCoupon('percent', '10', { free_delivery: true }) }),
  },
  {
    name: 'nothing in the cart is eligible',
    shows: 'The coupon does not apply, and neither does its free delivery.',
    input: buildCart(EUR, MENU, [buildLine('juice', 2)], {
      selling_type: 'delivery',
      coupon: buildCoupon('percent', '10', { all_menu: false, item_ids: ['tea'], free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'exactly at the minimum',
    shows:
      'The subtotal of the whole cart counts, with items that are not eligible. 7.00 reaches the minimum of 7.00.',
    input: buildCart(EUR, MENU, [buildLine('tea', 2)], {
      coupon: buildCoupon('fixed', '2', { minimum: '7.00' }),
    }),
  },
  {
    name: 'a cent below the minimum',
    shows: "7.00 does not reach the minimum of 7.01, so the coupon's free delivery does not apply either.",
    input: buildCart(EUR, MENU, [buildLine('tea', 2)], {
      selling_type: 'delivery',
      coupon: buildCoupon('fixed', '2', { minimum: '7.01', free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'below the minimum because of a discount',
    shows: 'The subtotal after discounts counts towards the minimum.',
    input: buildCart(EUR, MENU, [buildLine('tea', 2)], {
      discounts: { all_menu: { id: 'all', type: 'percent', value: '1' }, items: {}, categories: {} },
      coupon: buildCoupon('fixed', '2', { minimum: '7.00' }),
    }),
  },
];
