import {
  buildCart,
  buildCoupon,
  buildDishOption,
  buildGroup,
  buildItem,
  buildLine,
  buildModifier,
  buildTax,
  EUR,
} from './build.ts';
import { buildBill, buildPlainLine, type HandCase } from './hand-bill.ts';

const FOOD = buildTax('food', '7');
const DRINK = buildTax('drink', '19');

const EXACTLY_ONE = { min: 1, max: 1 } as const;
const choose = (...ids: string[]) => ({ modifiers: ids.map((id) => ({ id, quantity: 1 })) });

const cheese = buildGroup('extras', [buildModifier('burger:cheese', '1.50', { taxes: [FOOD] })]);
const bottle = { deposit: '0.15', deposit_taxes: [DRINK] };

/** Alone, the burger costs 12.00, the chips 4.00 and the drink 4.00. The set costs 15.00. */
const burgerSet = buildItem('burger-set', '15.00', {
  modifier_groups: [
    buildGroup(
      'burger',
      [
        buildDishOption(
          'burger.burger',
          '0.00',
          { taxed_price: '12.00' },
          { taxes: [FOOD], groups: [cheese] },
        ),
      ],
      EXACTLY_ONE,
    ),
    buildGroup(
      'chips',
      [buildDishOption('chips.chips', '0.00', { taxed_price: '4.00' }, { taxes: [FOOD] })],
      EXACTLY_ONE,
    ),
    buildGroup(
      'drink',
      [
        buildDishOption('drink.cola', '0.00', { ...bottle, taxed_price: '4.00' }, { taxes: [DRINK] }),
        buildDishOption('drink.mate', '0.40', { ...bottle, taxed_price: '4.40' }, { taxes: [DRINK] }),
      ],
      EXACTLY_ONE,
    ),
  ],
});

/** Sets, calculated with pen and paper. */
export const byHandSets: readonly HandCase[] = [
  {
    name: 'a set with one tax',
    shows:
      'Two sets of two dumplings and a tea with a surcharge of 0.50: 2 x (9.90 + 0.50). The whole set is taxed at 7%: 19.80 x 7/107 = 1.30 and 1.00 x 7/107 = 0.07. The prices of the single dishes do not matter.',
    input: buildCart(
      EUR,
      [
        buildItem('lunch', '9.90', {
          inclusive_taxes: [FOOD],
          modifier_groups: [
            buildGroup('dumplings', [buildDishOption('dumplings', '0.00', {}, { max_quantity: 2 })], {
              min: 2,
              max: 2,
            }),
            buildGroup(
              'drink',
              [buildDishOption('water', '0.00'), buildDishOption('tea', '0.50')],
              EXACTLY_ONE,
            ),
          ],
        }),
      ],
      [
        buildLine('lunch', 2, {
          modifiers: [
            { id: 'dumplings', quantity: 2 },
            { id: 'tea', quantity: 1 },
          ],
        }),
      ],
    ),
    expected: buildBill('0.00', {
      lines: [
        {
          ...buildPlainLine(0, '9.90', '20.80', ['0.00', 0, '20.80']),
          modifiers_price: '0.50',
          net_price: '19.43',
        },
      ],
      subtotal: '20.80',
      net_subtotal: '19.43',
      inclusive_taxes: [
        {
          tax_id: 'food',
          rate: '7',
          net_value: '19.43',
          tax_value: '1.30',
          modifiers_tax_value: '0.07',
          total_tax_value: '1.37',
        },
      ],
      total: '20.80',
      due: '20.80',
    }),
  },
  {
    name: 'a burger set in Berlin',
    shows:
      '15.00 is split in proportion to 12.00, 4.00 and 4.40: 8.8235, 2.9412 and 3.2353, so 8.82, 2.94 and 3.24. With cheese for 1.50 and mate for 0.40: 16.90. The coupon of 10% is 1.69, split by largest remainder: 0.88, 0.30, 0.32, 0.15 and 0.04. Taxes inside: 7.94, 2.64 and 1.35 at 7%: 0.52 + 0.17 + 0.09. 2.92 and 0.36 at 19%: 0.47 + 0.06. The deposit of 0.15 at 19%: 0.02.',
    input: buildCart(
      EUR,
      [burgerSet],
      [buildLine('burger-set', 1, choose('burger.burger', 'burger:cheese', 'chips.chips', 'drink.mate'))],
      {
        coupon: buildCoupon('percent', '10'),
      },
    ),
    expected: buildBill('0.00', {
      lines: [
        {
          ...buildPlainLine(0, '15.00', '16.90', ['1.69', 1, '15.21']),
          modifiers_price: '1.90',
          net_price: '13.90',
          deposit: '0.15',
        },
      ],
      subtotal: '16.90',
      net_subtotal: '15.45',
      coupon: '1.69',
      coupon_outcome: 'applied',
      inclusive_taxes: [
        {
          tax_id: 'food',
          rate: '7',
          net_value: '11.15',
          tax_value: '0.69',
          modifiers_tax_value: '0.09',
          total_tax_value: '0.78',
        },
        {
          tax_id: 'drink',
          rate: '19',
          net_value: '2.88',
          tax_value: '0.49',
          modifiers_tax_value: '0.06',
          total_tax_value: '0.55',
        },
      ],
      deposits: '0.15',
      total: '15.36',
      due: '15.36',
    }),
  },
];
