import { type Case, cart, EUR, group, item, KWD, label, line, modifier, tax } from './build.ts';

const NESTED = item('wrap', '5.00', {
  inclusive_taxes: [tax('food', '7')],
  modifier_groups: [
    group(
      'filling',
      [
        modifier('chicken', '1.50', {
          max_quantity: 2,
          groups: [
            group(
              'sauce',
              [
                modifier('hot', '0.35', {
                  taxes: [tax('spice', '12.5')],
                  groups: [group('how-hot', [modifier('very', '0.05')])],
                }),
                modifier('mild', '0.15'),
              ],
              { min: 1, max: 1 },
            ),
          ],
        }),
        modifier('beans', '0.90'),
      ],
      { min: 1, max: 3 },
    ),
  ],
});

const SIZES = item('tea', null, {
  price_labels: [
    label('cup', '2.250'),
    label('pot', '6.125', { minimum: 2, maximum: 4 }),
    label('party', '48.000', { is_qty: false }),
  ],
});

export const choices: readonly Case[] = [
  {
    name: 'modifiers with quantities',
    shows: 'The price of the modifiers is the sum of price x quantity, for one unit of the line.',
    input: cart(
      EUR,
      [
        item('toast', '2.00', {
          modifier_groups: [
            group('on-top', [modifier('cheese', '0.75', { max_quantity: 3 }), modifier('ham', '1.10')]),
          ],
        }),
      ],
      [
        line('toast', 4, {
          modifiers: [
            { id: 'cheese', quantity: 3 },
            { id: 'ham', quantity: 1 },
          ],
        }),
      ],
    ),
  },
  {
    name: 'nested options',
    shows:
      'Every level is priced and taxed separately. The quantity of an outer option does not multiply its inner options.',
    input: cart(
      EUR,
      [NESTED],
      [
        line('wrap', 2, {
          modifiers: [
            { id: 'chicken', quantity: 2 },
            { id: 'hot', quantity: 1 },
            { id: 'very', quantity: 1 },
            { id: 'beans', quantity: 1 },
          ],
        }),
        line('wrap', 1, { modifiers: [{ id: 'beans', quantity: 1 }] }),
      ],
    ),
  },
  {
    name: 'price labels',
    shows:
      'A label has its own price, minimum and maximum. A label without a quantity is sold once per line.',
    input: cart(
      KWD,
      [SIZES],
      [
        line('tea', 1, { price_label_id: 'cup' }),
        line('tea', 2, { price_label_id: 'pot' }),
        line('tea', 4, { price_label_id: 'pot' }),
        line('tea', 1, { price_label_id: 'party' }),
        line('tea', 1, { price_label_id: 'party' }),
      ],
    ),
  },
  {
    name: 'a line of a thousand units',
    shows: 'The maximum quantity of a line is 1,000.',
    input: cart(KWD, [item('date', '0.035', { inclusive_taxes: [tax('five', '5')] })], [line('date', 1000)], {
      exclusive_taxes: [tax('city', '8.25')],
    }),
  },
  {
    name: 'options that cost nothing',
    shows: 'Free options and free items can be ordered like any others.',
    input: cart(
      EUR,
      [
        item('tea', '3.50', { modifier_groups: [group('milk', [modifier('cow', '0.00')])] }),
        item('water', '0.00', { modifier_groups: [group('ice', [modifier('ice', '0.00')])] }),
      ],
      [
        line('tea', 1, { modifiers: [{ id: 'cow', quantity: 1 }] }),
        line('water', 2, { modifiers: [{ id: 'ice', quantity: 1 }] }),
      ],
    ),
  },
  {
    name: 'options in any order, one listed twice',
    shows:
      'The quantities of an option that is listed twice are added, and it is rounded as one part. Taxes are listed in menu order.',
    input: cart(
      EUR,
      [NESTED],
      [
        line('wrap', 1, {
          modifiers: [
            { id: 'hot', quantity: 1 },
            { id: 'chicken', quantity: 1 },
            { id: 'beans', quantity: 1 },
            { id: 'chicken', quantity: 1 },
          ],
        }),
      ],
    ),
  },
  {
    name: 'an empty cart',
    shows: 'An empty cart costs nothing. Every exclusive tax is listed with an amount of zero.',
    input: cart(EUR, [item('tea', '3.50')], [], {
      exclusive_taxes: [tax('city', '8.25')],
      wallet_balance: '5.00',
    }),
  },
];
