import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../domain/money/money.ts';
import { buildersFor, noDiscounts } from '../../domain/testing/build.ts';
import { findEffectiveDiscount, getCardPrice } from './card-price.ts';

const { item, label, price } = buildersFor(createCurrency('KWD'));
const twentyPercentOff = {
  ...noDiscounts,
  allMenu: { id: 'd', kind: { type: 'percent', rate: '20' } as const },
};
const cake = item('cake', 2);
const tea = item('tea', null, { priceLabels: [label('small', 1), label('large', 2)] });

describe('getCardPrice', () => {
  it('returns the card price of an item before and after its discount', () => {
    expect(getCardPrice(cake, noDiscounts, 'min_max')).toEqual({
      kind: 'one',
      amount: price(2),
      oldAmount: null,
    });
    expect(getCardPrice(cake, twentyPercentOff, 'min_max')).toEqual({
      kind: 'one',
      amount: price('1.600'),
      oldAmount: price(2),
    });
  });
  // @spec entities/price-type-options
  it('returns the card price of an item with several price labels in the form that the business configured', () => {
    const getTeaPrice = (option: Parameters<typeof getCardPrice>[2]) =>
      getCardPrice(tea, twentyPercentOff, option);
    expect(getTeaPrice('starting_from')).toEqual({ kind: 'from', amount: price('0.800') });
    expect(getTeaPrice('min_max')).toEqual({
      kind: 'range',
      from: price('0.800'),
      to: price('1.600'),
    });
    expect(getTeaPrice('multiple_options')).toEqual({ kind: 'options', count: 2 });
    expect(getTeaPrice('on_selection')).toEqual({ kind: 'selection' });
  });
  it('returns one card price when all price labels cost the same, and none when the item has no price', () => {
    const itemWithEqualPrices = item('water', null, {
      priceLabels: [label('still', 1), label('sparkling', 1)],
    });
    expect(getCardPrice(itemWithEqualPrices, noDiscounts, 'min_max')).toEqual({
      kind: 'one',
      amount: price(1),
      oldAmount: null,
    });
    expect(getCardPrice(item('air', null), noDiscounts, 'min_max')).toEqual({ kind: 'none' });
  });
});

describe('findEffectiveDiscount', () => {
  it('finds only a discount that lowers the price of the item', () => {
    expect(findEffectiveDiscount(cake, twentyPercentOff)).toEqual(twentyPercentOff.allMenu.kind);
    expect(findEffectiveDiscount(item('gift', 0), twentyPercentOff)).toBeNull();
    expect(findEffectiveDiscount(cake, noDiscounts)).toBeNull();
  });

  it('limits a fixed discount to the highest price of the item', () => {
    const buildFixedDiscount = (amount: number) => ({
      ...noDiscounts,
      allMenu: { id: 'd', kind: { type: 'fixed', value: price(amount) } as const },
    });
    expect(findEffectiveDiscount(cake, buildFixedDiscount(50))).toEqual({ type: 'fixed', value: price(2) });
    expect(findEffectiveDiscount(cake, buildFixedDiscount(1))).toEqual({ type: 'fixed', value: price(1) });
  });
});
