import {
  buildCart,
  buildGroup,
  buildItem,
  buildLabel,
  buildLine,
  buildModifier,
  buildTax,
  type Case,
  EUR,
  KWD,
} from './build.ts';

const NESTED = buildItem('wrap', '5.00', {
  inclusive_taxes: [buildTax('food', '7')],
  modifier_groups: [
    buildGroup(
      'filling',
      [
        buildModifier('chicken', '1.50', {
          max_quantity: 2,
          groups: [
            buildGroup(
              'sauce',
              [
                buildModifier('hot', '0.35', {
                  taxes: [buildTax('spice', '12.5')],
                  groups: [buildGroup('how-hot', [buildModifier('very', '0.05')])],
                }),
                buildModifier('mild', '0.15'),
              ],
              { min: 1, max: 1 },
            ),
          ],
        }),
        buildModifier('beans', '0.90'),
      ],
      { min: 1, max: 3 },
    ),
  ],
});

const SIZES = buildItem('tea', null, {
  price_labels: [
    buildLabel('cup', '2.250'),
    buildLabel('pot', '6.125', { minimum: 2, maximum: 4 }),
    buildLabel('party', '48.000', { is_qty: false }),
  ],
});

export const choices: readonly Case[] = [
  {
    name: 'modifiers with quantities',
    shows: 'The price of the modifiers is the sum of price x quantity, for one unit of the line.',
    input: buildCart(
      EUR,
      [
        buildItem('toast', '2.00', {
          modifier_groups: [
            buildGroup('on-top', [
              buildModifier('cheese', '0.75', { max_quantity: 3 }),
              buildModifier('ham', '1.10'),
            ]),
          ],
        }),
      ],
      [
        buildLine('toast', 4, {
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
    input: buildCart(
      EUR,
      [NESTED],
      [
        buildLine('wrap', 2, {
          modifiers: [
            { id: 'chicken', quantity: 2 },
            { id: 'hot', quantity: 1 },
            { id: 'very', quantity: 1 },
            { id: 'beans', quantity: 1 },
          ],
        }),
        buildLine('wrap', 1, { modifiers: [{ id: 'beans', quantity: 1 }] }),
      ],
    ),
  },
  {
    name: 'price labels',
    shows:
      'A label has its own price, minimum and maximum. A label without a quantity is sold once per line.',
    input: buildCart(
      KWD,
      [SIZES],
      [
        buildLine('tea', 1, { price_label_id: 'cup' }),
        buildLine('tea', 2, { price_label_id: 'pot' }),
        buildLine('tea', 4, { price_label_id: 'pot' }),
        buildLine('tea', 1, { price_label_id: 'party' }),
        buildLine('tea', 1, { price_label_id: 'party' }),
      ],
    ),
  },
  {
    name: 'a line of a thousand units',
    shows: 'The maximum quantity of a line is 1,000.',
    input: buildCart(
      KWD,
      [buildItem('date', '0.035', { inclusive_taxes: [buildTax('five', '5')] })],
      [buildLine('date', 1000)],
      {
        exclusive_taxes: [buildTax('city', '8.25')],
      },
    ),
  },
  {
    name: 'options that cost nothing',
    shows: 'Free options and free items can be ordered like any others.',
    input: buildCart(
      EUR,
      [
        buildItem('tea', '3.50', { modifier_groups: [buildGroup('milk', [buildModifier('cow', '0.00')])] }),
        buildItem('water', '0.00', { modifier_groups: [buildGroup('ice', [buildModifier('ice', '0.00')])] }),
      ],
      [
        buildLine('tea', 1, { modifiers: [{ id: 'cow', quantity: 1 }] }),
        buildLine('water', 2, { modifiers: [{ id: 'ice', quantity: 1 }] }),
      ],
    ),
  },
  {
    name: 'options in any order, one listed twice',
    shows:
      'The quantities of an option that is listed twice are added, and it is rounded as one part. Taxes are listed in menu order.',
    input: buildCart(
      EUR,
      [NESTED],
      [
        buildLine('wrap', 1, {
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
    input: buildCart(EUR, [buildItem('tea', '3.50')], [], {
      exclusive_taxes: [buildTax('city', '8.25')],
      wallet_balance: '5.00',
    }),
  },
];
