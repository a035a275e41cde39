import type { VectorItem, VectorLine } from '../format.ts';
import { type Case, cart, coupon, dish, EUR, group, item, label, line, modifier, tax } from './build.ts';

const GOOD = item('tea', '3.50', { inclusive_taxes: [tax('food', '7')] });
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
const beside = (bad: VectorItem, refused: VectorLine, name: string, shows: string): Case => ({
  name,
  shows,
  input: cart(EUR, [GOOD, bad], [refused, line('tea', 2)], {
    exclusive_taxes: [tax('city', '8.25')],
    coupon: coupon('percent', '10', { max_allowed_items: 1 }),
  }),
});
const oat = (quantity: number): Partial<VectorLine> => ({ modifiers: [{ id: 'oat', quantity }] });

export const refused: readonly Case[] = [
  beside(LATTE, line('mocha', 1), 'an item that is gone', 'What is not on the menu is priced nowhere.'),
  beside(
    item('feast', '99.00', { types: ['dine_in', 'reservation'] }),
    line('feast', 1),
    'an item not sold this way',
    'Sold in the house only, and ordered for collection.',
  ),
  beside(
    item('cake', '9.00', { sold_out: true }),
    line('cake', 1),
    'a sold-out item',
    'Nothing of it is left.',
  ),
  beside(
    item('brunch', '9.00', { served: false }),
    line('brunch', 1),
    'an item outside its hours',
    'Not served at the time of the order.',
  ),
  beside(SIZES, line('juice', 2), 'a price label that is missing', 'An item with labels is bought by one.'),
  beside(
    SIZES,
    line('juice', 2, { price_label_id: 'jug' }),
    'a price label that is gone',
    'A label of yesterday has no price today.',
  ),
  beside(
    SIZES,
    line('juice', 1, { price_label_id: 'glass' }),
    "a count below the label's minimum",
    'Two glasses at least.',
  ),
  beside(
    SIZES,
    line('juice', 5, { price_label_id: 'glass' }),
    "a count above the label's maximum",
    'Four glasses at most.',
  ),
  beside(
    SIZES,
    line('juice', 2, { price_label_id: 'box' }),
    'two of what is sold one per line',
    'A label without a count is sold once per line.',
  ),
  beside(LATTE, line('latte', 0, oat(1)), 'a count of nothing', 'Zero is no count.'),
  beside(LATTE, line('latte', -3, oat(1)), 'a count below nothing', 'Nothing is ever paid back.'),
  beside(LATTE, line('latte', 1.5, oat(1)), 'half a count', 'A count is a whole number.'),
  beside(LATTE, line('latte', 1001, oat(1)), 'more than a thousand', 'A thousand is the most.'),
  beside(LATTE, line('latte', 1), 'a required choice that is missing', 'One milk at least.'),
  beside(LATTE, line('latte', 1, oat(3)), 'too many of an option', 'Two of oat at most.'),
  beside(
    LATTE,
    line('latte', 1, {
      modifiers: [
        { id: 'oat', quantity: 2 },
        { id: 'cow', quantity: 1 },
      ],
    }),
    'too many of a group',
    'Two of the group at most, counting quantities.',
  ),
  beside(
    LATTE,
    line('latte', 1, {
      modifiers: [
        { id: 'soy', quantity: 1 },
        { id: 'cow', quantity: 1 },
      ],
    }),
    'an option that is gone',
    'An option of yesterday has no price today.',
  ),
  beside(
    item('latte', '4.30', {
      modifier_groups: [group('milk', [modifier('oat', '0.60', { available: false })])],
    }),
    line('latte', 1, oat(1)),
    'an option that ran out',
    'An option that is not to be had now counts as gone.',
  ),
  beside(
    NESTED,
    line('wrap', 1, {
      modifiers: [
        { id: 'beans', quantity: 1 },
        { id: 'hot', quantity: 1 },
      ],
    }),
    'an inner option without the outer',
    'An option is asked for only when the one above it is chosen.',
  ),
  beside(
    NESTED,
    line('wrap', 1, { modifiers: [{ id: 'chicken', quantity: 1 }] }),
    'an outer option without the inner',
    'Chicken asks for one sauce.',
  ),
  beside(
    item('cake', '25.00', { comment_required: true }),
    line('cake', 1, { comment: '  ' }),
    'a note that is missing',
    'What must be written on the cake? Blanks are no note.',
  ),
  beside(
    item('bun', '0.80', { minimum_quantity: 6 }),
    line('bun', 5),
    "a count below the item's minimum",
    'Six buns at least.',
  ),
  beside(
    LUNCH,
    line('lunch', 1, { modifiers: [{ id: 'beer', quantity: 1 }] }),
    'a set with a dish that is not sold this way',
    'The set is ordered for collection, and the beer is sold in the house only.',
  ),
  beside(
    LUNCH,
    line('lunch', 1, { modifiers: [{ id: 'breakfast-tea', quantity: 1 }] }),
    'a set with a dish outside its hours',
    'The tea is not served at the time of the order.',
  ),
  beside(
    LUNCH,
    line('lunch', 1, { modifiers: [{ id: 'cider', quantity: 1 }] }),
    'a set with a dish that is sold out',
    'Nothing of the cider is left.',
  ),
  beside(LUNCH, line('lunch', 1), 'a set without a choice', 'One of the drinks has to be chosen.'),
];
