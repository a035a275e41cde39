import { describe, expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { buildersFor } from '../testing/build.ts';
import { checkChoice } from './check-choice.ts';
import { createDefaultChoice } from './default-choice.ts';
import {
  canAddWithoutDetails,
  createPlainChoice,
  getCountRule,
  getPriceRange,
  getUnitPrice,
} from './item-choice.ts';

const { item, label, modifier, group, price } = buildersFor(createCurrency('EUR', 2));

const milk = group('milk', 1, 1, [modifier('cow', 0), modifier('oat', '0.40', { isDefault: true })]);
const extrasGroup = group('extras', 0, 3, [
  modifier('shot', 1, { maxQuantity: 2 }),
  modifier('cream', '0.50'),
  modifier('gold', 9, { available: false }),
]);
const coffee = item('coffee', 3, { modifierGroups: [milk, extrasGroup] });
const tea = item('tea', null, {
  priceLabels: [
    label('small', 2),
    label('large', 3, { minimum: 2, maximum: 5 }),
    label('urn', 40, { allowsQuantity: false }),
  ],
});

describe('canAddWithoutDetails', () => {
  const settings = { pricesHidden: false, cartEnabled: true };
  // @spec validation/adding-from-list-opens-item
  it('adds an item without options directly from the list', () => {
    expect(canAddWithoutDetails(item('cake', 1), settings)).toBe(true);
    expect(canAddWithoutDetails(tea, settings)).toBe(true);
  });
  // @spec validation/adding-from-list-opens-item
  it('does not add an item directly if it has options, needs a note, is sold out, or prices or cart are hidden', () => {
    expect(canAddWithoutDetails(coffee, settings)).toBe(false);
    expect(canAddWithoutDetails(item('cake', 1, { commentRequired: true }), settings)).toBe(false);
    expect(canAddWithoutDetails(item('cake', 1, { soldOut: true }), settings)).toBe(false);
    expect(canAddWithoutDetails(item('cake', 1), { ...settings, pricesHidden: true })).toBe(false);
    expect(canAddWithoutDetails(item('cake', 1), { ...settings, cartEnabled: false })).toBe(false);
  });
});

describe('prices', () => {
  it('uses the price of the chosen price label, or the item’s price if it has no price labels', () => {
    expect(getUnitPrice(tea, 'large')).toEqual(price(3));
    expect(getUnitPrice(coffee, null)).toEqual(price(3));
    expect(getUnitPrice(tea, 'huge')).toBeNull();
  });
  it('returns no unit price for an item with price labels until the customer chooses a label', () => {
    expect(getUnitPrice(tea, null)).toBeNull();
    expect(getUnitPrice({ ...tea, price: price(1) }, null)).toBeNull();
  });
  it('returns the lowest and highest price of an item', () => {
    expect(getPriceRange(tea)).toEqual({ min: price(2), max: price(40) });
    expect(getPriceRange(coffee)).toEqual({ min: price(3), max: price(3) });
    expect(getPriceRange(item('air', null))).toBeNull();
  });
});

describe('getCountRule', () => {
  // @spec validation/price-label-s-minimum-has
  it('uses the larger minimum of item and price label, and allows 1 to 1000 units by default', () => {
    expect(getCountRule(coffee, null)).toEqual({ minimum: 1, maximum: 1000, isSingleUnit: false });
    expect(getCountRule(tea, 'large')).toEqual({ minimum: 2, maximum: 5, isSingleUnit: false });
    expect(getCountRule({ ...tea, minimumQuantity: 3 }, 'large').minimum).toBe(3);
    expect(getCountRule({ ...tea, minimumQuantity: 9 }, 'large')).toMatchObject({ minimum: 9, maximum: 9 });
  });

  it('limits a cart line to one unit if its price label allows no quantity', () => {
    expect(getCountRule(tea, 'urn')).toEqual({ minimum: 1, maximum: 1, isSingleUnit: true });
  });
});

describe('createDefaultChoice', () => {
  // @spec validation/minimum-quantity-above-1-applies
  it('builds the default choice from the first price label, the available default options and the smallest count', () => {
    expect(createDefaultChoice(tea)).toMatchObject({ priceLabelId: 'small', modifiers: [], count: 1 });
    expect(createDefaultChoice(coffee).modifiers).toEqual([{ id: 'oat', quantity: 1 }]);
    expect(createDefaultChoice({ ...coffee, minimumQuantity: 4 }).count).toBe(4);
  });
});

describe('createPlainChoice', () => {
  it('adds an item from the list with the first price label, the smallest count and no options', () => {
    expect(createPlainChoice({ ...coffee, minimumQuantity: 4 })).toEqual({
      itemId: 'coffee',
      priceLabelId: null,
      modifiers: [],
      note: '',
      count: 4,
    });
    expect(createPlainChoice(tea).priceLabelId).toBe('small');
  });
});

describe('checkChoice', () => {
  const validChoice = createDefaultChoice(coffee);
  const listReasons = (choice: Partial<typeof validChoice>, dish = coffee) =>
    checkChoice(dish, { ...validChoice, ...choice }).map(({ reason }) => reason);
  const oat = { id: 'oat', quantity: 1 };

  it('accepts the default choice of an item', () => {
    expect(listReasons({})).toEqual([]);
  });
  it('reports a modifier group with too few or too many options, counting each option by its quantity', () => {
    expect(checkChoice(coffee, { ...validChoice, modifiers: [] })).toEqual([
      expect.objectContaining({ reason: 'below_min', activeGroup: expect.objectContaining({ group: milk }) }),
    ]);
    expect(listReasons({ modifiers: [oat, { id: 'cow', quantity: 1 }] })).toEqual(['above_max']);
    expect(
      listReasons({ modifiers: [oat, { id: 'shot', quantity: 2 }, { id: 'cream', quantity: 1 }] }),
    ).toEqual([]);
  });
  it('limits each option to its maximum, even if the choice contains the option twice', () => {
    expect(listReasons({ modifiers: [oat, { id: 'shot', quantity: 3 }] })).toEqual(['option_above_max']);
    expect(
      listReasons({ modifiers: [oat, { id: 'cream', quantity: 1 }, { id: 'cream', quantity: 1 }] }),
    ).toEqual(['option_above_max']);
    for (const quantity of [0, -1, 0.5, Number.NaN])
      expect(listReasons({ modifiers: [oat, { id: 'shot', quantity }] })).toContain('option_above_max');
  });
  it('reports chosen options that are unavailable or no longer on the menu', () => {
    expect(listReasons({ modifiers: [oat, { id: 'gold', quantity: 1 }] })).toEqual(['option_unavailable']);
    expect(listReasons({ modifiers: [oat, { id: 'soy', quantity: 1 }] })).toEqual(['option_gone']);
  });
  it('reports a choice with a missing price label, a missing note or an invalid count', () => {
    const teaChoice = { ...validChoice, modifiers: [], count: 2 };
    expect(listReasons({ ...teaChoice, priceLabelId: null }, tea)).toEqual(['label_required']);
    expect(listReasons({ ...teaChoice, priceLabelId: 'huge' }, tea)).toEqual(['label_gone']);
    expect(listReasons({ note: '  ' }, { ...coffee, commentRequired: true })).toEqual(['note_required']);
    for (const count of [0, 1.5, 1001, Number.NaN])
      expect(listReasons({ count })).toEqual(['count_out_of_range']);
    expect(listReasons({ ...teaChoice, priceLabelId: 'urn' }, tea)).toEqual(['count_out_of_range']);
  });
});
