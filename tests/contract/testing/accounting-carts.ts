import type { OrderBody } from './test-orders.ts';

export const localize = (text: string) => ({ en: text, de: text });
/** An item name that needs quotes in CSV, and that a spreadsheet must not run as a formula. */
export const TRICKY_NAME = '=Water, "still"';
const CATEGORIES = [
  {
    id: 'all',
    name: localize('All'),
    items: [
      {
        id: 'water',
        name: localize(TRICKY_NAME),
        price: 1.19,
        deposit: 0.25,
        inclusive_taxes: ['high'],
      },
      {
        id: 'soup',
        name: localize('Soup'),
        price: 10.7,
        modifier_groups: ['bread', 'sauces'],
        inclusive_taxes: ['low'],
      },
      {
        id: 'lunch',
        name: localize('Lunch'),
        price: 11.5,
        parts: [
          { id: 'soup', item: 'soup' },
          { id: 'drink', item: 'water', quantity: 2 },
        ],
        tax_by_parts: true,
      },
    ],
  },
];
/** Replaces the taxes, dishes, set and coupon of the tea house's own file. */
export const ACCOUNTING_MENU = {
  taxes: {
    low: { name: localize('VAT'), rate: 7 },
    high: { name: localize('VAT'), rate: 19 },
    service: { name: localize('Service'), rate: 8.25 },
  },
  exclusive_taxes: ['service'],
  modifier_groups: {
    bread: {
      name: localize('Bread'),
      min: 0,
      max: 3,
      modifiers: [{ id: 'bread-dark', locales: localize('Dark bread'), price: 0.37, max_quantity: 3 }],
    },
    sauces: {
      name: localize('Sauces'),
      min: 0,
      max: 3,
      included: 1,
      modifiers: [{ id: 'pesto', locales: localize('Pesto'), price: 0.8, max_quantity: 3 }],
    },
  },
  categories: CATEGORIES,
  coupons: [
    { code: 'TEN', discount_type: 'percent', discount_value: 10, all_menu: true, max_per_customer: 100 },
  ],
  discounts: {},
  smart_categories: [],
  highlighted_category: undefined,
} as never;

const buildWater = (quantity: number) => ({ item_id: 'water', quantity });
const buildSoup = (quantity: number, bread = 0) => ({
  item_id: 'soup',
  quantity,
  ...(bread && { modifiers: 'bread-dark', modifiers_details: [{ id: 'bread-dark', quantity: bread }] }),
});

/** One of the two sauces is included. */
const soupWithSauces = {
  item_id: 'soup',
  quantity: 1,
  modifiers: 'pesto',
  modifiers_details: [{ id: 'pesto', quantity: 2 }],
};

const lunch = {
  item_id: 'lunch',
  quantity: 1,
  modifiers_details: [
    { id: 'soup.soup', quantity: 1 },
    { id: 'soup:bread-dark', quantity: 2 },
    { id: 'drink.water', quantity: 2 },
  ],
};

/** Carts with every kind of amount: tips, deposits, fees, two inclusive rates, an added tax, a coupon and rounding. */
export const ACCOUNTING_CARTS: readonly Partial<OrderBody>[] = [
  { order_lines: [buildWater(1)] },
  { order_lines: [buildWater(6), buildSoup(2)], tip: { percent: 10 } },
  { order_lines: [buildSoup(1, 2)], coupon_code: 'TEN' },
  { order_lines: [buildSoup(3), buildWater(7)], coupon_code: 'TEN', tip: { amount: 2 } },
  { order_lines: [buildWater(3), buildSoup(1, 3), buildWater(2)] },
  { order_lines: [lunch, buildWater(1)], coupon_code: 'TEN' },
  { order_lines: [soupWithSauces] },
];
