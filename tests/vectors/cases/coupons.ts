import { type Case, cart, coupon, EUR, group, item, JPY, KWD, line, modifier, tax } from './build.ts';

const MENU = [
  item('tea', '3.50', { modifier_groups: [group('milk', [modifier('oat', '0.45')])] }),
  item('juice', '4.20'),
  item('cake', '5.15'),
];
const OAT = [{ id: 'oat', quantity: 1 }];
const ALL = [line('tea', 2, { modifiers: OAT }), line('juice', 1), line('cake', 3)];
const ZONE = { kind: 'zone', fees: '2.50' } as const;

export const coupons: readonly Case[] = [
  {
    name: 'percent of the whole menu',
    shows: 'Rounded for one unit (modifiers and all), then multiplied by the units.',
    input: cart(EUR, MENU, ALL, { coupon: coupon('percent', '7.5') }),
  },
  {
    name: 'percent of some items',
    shows: 'Only the items on the list get it; one that nobody sells does not matter.',
    input: cart(EUR, MENU, ALL, {
      coupon: coupon('percent', '20', { all_menu: false, item_ids: ['cake', 'wine'] }),
    }),
  },
  {
    name: 'percent of the dearest four units',
    shows: 'max_allowed_items counts units over the whole cart, the dearest first.',
    input: cart(EUR, MENU, ALL, { coupon: coupon('percent', '10', { max_allowed_items: 4 }) }),
  },
  {
    name: 'ties go by item',
    shows:
      'Of units of one price those get the coupon whose item id comes first, wherever they are in the cart.',
    input: cart(
      JPY,
      [item('a', '500'), item('b', '500'), item('c', '500')],
      [line('b', 2), line('c', 2), line('a', 2)],
      { coupon: coupon('percent', '15', { max_allowed_items: 3 }) },
    ),
  },
  {
    name: 'ties by the price with modifiers',
    shows: 'What counts is the unit with its modifiers: 3.50 and 0.70 ties with 4.20.',
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
    name: 'after the discount',
    shows: 'The coupon takes from the discounted unit, and the dearest is the dearest after it.',
    input: cart(EUR, MENU, ALL, {
      discounts: {
        all_menu: null,
        items: { cake: { id: 'cake', type: 'fixed', value: '3' } },
        categories: {},
      },
      coupon: coupon('percent', '50', { max_allowed_items: 2 }),
    }),
  },
  {
    name: 'a whole hundred percent',
    shows: 'The units are free; the taxes on top have nothing to be on.',
    input: cart(EUR, MENU, ALL, {
      coupon: coupon('percent', '100'),
      exclusive_taxes: [tax('service', '8.25')],
    }),
  },
  {
    name: 'fixed, over the whole cart',
    shows: 'The value once, shared over the lines in proportion by largest remainder.',
    input: cart(EUR, MENU, ALL, { coupon: coupon('fixed', '5.00') }),
  },
  {
    name: 'fixed, shared among equals',
    shows: 'Three equal lines share 1.00: the first gets the cent that is left.',
    input: cart(
      EUR,
      [item('a', '3.33'), item('b', '3.33'), item('c', '3.33')],
      [line('c', 1), line('a', 1), line('b', 1)],
      { coupon: coupon('fixed', '1.00') },
    ),
  },
  {
    name: 'fixed, on one unit',
    shows: 'With max_allowed_items 1 the value is never more than the dearest unit.',
    input: cart(EUR, MENU, ALL, { coupon: coupon('fixed', '20.00', { max_allowed_items: 1 }) }),
  },
  {
    name: 'fixed, on part of a line',
    shows: 'Lines share by their covered units, not by their whole price.',
    input: cart(KWD, [item('a', '1.750'), item('b', '1.250')], [line('b', 5), line('a', 2)], {
      coupon: coupon('fixed', '0.500', { max_allowed_items: 3 }),
    }),
  },
  {
    name: 'fixed, above the total',
    shows: 'Never more than what it is for: the rest of the cart and the fee are paid.',
    input: cart(EUR, MENU, ALL, {
      selling_type: 'delivery',
      coupon: coupon('fixed', '500', { all_menu: false, item_ids: ['tea'] }),
      delivery: ZONE,
    }),
  },
  {
    name: 'guests only, for a guest',
    shows: 'A coupon for guests works for one.',
    input: cart(EUR, MENU, ALL, { coupon: coupon('percent', '10', { user_type: 'guest' }) }),
  },
  {
    name: 'guests only, for a customer',
    shows: 'Ignored for who is logged in, free delivery and all.',
    input: cart(EUR, MENU, ALL, {
      selling_type: 'delivery',
      customer: 'authenticated',
      coupon: coupon('percent', '10', { user_type: 'guest', free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'customers only, for a guest',
    shows: 'Ignored for a guest.',
    input: cart(EUR, MENU, ALL, { coupon: coupon('fixed', '1', { user_type: 'authenticated' }) }),
  },
  {
    name: 'customers only, for a customer',
    shows: 'A coupon for customers works for one.',
    input: cart(EUR, MENU, ALL, {
      customer: 'authenticated',
      coupon: coupon('fixed', '1', { user_type: 'authenticated' }),
    }),
  },
  {
    name: 'free delivery and nothing else',
    shows: 'A coupon of 0% with free_delivery makes the fee 0.',
    input: cart(EUR, MENU, ALL, {
      selling_type: 'delivery',
      coupon: coupon('percent', '0', { free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'free delivery, but the order is picked up',
    shows: 'A coupon that only makes the delivery free does not apply without a delivery.',
    input: cart(EUR, MENU, ALL, { coupon: coupon('percent', '0', { free_delivery: true }) }),
  },
  {
    name: 'free delivery and a discount, but the order is picked up',
    shows: 'The discount applies without a delivery.',
    input: cart(EUR, MENU, ALL, { coupon: coupon('percent', '10', { free_delivery: true }) }),
  },
  {
    name: 'nothing in the cart is eligible',
    shows: 'Nothing off, and the fee stays although the coupon would make it free.',
    input: cart(EUR, MENU, [line('juice', 2)], {
      selling_type: 'delivery',
      coupon: coupon('percent', '10', { all_menu: false, item_ids: ['tea'], free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'just at the minimum',
    shows: 'The subtotal of the whole cart counts, eligible or not: 7.00 is enough for 7.00.',
    input: cart(EUR, MENU, [line('tea', 2)], { coupon: coupon('fixed', '2', { minimum: '7.00' }) }),
  },
  {
    name: 'a cent below the minimum',
    shows: '7.00 is not enough for 7.01, and the fee stays too.',
    input: cart(EUR, MENU, [line('tea', 2)], {
      selling_type: 'delivery',
      coupon: coupon('fixed', '2', { minimum: '7.01', free_delivery: true }),
      delivery: ZONE,
    }),
  },
  {
    name: 'below the minimum by a discount',
    shows: 'What counts is the subtotal after discounts.',
    input: cart(EUR, MENU, [line('tea', 2)], {
      discounts: { all_menu: { id: 'all', type: 'percent', value: '1' }, items: {}, categories: {} },
      coupon: coupon('fixed', '2', { minimum: '7.00' }),
    }),
  },
];
