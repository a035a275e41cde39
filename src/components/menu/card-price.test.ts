import { describe, expect, it } from 'vitest';
import { currencyOf } from '../../domain/money/money.ts';
import { buildersFor, noDiscounts } from '../../domain/testing/build.ts';
import { cardPrice, offeredDiscount } from './card-price.ts';

const { item, label, price } = buildersFor(currencyOf('KWD'));
const fifth = { ...noDiscounts, allMenu: { id: 'd', kind: { type: 'percent', rate: '20' } as const } };
const cake = item('cake', 2);
const tea = item('tea', null, { priceLabels: [label('small', 1), label('large', 2)] });

describe('cardPrice', () => {
  it('is the price after the discount, with the one before it', () => {
    expect(cardPrice(cake, noDiscounts, 'min_max')).toEqual({ kind: 'one', now: price(2), was: null });
    expect(cardPrice(cake, fifth, 'min_max')).toEqual({ kind: 'one', now: price('1.600'), was: price(2) });
  });
  // @spec entities/price-type-options
  it('says of several labels what the business wants said', () => {
    expect(cardPrice(tea, fifth, 'starting_from')).toEqual({ kind: 'from', now: price('0.800') });
    expect(cardPrice(tea, fifth, 'min_max')).toEqual({
      kind: 'range',
      from: price('0.800'),
      to: price('1.600'),
    });
    expect(cardPrice(tea, fifth, 'multiple_options')).toEqual({ kind: 'options', count: 2 });
    expect(cardPrice(tea, fifth, 'on_selection')).toEqual({ kind: 'selection' });
  });
  it('is one price where the labels cost the same, and none where nothing has a price', () => {
    const same = item('water', null, { priceLabels: [label('still', 1), label('sparkling', 1)] });
    expect(cardPrice(same, noDiscounts, 'min_max')).toEqual({ kind: 'one', now: price(1), was: null });
    expect(cardPrice(item('air', null), noDiscounts, 'min_max')).toEqual({ kind: 'none' });
  });
});

describe('offeredDiscount', () => {
  it('is nothing when it takes nothing off', () => {
    expect(offeredDiscount(cake, fifth)?.id).toBe('d');
    expect(offeredDiscount(item('gift', 0), fifth)).toBeNull();
    expect(offeredDiscount(cake, noDiscounts)).toBeNull();
  });
});
