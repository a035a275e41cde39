import type { VectorItem, VectorLine } from '../format.ts';
import {
  buildCart,
  buildCoupon,
  buildDishOption,
  buildGroup,
  buildItem,
  buildLabel,
  buildLine,
  buildModifier,
  buildTax,
  type Case,
  EUR,
} from './build.ts';

const SELLABLE_TEA = buildItem('tea', '3.50', { inclusive_taxes: [buildTax('food', '7')] });
const MILK = buildGroup(
  'milk',
  [buildModifier('oat', '0.60', { max_quantity: 2 }), buildModifier('cow', '0.00')],
  {
    min: 1,
    max: 2,
  },
);
const LATTE = buildItem('latte', '4.30', { modifier_groups: [MILK] });
const NESTED = buildItem('wrap', '5.00', {
  modifier_groups: [
    buildGroup('filling', [
      buildModifier('chicken', '1.50', {
        groups: [buildGroup('sauce', [buildModifier('hot', '0.35')], { min: 1, max: 1 })],
      }),
      buildModifier('beans', '0.90'),
    ]),
  ],
});
const SIZES = buildItem('juice', null, {
  price_labels: [
    buildLabel('glass', '4.00', { minimum: 2, maximum: 4 }),
    buildLabel('box', '30.00', { is_qty: false }),
  ],
});

const LUNCH = buildItem('lunch', '9.90', {
  modifier_groups: [
    buildGroup(
      'drink',
      [
        buildDishOption('beer', '1.00', { types: ['dine_in'] }),
        buildDishOption('breakfast-tea', '0.00', { served: false }),
        buildDishOption('cider', '1.00', {}, { available: false }),
      ],
      { min: 1, max: 1 },
    ),
  ],
});

/** A cart with a refused line and a good one. Only the good line is priced and discounted by the coupon. */
const createRefusedCase = (
  badItem: VectorItem,
  refusedCarts: VectorLine,
  name: string,
  shows: string,
): Case => ({
  name,
  shows,
  input: buildCart(EUR, [SELLABLE_TEA, badItem], [refusedCarts, buildLine('tea', 2)], {
    exclusive_taxes: [buildTax('city', '8.25')],
    coupon: buildCoupon('percent', '10', { max_allowed_items: 1 }),
  }),
});
const chooseOatMilk = (quantity: number): Partial<VectorLine> => ({ modifiers: [{ id: 'oat', quantity }] });

export const refusedCarts: readonly Case[] = [
  createRefusedCase(
    LATTE,
    buildLine('mocha', 1),
    'an item that is not on the menu',
    'An item that is not on the menu cannot be ordered.',
  ),
  createRefusedCase(
    buildItem('feast', '99.00', { types: ['dine_in', 'reservation'] }),
    buildLine('feast', 1),
    'an item that the order type does not sell',
    'The order is a pickup, but the item is sold only for dine-in and reservations.',
  ),
  createRefusedCase(
    buildItem('cake', '9.00', { sold_out: true }),
    buildLine('cake', 1),
    'a sold-out item',
    'The item is sold out.',
  ),
  createRefusedCase(
    buildItem('brunch', '9.00', { served: false }),
    buildLine('brunch', 1),
    'an item outside its hours',
    'The item is not served at the time of the order.',
  ),
  createRefusedCase(
    SIZES,
    buildLine('juice', 2),
    'a price label that is missing',
    'An item with price labels must be ordered with one of them.',
  ),
  createRefusedCase(
    SIZES,
    buildLine('juice', 2, { price_label_id: 'jug' }),
    'a price label that the item does not have',
    'The price label may have been removed from the menu.',
  ),
  createRefusedCase(
    SIZES,
    buildLine('juice', 1, { price_label_id: 'glass' }),
    "a quantity below the label's minimum",
    'The label requires at least two glasses.',
  ),
  createRefusedCase(
    SIZES,
    buildLine('juice', 5, { price_label_id: 'glass' }),
    "a quantity above the label's maximum",
    'The label allows at most four glasses.',
  ),
  createRefusedCase(
    SIZES,
    buildLine('juice', 2, { price_label_id: 'box' }),
    'two units of a label without a quantity',
    'A label without a quantity is sold once per line.',
  ),
  createRefusedCase(
    LATTE,
    buildLine('latte', 0, chooseOatMilk(1)),
    'a quantity of zero',
    'The quantity must be at least 1.',
  ),
  createRefusedCase(
    LATTE,
    buildLine('latte', -3, chooseOatMilk(1)),
    'a negative quantity',
    'A negative quantity must not lower the total.',
  ),
  createRefusedCase(
    LATTE,
    buildLine('latte', 1.5, chooseOatMilk(1)),
    'a fractional quantity',
    'The quantity must be a whole number.',
  ),
  createRefusedCase(
    LATTE,
    buildLine('latte', 1001, chooseOatMilk(1)),
    'a quantity above a thousand',
    'The quantity must be at most 1,000.',
  ),
  createRefusedCase(
    LATTE,
    buildLine('latte', 1),
    'a required choice that is missing',
    'At least one kind of milk must be chosen.',
  ),
  createRefusedCase(
    LATTE,
    buildLine('latte', 1, chooseOatMilk(3)),
    'too many units of an option',
    'At most two units of oat milk can be chosen.',
  ),
  createRefusedCase(
    LATTE,
    buildLine('latte', 1, {
      modifiers: [
        { id: 'oat', quantity: 2 },
        { id: 'cow', quantity: 1 },
      ],
    }),
    'too many options of a group',
    'At most two options of the group can be chosen, counting quantities.',
  ),
  createRefusedCase(
    LATTE,
    buildLine('latte', 1, {
      modifiers: [
        { id: 'soy', quantity: 1 },
        { id: 'cow', quantity: 1 },
      ],
    }),
    'an option that the item does not have',
    'The option may have been removed from the menu.',
  ),
  createRefusedCase(
    buildItem('latte', '4.30', {
      modifier_groups: [buildGroup('milk', [buildModifier('oat', '0.60', { available: false })])],
    }),
    buildLine('latte', 1, chooseOatMilk(1)),
    'an unavailable option',
    'An unavailable option is refused like an option that the item does not have.',
  ),
  createRefusedCase(
    NESTED,
    buildLine('wrap', 1, {
      modifiers: [
        { id: 'beans', quantity: 1 },
        { id: 'hot', quantity: 1 },
      ],
    }),
    'an inner option without its outer option',
    'An inner option can be chosen only together with its outer option.',
  ),
  createRefusedCase(
    NESTED,
    buildLine('wrap', 1, { modifiers: [{ id: 'chicken', quantity: 1 }] }),
    'an outer option without its inner option',
    'Chicken requires one sauce.',
  ),
  createRefusedCase(
    buildItem('cake', '25.00', { comment_required: true }),
    buildLine('cake', 1, { comment: '  ' }),
    'a missing note',
    'The cake requires a note with its inscription. Blanks do not count as a note.',
  ),
  createRefusedCase(
    buildItem('bun', '0.80', { minimum_quantity: 6 }),
    buildLine('bun', 5),
    "a quantity below the item's minimum",
    'At least six buns must be ordered.',
  ),
  createRefusedCase(
    LUNCH,
    buildLine('lunch', 1, { modifiers: [{ id: 'beer', quantity: 1 }] }),
    'a set with a dish that the order type does not sell',
    'The order is a pickup, but the beer in the set is sold only for dine-in.',
  ),
  createRefusedCase(
    LUNCH,
    buildLine('lunch', 1, { modifiers: [{ id: 'breakfast-tea', quantity: 1 }] }),
    'a set with a dish outside its hours',
    'The tea is not served at the time of the order.',
  ),
  createRefusedCase(
    LUNCH,
    buildLine('lunch', 1, { modifiers: [{ id: 'cider', quantity: 1 }] }),
    'a set with a dish that is sold out',
    'The cider is sold out.',
  ),
  createRefusedCase(
    LUNCH,
    buildLine('lunch', 1),
    'a set without a choice',
    'One of the drinks must be chosen.',
  ),
];
