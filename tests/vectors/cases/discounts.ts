import type { VectorDiscount, VectorInput } from '../format.ts';
import {
  buildCart,
  buildGroup,
  buildItem,
  buildLine,
  buildModifier,
  type Case,
  EUR,
  JPY,
  KWD,
} from './build.ts';

const buildPercentDiscount = (id: string, value: string): VectorDiscount => ({ id, type: 'percent', value });
const buildFixedDiscount = (id: string, value: string): VectorDiscount => ({ id, type: 'fixed', value });

const MENU = [
  buildItem('tea', '3.50', { category_id: 'hot', grand_category_id: 'drinks' }),
  buildItem('juice', '4.20', { category_id: 'cold', grand_category_id: 'drinks' }),
  buildItem('cake', '5.10', { category_id: 'sweets' }),
];
const ALL_LINES = [buildLine('tea', 2), buildLine('juice', 1), buildLine('cake', 3)];
const withDiscounts = (discounts: Partial<VectorInput['discounts']>): Partial<VectorInput> => ({
  discounts: { all_menu: null, items: {}, categories: {}, ...discounts },
});

const CHEESE = buildItem('toast', '2.00', {
  modifier_groups: [buildGroup('on-top', [buildModifier('cheese', '0.75', { max_quantity: 3 })])],
});

export const discounts: readonly Case[] = [
  {
    name: 'all menu, percent',
    shows: 'A discount on everything is rounded per unit, then multiplied by the count.',
    input: buildCart(EUR, MENU, ALL_LINES, withDiscounts({ all_menu: buildPercentDiscount('all', '12.5') })),
  },
  {
    name: 'all menu, fixed',
    shows: 'A fixed discount is taken off every unit.',
    input: buildCart(EUR, MENU, ALL_LINES, withDiscounts({ all_menu: buildFixedDiscount('all', '0.40') })),
  },
  {
    name: 'category before all menu',
    shows: 'The more specific discount applies, even when it is smaller; discounts do not stack.',
    input: buildCart(
      EUR,
      MENU,
      ALL_LINES,
      withDiscounts({
        all_menu: buildPercentDiscount('all', '50'),
        categories: { sweets: buildPercentDiscount('sweets', '10') },
      }),
    ),
  },
  {
    name: 'category before its parent category',
    shows: 'The discount of a category applies before that of its parent category.',
    input: buildCart(
      EUR,
      MENU,
      ALL_LINES,
      withDiscounts({
        categories: { drinks: buildFixedDiscount('drinks', '1.00'), hot: buildPercentDiscount('hot', '5') },
      }),
    ),
  },
  {
    name: 'item before everything',
    shows: 'One cart with a discount of every level: item, category, parent category and whole menu.',
    input: buildCart(
      EUR,
      [...MENU, buildItem('soup', '6.66', { category_id: 'food' })],
      [...ALL_LINES, buildLine('soup', 1)],
      withDiscounts({
        all_menu: buildPercentDiscount('all', '3'),
        items: { cake: buildPercentDiscount('cake', '33.33') },
        categories: {
          drinks: buildPercentDiscount('drinks', '7'),
          hot: buildFixedDiscount('hot', '0.05'),
          sweets: buildFixedDiscount('sweets', '2'),
        },
      }),
    ),
  },
  {
    name: 'a discount above the price',
    shows: 'A unit never costs less than zero: a discount above the price is cut to the price.',
    input: buildCart(
      EUR,
      MENU,
      ALL_LINES,
      withDiscounts({
        items: { tea: buildFixedDiscount('tea', '9.99'), cake: buildPercentDiscount('cake', '100') },
      }),
    ),
  },
  {
    name: 'no discount on modifiers',
    shows: 'A discount does not reduce the price of modifiers, even when it is 100%.',
    input: buildCart(
      EUR,
      [CHEESE],
      [buildLine('toast', 2, { modifiers: [{ id: 'cheese', quantity: 2 }] })],
      withDiscounts({ all_menu: buildPercentDiscount('all', '100') }),
    ),
  },
  {
    name: 'discount that ends in half a minor unit, three decimals',
    shows: '10% of 0.125 is 0.0125: rounded half away from zero to 0.013 off.',
    input: buildCart(
      KWD,
      [buildItem('gum', '0.125')],
      [buildLine('gum', 7)],
      withDiscounts({ all_menu: buildPercentDiscount('all', '10') }),
    ),
  },
  {
    name: 'discount that ends in half a minor unit, no decimals',
    shows: '5% of 150 is 7.5, rounded to 8 off. 5% of 149 is 7.45, rounded to 7 off.',
    input: buildCart(
      JPY,
      [buildItem('rice', '150'), buildItem('miso', '149')],
      [buildLine('rice', 1), buildLine('miso', 1)],
      withDiscounts({ all_menu: buildPercentDiscount('all', '5') }),
    ),
  },
];
