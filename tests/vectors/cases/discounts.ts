import type { VectorDiscount, VectorInput } from '../format.ts';
import { type Case, cart, EUR, group, item, JPY, KWD, line, modifier } from './build.ts';

const percentDiscount = (id: string, value: string): VectorDiscount => ({ id, type: 'percent', value });
const fixedDiscount = (id: string, value: string): VectorDiscount => ({ id, type: 'fixed', value });

const MENU = [
  item('tea', '3.50', { category_id: 'hot', grand_category_id: 'drinks' }),
  item('juice', '4.20', { category_id: 'cold', grand_category_id: 'drinks' }),
  item('cake', '5.10', { category_id: 'sweets' }),
];
const ALL_LINES = [line('tea', 2), line('juice', 1), line('cake', 3)];
const withDiscounts = (discounts: Partial<VectorInput['discounts']>): Partial<VectorInput> => ({
  discounts: { all_menu: null, items: {}, categories: {}, ...discounts },
});

const CHEESE = item('toast', '2.00', {
  modifier_groups: [group('on-top', [modifier('cheese', '0.75', { max_quantity: 3 })])],
});

export const discounts: readonly Case[] = [
  {
    name: 'all menu, percent',
    shows: 'A discount on everything is rounded per unit, then multiplied by the count.',
    input: cart(EUR, MENU, ALL_LINES, withDiscounts({ all_menu: percentDiscount('all', '12.5') })),
  },
  {
    name: 'all menu, fixed',
    shows: 'A fixed discount is taken off every unit.',
    input: cart(EUR, MENU, ALL_LINES, withDiscounts({ all_menu: fixedDiscount('all', '0.40') })),
  },
  {
    name: 'category before all menu',
    shows: 'The more specific discount applies, even when it is smaller; discounts do not stack.',
    input: cart(
      EUR,
      MENU,
      ALL_LINES,
      withDiscounts({
        all_menu: percentDiscount('all', '50'),
        categories: { sweets: percentDiscount('sweets', '10') },
      }),
    ),
  },
  {
    name: 'category before its parent category',
    shows: 'The discount of a category applies before that of its parent category.',
    input: cart(
      EUR,
      MENU,
      ALL_LINES,
      withDiscounts({
        categories: { drinks: fixedDiscount('drinks', '1.00'), hot: percentDiscount('hot', '5') },
      }),
    ),
  },
  {
    name: 'item before everything',
    shows: 'One cart with a discount of every level: item, category, parent category and whole menu.',
    input: cart(
      EUR,
      [...MENU, item('soup', '6.66', { category_id: 'food' })],
      [...ALL_LINES, line('soup', 1)],
      withDiscounts({
        all_menu: percentDiscount('all', '3'),
        items: { cake: percentDiscount('cake', '33.33') },
        categories: {
          drinks: percentDiscount('drinks', '7'),
          hot: fixedDiscount('hot', '0.05'),
          sweets: fixedDiscount('sweets', '2'),
        },
      }),
    ),
  },
  {
    name: 'a discount above the price',
    shows: 'A unit never costs less than zero: a discount above the price is cut to the price.',
    input: cart(
      EUR,
      MENU,
      ALL_LINES,
      withDiscounts({ items: { tea: fixedDiscount('tea', '9.99'), cake: percentDiscount('cake', '100') } }),
    ),
  },
  {
    name: 'no discount on modifiers',
    shows: 'A discount does not reduce the price of modifiers, even when it is 100%.',
    input: cart(
      EUR,
      [CHEESE],
      [line('toast', 2, { modifiers: [{ id: 'cheese', quantity: 2 }] })],
      withDiscounts({ all_menu: percentDiscount('all', '100') }),
    ),
  },
  {
    name: 'discount that ends in half a minor unit, three decimals',
    shows: '10% of 0.125 is 0.0125: rounded half away from zero to 0.013 off.',
    input: cart(
      KWD,
      [item('gum', '0.125')],
      [line('gum', 7)],
      withDiscounts({ all_menu: percentDiscount('all', '10') }),
    ),
  },
  {
    name: 'discount that ends in half a minor unit, no decimals',
    shows: '5% of 150 is 7.5, rounded to 8 off. 5% of 149 is 7.45, rounded to 7 off.',
    input: cart(
      JPY,
      [item('rice', '150'), item('miso', '149')],
      [line('rice', 1), line('miso', 1)],
      withDiscounts({ all_menu: percentDiscount('all', '5') }),
    ),
  },
];
