import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDefaultChoice } from '../menu/default-choice.ts';
import { createCurrency } from '../money/money.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import { priceCart } from './cart-price.ts';
import { priceChoice } from './choice-price.ts';
import { pricingInput } from './testing/pricing-input.ts';

const currency = createCurrency('KWD', 3);
const { item, label, modifier, group, price } = buildersFor(currency);
const extrasGroup = group('extras', 0, 9, [
  modifier('cream', '0.400', { maxQuantity: 3 }),
  modifier('syrup', '0.250', { maxQuantity: 3 }),
]);
const toast = item('toast', '3.250', { modifierGroups: [extrasGroup] });
const twentyPercentOff = {
  ...noDiscounts,
  byItem: { toast: { id: 'd', kind: { type: 'percent', rate: '20' } as const } },
};
const createChoice = (overrides: object) => ({ ...createDefaultChoice(toast), ...overrides });

describe('priceChoice', () => {
  it('applies the discount to the price of each unit, and not to options', () => {
    const choice = createChoice({ count: 2, modifiers: [{ id: 'cream', quantity: 2 }] });
    expect(priceChoice(toast, choice, twentyPercentOff)).toEqual({
      total: price('6.800'),
      totalBeforeDiscount: price('8.100'),
    });
  });

  it('returns no price for a choice without a price label or above the price limit of a line', () => {
    const tea = item('tea', null, { priceLabels: [label('small', 2)] });
    expect(priceChoice(tea, { ...createDefaultChoice(tea), priceLabelId: null }, noDiscounts)).toBeNull();
    expect(priceChoice(tea, createDefaultChoice(tea), noDiscounts)?.total).toEqual(price(2));
    const goldenItem = item('gold', '9000000000000.000');
    expect(
      priceChoice(goldenItem, { ...createDefaultChoice(goldenItem), count: 1000 }, noDiscounts),
    ).toBeNull();
  });

  it('prices a choice on the item sheet up to the same limit as a cart line', () => {
    const goldenItem = item('gold', '3000000000.000');
    expect(priceChoice(goldenItem, createDefaultChoice(goldenItem), noDiscounts)?.total.minor).toBe(3e12);
    expect(priceChoice(goldenItem, { ...createDefaultChoice(goldenItem), count: 2 }, noDiscounts)).toBeNull();
  });

  it('ignores chosen options that are no longer on the menu', () => {
    const choice = createChoice({ modifiers: [{ id: 'gone', quantity: 1 }] });
    expect(priceChoice(toast, choice, noDiscounts)?.total).toEqual(price('3.250'));
  });

  it('calculates the same price for a choice on the item sheet as for the cart line', () => {
    const anyQuantity = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        anyQuantity,
        anyQuantity,
        fc.boolean(),
        (count, creamQuantity, syrupQuantity, hasDiscount) => {
          const modifiers = [
            { id: 'cream', quantity: creamQuantity },
            { id: 'syrup', quantity: syrupQuantity },
          ];
          const choice = createChoice({ count, modifiers });
          const discounts = hasDiscount ? twentyPercentOff : noDiscounts;
          const bill = priceCart(
            pricingInput(currency, [toast], [{ ...choice, key: 'line' }], { discounts }),
          );
          expect(priceChoice(toast, choice, discounts)?.total).toEqual(bill.total);
        },
      ),
    );
  });
});
