import type { VectorItem, VectorLine } from '../format.ts';
import { type Case, cart, coupon, dish, EUR, group, item, label, line, modifier, tax } from './build.ts';

const SELLABLE_TEA = item('tea', '3.50', { inclusive_taxes: [tax('food', '7')] });
const MILK = group('milk', [modifier('oat', '0.60', { max_quantity: 2 }), modifier('cow', '0.00')], {
  min: 1,
  max: 2,
});
const LATTE = item('latte', '4.30', { modifier_groups: [MILK] });
const NESTED = item('wrap', '5.00', {
  modifier_groups: [
    group('filling', [
      modifier('chicken', '1.50', {
        groups: [group('sauce', [modifier('hot', '0.35')], { min: 1, max: 1 })],
      }),
      modifier('beans', '0.90'),
    ]),
  ],
});
const SIZES = item('juice', null, {
  price_labels: [
    label('glass', '4.00', { minimum: 2, maximum: 4 }),
    label('box', '30.00', { is_qty: false }),
  ],
});

const LUNCH = item('lunch', '9.90', {
  modifier_groups: [
    group(
      'drink',
      [
        dish('beer', '1.00', { types: ['dine_in'] }),
        dish('breakfast-tea', '0.00', { served: false }),
        dish('cider', '1.00', {}, { available: false }),
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
  input: cart(EUR, [SELLABLE_TEA, badItem], [refusedCarts, line('tea', 2)], {
    exclusive_taxes: [tax('city', '8.25')],
    coupon: coupon('percent', '10', { max_allowed_items: 1 }),
  }),
});
const oat = (quantity: number): Partial<VectorLine> => ({ modifiers: [{ id: 'oat', quantity }] });

export const refusedCarts: readonly Case[] = [
  createRefusedCase(
    LATTE,
    line('mocha', 1),
    'an item that is not on the menu',
    'An item that is not on the menu cannot be ordered.',
  ),
  createRefusedCase(
    item('feast', '99.00', { types: ['dine_in', 'reservation'] }),
    line('feast', 1),
    'an item that the order type does not sell',
    'The order is a pickup, but the item is sold only for dine-in and reservations.',
  ),
  createRefusedCase(
    item('cake', '9.00', { sold_out: true }),
    line('cake', 1),
    'a sold-out item',
    'The item is sold out.',
  ),
  createRefusedCase(
    item('brunch', '9.00', { served: false }),
    line('brunch', 1),
    'an item outside its hours',
    'The item is not served at the time of the order.',
  ),
  createRefusedCase(
    SIZES,
    line('juice', 2),
    'a price label that is missing',
    'An item with price labels must be ordered with one of them.',
  ),
  createRefusedCase(
    SIZES,
    line('juice', 2, { price_label_id: 'jug' }),
    'a price label that the item does not have',
    'The price label may have been removed from the menu.',
  ),
  createRefusedCase(
    SIZES,
    line('juice', 1, { price_label_id: 'glass' }),
    "a quantity below the label's minimum",
    'The label requires at least two glasses.',
  ),
  createRefusedCase(
    SIZES,
    line('juice', 5, { price_label_id: 'glass' }),
    "a quantity above the label's maximum",
    'The label allows at most four glasses.',
  ),
  createRefusedCase(
    SIZES,
    line('juice', 2, { price_label_id: 'box' }),
    'two units of a label without a quantity',
    'A label without a quantity is sold once per line.',
  ),
  createRefusedCase(
    LATTE,
    line('latte', 0, oat(1)),
    'a quantity of zero',
    'The quantity must be at least 1.',
  ),
  createRefusedCase(
    LATTE,
    line('latte', -3, oat(1)),
    'a negative quantity',
    'A negative quantity must not lower the total.',
  ),
  createRefusedCase(
    LATTE,
    line('latte', 1.5, oat(1)),
    'a fractional quantity',
    'The quantity must be a whole number.',
  ),
  createRefusedCase(
    LATTE,
    line('latte', 1001, oat(1)),
    'a quantity above a thousand',
    'The quantity must be at most 1,000.',
  ),
  createRefusedCase(
    LATTE,
    line('latte', 1),
    'a required choice that is missing',
    'At least one kind of milk must be chosen.',
  ),
  createRefusedCase(
    LATTE,
    line('latte', 1, oat(3)),
    'too many units of an option',
    'At most two units of oat milk can be chosen.',
  ),
  createRefusedCase(
    LATTE,
    line('latte', 1, {
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
    line('latte', 1, {
      modifiers: [
        { id: 'soy', quantity: 1 },
        { id: 'cow', quantity: 1 },
      ],
    }),
    'an option that the item does not have',
    'The option may have been removed from the menu.',
  ),
  createRefusedCase(
    item('latte', '4.30', {
      modifier_groups: [group('milk', [modifier('oat', '0.60', { available: false })])],
    }),
    line('latte', 1, oat(1)),
    'an unavailable option',
    'An unavailable option is refused like an option that the item does not have.',
  ),
  createRefusedCase(
    NESTED,
    line('wrap', 1, {
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
    line('wrap', 1, { modifiers: [{ id: 'chicken', quantity: 1 }] }),
    'an outer option without its inner option',
    'Chicken requires one sauce.',
  ),
  createRefusedCase(
    item('cake', '25.00', { comment_required: true }),
    line('cake', 1, { comment: '  ' }),
    'a missing note',
    'The cake requires a note with its inscription. Blanks do not count as a note.',
  ),
  createRefusedCase(
    item('bun', '0.80', { minimum_quantity: 6 }),
    line('bun', 5),
    "a quantity below the item's minimum",
    'At least six buns must be ordered.',
  ),
  createRefusedCase(
    LUNCH,
    line('lunch', 1, { modifiers: [{ id: 'beer', quantity: 1 }] }),
    'a set with a dish that the order type does not sell',
    'The order is a pickup, but the beer in the set is sold only for dine-in.',
  ),
  createRefusedCase(
    LUNCH,
    line('lunch', 1, { modifiers: [{ id: 'breakfast-tea', quantity: 1 }] }),
    'a set with a dish outside its hours',
    'The tea is not served at the time of the order.',
  ),
  createRefusedCase(
    LUNCH,
    line('lunch', 1, { modifiers: [{ id: 'cider', quantity: 1 }] }),
    'a set with a dish that is sold out',
    'The cider is sold out.',
  ),
  createRefusedCase(LUNCH, line('lunch', 1), 'a set without a choice', 'One of the drinks must be chosen.'),
];
