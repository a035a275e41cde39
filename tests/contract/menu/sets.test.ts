import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BusinessFile } from '../../../demo/server/services/business-file/business-file.ts';
import { menu as menuSchema } from '../../../src/api/contract/menu-contract.ts';
import { toMenu } from '../../../src/api/mappers/map-menu.ts';
import { indexItemsById } from '../../../src/domain/menu/items-by-id.ts';
import type { MenuItem } from '../../../src/domain/menu/menu-types.ts';
import { createCurrency } from '../../../src/domain/money/money.ts';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import { buildOrderBody, placeOrder } from '../testing/test-orders.ts';

type Category = BusinessFile['categories'][number];
type Item = Category['items'][number];

const teaHouse = JSON.parse(readFileSync(getFixturePath('tea-house.json'), 'utf8')) as BusinessFile;
const localize = (name: string) => ({ en: name, de: name });

/** Two chai, three dates, and one extra: a pot of oolong, water with a deposit, or another dish. */
const HIGH_TEA: Item = {
  id: 'high-tea',
  name: localize('High tea'),
  price: 12,
  inclusive_taxes: ['vat'],
  parts: [
    { id: 'chai', item: 'chai', quantity: 2 },
    { id: 'sweet', item: 'date', quantity: 3 },
    {
      id: 'extra',
      name: localize('Extra'),
      choices: [
        { item: 'oolong', price_label: 'pot', surcharge: 2 },
        { item: 'water' },
        { item: 'white-tea' },
        { item: 'breakfast' },
        { item: 'buffet' },
      ],
    },
  ],
};
const WATER: Item = {
  id: 'water',
  name: localize('Water'),
  price: 2,
  deposit: 0.25,
  deposit_taxes: ['vat'],
  allergens: ['sulphites'],
};

const CHOSEN_PARTS = [
  { id: 'chai.1.chai', quantity: 1 },
  { id: 'chai.1:milk-oat', quantity: 1 },
  { id: 'chai.2.chai', quantity: 1 },
  { id: 'chai.2:milk-cow', quantity: 1 },
  { id: 'sweet.date', quantity: 3 },
];
const buildSetLine = (extraOption: string) => ({
  item_id: 'high-tea',
  quantity: 1,
  modifiers_details: [...CHOSEN_PARTS, { id: extraOption, quantity: 1 }],
});

describe.each(pgliteOnly)('sets, on $name', (engine) => {
  const backend = useBackend(engine);
  const branch_id = 'set-house~mitte';

  /** Imports a tea house with the set. `changes` contains changed fields of dishes, by the id of the dish. */
  const importSet = (
    changes: Readonly<Record<string, Partial<Item>>> = {},
    setChanges: Partial<Item> = {},
  ) => {
    const [hotCategory, foodCategory] = teaHouse.categories;
    if (!hotCategory || !foodCategory) throw new Error('The tea house has lost its categories.');
    const categories = [
      { ...hotCategory, items: [...hotCategory.items, WATER] },
      { ...foodCategory, items: [...foodCategory.items, { ...HIGH_TEA, ...setChanges }] },
    ].map((category): Category => {
      const changeItem = (item: Item): Item => ({ ...item, ...changes[item.id] });
      const subcategories = category.subcategories?.map((subcategory) => ({
        ...subcategory,
        items: subcategory.items.map(changeItem),
      }));
      return { ...category, items: category.items.map(changeItem), subcategories };
    });
    return openTeaHouse(backend, 'set-house', { checkoutDineIn: { enabled: true } }, { categories });
  };
  beforeEach(() => importSet());

  const loadSet = async (): Promise<MenuItem | undefined> => {
    const { menu } = await backend.call('menu', { params: { branch_id } });
    const throwError = (error: unknown) => {
      throw error;
    };
    return indexItemsById(toMenu(menuSchema.parse(menu), createCurrency('EUR'), '', throwError)).get(
      'high-tea',
    );
  };
  const listAvailableExtras = (set: MenuItem | undefined): string[] =>
    (set?.modifierGroups.at(-1)?.modifiers ?? []).filter((option) => option.available).map(({ id }) => id);
  const requestQuote = (extraOption: string, selling_types: 'car_pickup' | 'dine_in' = 'car_pickup') =>
    backend.call('calcOrder', {
      params: { branch_id },
      body: { selling_types, order_lines: [buildSetLine(extraOption)] },
    });

  it('a set has a modifier group for each part, or for each piece of a part whose dish has options', async () => {
    const set = await loadSet();
    expect(set?.modifierGroups.map(({ id, min, max, name }) => [id, min, max, name.en])).toEqual([
      ['chai.1', 1, 1, 'Chai 1'],
      ['chai.2', 1, 1, 'Chai 2'],
      ['sweet', 3, 3, 'Date'],
      ['extra', 1, 1, 'Extra'],
    ]);
    expect(set?.modifierGroups[1]?.modifiers[0]?.groups.map(({ id }) => id)).toEqual([
      'chai.2:milk',
      'chai.2:extras',
    ]);
    expect(set?.modifierGroups.at(-1)?.modifiers[0]).toMatchObject({
      id: 'extra.oolong.pot',
      name: { en: 'Oolong (Pot)' },
      price: { minor: 200 },
      part: { itemId: 'oolong' },
    });
  });

  it('a set has the allergens of all its possible dishes, and the preparation time of the slowest dish', async () => {
    expect(await loadSet()).toMatchObject({ allergens: ['sulphites'], preparationMinutes: 20 });
  });

  it('a set costs its own price with surcharges and options, not the prices of its dishes', async () => {
    const { quote } = await requestQuote('extra.oolong.pot');
    // 12.00 for the set, 2.00 for oolong and 0.40 for oat milk.
    expect(quote).toMatchObject({ subtotal: 14.4, deposits: 0 });
    expect(quote.lines[0]?.modifiers.map(({ locales, part_item_id }) => [locales.en, part_item_id])).toEqual([
      ['Chai', 'chai'],
      ['Oat', undefined],
      ['Chai', 'chai'],
      ['Cow', undefined],
      ['Date', 'date'],
      ['Oolong (Pot)', 'oolong'],
    ]);
  });

  it('charges the bottle deposit of a part of a set, except for a dine-in order', async () => {
    expect((await requestQuote('extra.water')).quote.deposits).toBe(0.25);
    expect((await requestQuote('extra.water', 'dine_in')).quote.deposits).toBe(0);
  });

  it('splits the price of a set over its dishes for taxes if the business file says so', async () => {
    await importSet({}, { tax_by_parts: true });
    const { quote } = await requestQuote('extra.water');
    // Alone, the dishes cost 12.20: 2 x 4.35 for chai, 3 x 0.50 for dates and 2.00 for water. The set costs 12.00.
    // The tax of 7% is inside the share of chai (12.00 x 8.70 / 12.20 = 8.56), its oat milk (0.40) and the deposit (0.25).
    // Rounded for each of them: 0.56 + 0.03 + 0.02 = 0.61.
    expect(quote.inclusive_taxes).toMatchObject([{ rate: 7, totalTaxValue: 0.61 }]);
  });

  it.each([
    ['sold out', { date: { sold_out: true } }],
    ['hidden', { chai: { visible: false } }],
    ['sold out in this branch', { date: { branches: { mitte: { sold_out: true } } } }],
  ])('a set is sold out while a fixed part is %s', async (_state, changes) => {
    await importSet(changes);
    expect((await loadSet())?.soldOut).toBe(true);
    const { status, body } = await backend.expectRefusal('calcOrder', {
      params: { branch_id },
      body: { selling_types: 'car_pickup', order_lines: [buildSetLine('extra.water')] },
    });
    expect([status, body.fields]).toEqual([409, { 'order_lines.0': 'sold_out' }]);
  });

  it('a branch that has all parts of a set sells the set even if another branch lacks a part', async () => {
    await importSet({ date: { branches: { nord: { sold_out: true } } } });
    expect((await loadSet())?.soldOut).toBe(false);
  });

  it('marks a set as sold out when no dish of a choice is left', async () => {
    await importSet({
      oolong: { sold_out: true },
      water: { sold_out: true },
      breakfast: { sold_out: true },
      buffet: { visible: false },
    });
    expect((await loadSet())?.soldOut).toBe(true);
  });

  it('sells a set only for the order types for which all its parts are sold', async () => {
    await importSet({ date: { types: { delivery: false } } });
    expect((await loadSet())?.types).toMatchObject({ delivery: false, car_pickup: true, dine_in: true });
  });

  it('a set offers no unavailable dish, and an order with such a dish is refused', async () => {
    expect(listAvailableExtras(await loadSet())).not.toContain('extra.white-tea');
    // The breakfast ended at 11:00, the buffet is not sold for pickup, and the cake is no choice of this set.
    for (const extraOption of ['extra.white-tea', 'extra.breakfast', 'extra.buffet', 'extra.cake']) {
      const refusal = await backend.expectRefusal('calcOrder', {
        params: { branch_id },
        body: { selling_types: 'car_pickup', order_lines: [buildSetLine(extraOption)] },
      });
      expect([extraOption, refusal.body.fields]).toEqual([extraOption, { 'order_lines.0': 'modifier_gone' }]);
    }
  });

  it('an order stores the dishes that the customer chose for a set', async () => {
    const { quote } = await requestQuote('extra.water');
    const order = await placeOrder(backend, {
      ...buildOrderBody({ branch_id, total: quote.total }),
      order_lines: [buildSetLine('extra.water')],
    });
    expect(order.quote.lines[0]?.modifiers.at(-1)).toMatchObject({
      locales: localize('Water'),
      part_item_id: 'water',
    });
  });
});
