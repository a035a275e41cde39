import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../domain/money/money.ts';
import { buildersFor } from '../../domain/testing/build.ts';
import { changePriceLabel, createInitialChoice } from './initial-choice.ts';

const { item, label, modifier, group } = buildersFor(createCurrency('KWD'));
const milk = group('milk', 1, 1, [
  modifier('cow', 0, { isDefault: true }),
  modifier('oat', 1),
  modifier('soy', 1, { available: false }),
]);
const latte = item('latte', null, {
  modifierGroups: [milk],
  priceLabels: [label('small', 1), label('crate', 9, { minimum: 2, maximum: 4 })],
});
const line = { key: 'k', itemId: 'latte', priceLabelId: 'crate', modifiers: [], note: ' no foam ', count: 3 };

describe('createInitialChoice', () => {
  it('starts the item sheet of a new cart line with the defaults of the item', () => {
    expect(createInitialChoice(latte, undefined)).toMatchObject({
      priceLabelId: 'small',
      modifiers: [{ id: 'cow', quantity: 1 }],
      count: 1,
    });
  });
  it('starts the item sheet of an edited cart line with the choice and note of the line', () => {
    const oatChoice = [{ id: 'oat', quantity: 1 }];
    const { key, ...choice } = { ...line, modifiers: oatChoice };
    expect(createInitialChoice(latte, { key, ...choice })).toEqual(choice);
  });
  it('removes unavailable options and an unknown price label when a cart line is edited', () => {
    const unavailableOptions = [
      { id: 'soy', quantity: 1 },
      { id: 'rice', quantity: 1 },
    ];
    expect(
      createInitialChoice(latte, { ...line, modifiers: unavailableOptions, priceLabelId: 'huge' }),
    ).toMatchObject({
      modifiers: [],
      priceLabelId: 'small',
      count: 3,
    });
  });
});

describe('changePriceLabel', () => {
  it('limits the quantity on the item sheet to the range of the chosen price label', () => {
    const choice = createInitialChoice(latte, undefined);
    expect(changePriceLabel(latte, choice, 'crate').count).toBe(2);
    expect(changePriceLabel(latte, { ...choice, count: 99 }, 'crate').count).toBe(4);
  });
});
