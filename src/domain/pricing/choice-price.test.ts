import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultChoice } from '../menu/default-choice.ts';
import { currencyOf } from '../money/money.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import { priceCart } from './cart-price.ts';
import { priceChoice } from './choice-price.ts';
import { inputOf } from './testing/pricing-input.ts';

const currency = currencyOf('KWD', 3);
const { item, label, modifier, group, price } = buildersFor(currency);
const extras = group('extras', 0, 9, [
  modifier('cream', '0.400', { maxQuantity: 3 }),
  modifier('syrup', '0.250', { maxQuantity: 3 }),
]);
const toast = item('toast', '3.250', { modifierGroups: [extras] });
const fifth = {
  ...noDiscounts,
  byItem: { toast: { id: 'd', kind: { type: 'percent', rate: '20' } as const } },
};
const choiceOf = (part: object) => ({ ...defaultChoice(toast), ...part });

describe('priceChoice', () => {
  it('takes the discount off the unit price, not off the options, for every count', () => {
    const choice = choiceOf({ count: 2, modifiers: [{ id: 'cream', quantity: 2 }] });
    expect(priceChoice(toast, choice, fifth)).toEqual({ total: price('6.800'), before: price('8.100') });
  });

  it('has no price while a label is to be chosen, nor for a sum beyond counting', () => {
    const tea = item('tea', null, { priceLabels: [label('small', 2)] });
    expect(priceChoice(tea, { ...defaultChoice(tea), priceLabelId: null }, noDiscounts)).toBeNull();
    expect(priceChoice(tea, defaultChoice(tea), noDiscounts)?.total).toEqual(price(2));
    const gold = item('gold', '9000000000000.000');
    expect(priceChoice(gold, { ...defaultChoice(gold), count: 1000 }, noDiscounts)).toBeNull();
  });

  it('has a price up to the most that a line may cost, as in the cart', () => {
    const gold = item('gold', '3000000000.000');
    expect(priceChoice(gold, defaultChoice(gold), noDiscounts)?.total.minor).toBe(3e12);
    expect(priceChoice(gold, { ...defaultChoice(gold), count: 2 }, noDiscounts)).toBeNull();
  });

  it('ignores options that are on the menu no longer', () => {
    const choice = choiceOf({ modifiers: [{ id: 'gone', quantity: 1 }] });
    expect(priceChoice(toast, choice, noDiscounts)?.total).toEqual(price('3.250'));
  });

  it('says what the cart will charge', () => {
    const quantity = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), quantity, quantity, fc.boolean(), (count, a, b, off) => {
        const modifiers = [
          { id: 'cream', quantity: a },
          { id: 'syrup', quantity: b },
        ];
        const choice = choiceOf({ count, modifiers });
        const discounts = off ? fifth : noDiscounts;
        const bill = priceCart(inputOf(currency, [toast], [{ ...choice, key: 'line' }], { discounts }));
        expect(priceChoice(toast, choice, discounts)?.total).toEqual(bill.total);
      }),
    );
  });
});
