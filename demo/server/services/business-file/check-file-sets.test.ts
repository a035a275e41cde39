import { describe, expect, it } from 'vitest';
import {
  bilingualText,
  type Case,
  getJuice,
  getLatte,
  itReportsEach,
  readProblemsAfter,
} from '../testing/garden.ts';

/** Adds a set with these parts after the latte, tea and juice. */
const addSet =
  (parts: unknown, changes: object = {}): Case[1] =>
  (file) =>
    file.categories[0]?.items.push({ id: 'set', name: bilingualText, price: 3, parts, ...changes });

const SET_CASES: readonly Case[] = [
  [
    'a part that names an unknown item',
    addSet([{ id: 'drink', item: 'cocoa' }]),
    'categories[0].items[3].parts[0].item',
    'the id of an item',
    '"cocoa"',
  ],
  [
    'a choice that names an unknown item',
    addSet([{ id: 'drink', name: bilingualText, choices: [{ item: 'latte' }, { item: 'cocoa' }] }]),
    'categories[0].items[3].parts[0].choices[1].item',
    'the id of an item',
    '"cocoa"',
  ],
  [
    'a set inside a set',
    addSet([{ id: 'drink', item: 'set' }]),
    'categories[0].items[3].parts[0].item',
    'an item that is no set itself',
    '"set"',
  ],
  [
    'a part without a dish',
    addSet([{ id: 'drink' }]),
    'categories[0].items[3].parts[0].item',
    'either item or choices',
    'nothing',
  ],
  [
    'a part with a dish and choices',
    addSet([{ id: 'drink', name: bilingualText, item: 'tea', choices: [{ item: 'latte' }] }]),
    'categories[0].items[3].parts[0].item',
    'either item or choices',
    '"tea"',
  ],
  [
    'a part with choices but without a name',
    addSet([{ id: 'drink', choices: [{ item: 'latte' }] }]),
    'categories[0].items[3].parts[0].name',
    'a name, because customers choose',
    'nothing',
  ],
  [
    'a dish that a part offers twice',
    addSet([{ id: 'drink', name: bilingualText, choices: [{ item: 'tea' }, { item: 'tea' }] }]),
    'categories[0].items[3].parts[0].choices[1].item',
    'each item only once per part',
    '"tea"',
  ],
  [
    'two parts with the same id',
    addSet([
      { id: 'drink', item: 'tea' },
      { id: 'drink', item: 'latte' },
    ]),
    'categories[0].items[3].parts[1].id',
    'an id that no other part of this set has',
    '"drink"',
  ],
  [
    'a dish with several prices and no price label',
    addSet([{ id: 'drink', item: 'juice' }]),
    'categories[0].items[3].parts[0].price_label',
    'a price label of "juice": small, large',
    'nothing',
  ],
  [
    'a price label of a dish that has one price',
    addSet([{ id: 'drink', item: 'tea', price_label: 'large' }]),
    'categories[0].items[3].parts[0].price_label',
    'no price_label, because "tea" has one price',
    '"large"',
  ],
  [
    'a price label beside choices',
    addSet([{ id: 'drink', name: bilingualText, price_label: 'large', choices: [{ item: 'tea' }] }]),
    'categories[0].items[3].parts[0].price_label',
    'no price_label next to choices: each choice has its own',
    '"large"',
  ],
  [
    'a part whose dish requires a note that the set does not require',
    (file) => {
      Object.assign(getLatte(file), { comment_required: true });
      addSet([{ id: 'hot', item: 'latte' }])(file);
    },
    'categories[0].items[3].parts[0].item',
    'comment_required: true in the set, because "Saffron latte" (latte) cannot be ordered without a note',
    '"latte"',
  ],
  [
    'a choice whose dish requires a note that the set does not require',
    (file) => {
      Object.assign(getLatte(file), { comment_required: true });
      addSet([{ id: 'hot', name: bilingualText, choices: [{ item: 'tea' }, { item: 'latte' }] }])(file);
    },
    'categories[0].items[3].parts[0].choices[1].item',
    'comment_required: true in the set, because "Saffron latte" (latte) cannot be ordered without a note',
    '"latte"',
  ],
  [
    'a part with fewer pieces than its item requires',
    (file) => {
      Object.assign(getLatte(file), { minimum_quantity: 4 });
      addSet([{ id: 'hot', item: 'latte', quantity: 3 }])(file);
    },
    'categories[0].items[3].parts[0].quantity',
    '4 or more, because "Saffron latte" (latte) is sold from 4 pieces on',
    '3',
  ],
  [
    'a choice that allows fewer pieces than its dish requires',
    (file) => {
      Object.assign(getLatte(file), { minimum_quantity: 2 });
      addSet([
        { id: 'hot', name: bilingualText, quantity: 2, choices: [{ item: 'tea' }, { item: 'latte' }] },
      ])(file);
    },
    'categories[0].items[3].parts[0].choices[1].item',
    'a part of its own, because "Saffron latte" (latte) is sold from 2 pieces on and customers can choose fewer of it',
    '"latte"',
  ],
  [
    'a part with fewer pieces than its price label requires',
    (file) => {
      const price_labels = [{ id: 'small', label: bilingualText, price: 1, minimum: 2 }];
      Object.assign(getJuice(file), { price_labels, branches: {} });
      addSet([{ id: 'cold', item: 'juice', price_label: 'small' }])(file);
    },
    'categories[0].items[3].parts[0].quantity',
    '2 or more, because "Orange juice" (juice) is sold from 2 pieces on',
    '1',
  ],
  [
    'modifier groups of a set',
    addSet([{ id: 'drink', item: 'tea' }], { modifier_groups: ['milk'] }),
    'categories[0].items[3].modifier_groups',
    'no modifier_groups in a set: its parts have their own',
    '["milk"]',
  ],
  [
    'tax_by_parts for an item without parts',
    (file) => Object.assign(getLatte(file), { tax_by_parts: true }),
    'categories[0].items[0].tax_by_parts',
    'no tax_by_parts without parts',
    'true',
  ],
];

describe('the sets of a business file', () => {
  itReportsEach('the sets', SET_CASES);

  it.each([
    ['a quantity of zero', [{ id: 'drink', item: 'tea', quantity: 0 }], 'quantity'],
    ['an empty choice', [{ id: 'drink', name: bilingualText, choices: [] }], 'choices'],
    [
      'a surcharge with too many decimals',
      [{ id: 'drink', name: bilingualText, choices: [{ item: 'tea', surcharge: 0.0005 }] }],
      'choices[0].surcharge',
    ],
  ])('reports a part of a set with %s', (_what, parts, field) => {
    expect(readProblemsAfter(addSet(parts)).map(({ path }) => path)).toEqual([
      `categories[0].items[3].parts[0].${field}`,
    ]);
  });

  it('accepts a set with fixed parts, choices, sizes and surcharges', () => {
    const parts = [
      { id: 'hot', item: 'latte', quantity: 2 },
      {
        id: 'cold',
        name: bilingualText,
        choices: [
          { item: 'juice', price_label: 'small' },
          { item: 'juice', price_label: 'large', surcharge: 0.5 },
        ],
      },
    ];
    expect(readProblemsAfter(addSet(parts, { tax_by_parts: true }))).toEqual([]);
  });

  it('accepts a set with the note and the minimum quantity that its dish requires', () => {
    const problems = readProblemsAfter((file) => {
      Object.assign(getLatte(file), { comment_required: true, minimum_quantity: 2 });
      addSet([{ id: 'hot', item: 'latte', quantity: 2 }], { comment_required: true })(file);
    });
    expect(problems).toEqual([]);
  });
});
