import { describe, expect, it } from 'vitest';
import { createDefaultChoice } from '../menu/default-choice.ts';
import type { MenuItem } from '../menu/menu-types.ts';
import { createCurrency } from '../money/money.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import { priceCart } from './cart-price.ts';
import { priceChoice } from './choice-price.ts';
import { cartLine, pricingInput } from './testing/pricing-input.ts';

const EUR = createCurrency('EUR');
const { item, modifier, group, price } = buildersFor(EUR);
const computeBill = (
  menuItem: MenuItem,
  line: Parameters<typeof cartLine>[1] = {},
  input: Parameters<typeof pricingInput>[3] = {},
) => priceCart(pricingInput(EUR, [menuItem], [cartLine(menuItem.id, line)], input));

const engraving = group('engraving', 0, 9, [
  modifier('plain', 0),
  modifier('one-cent', '0.01'),
  modifier('in-gold', '20000000000', { maxQuantity: 2 }),
]);
const ring = item('ring', '30000000000', { modifierGroups: [engraving] });
const chooseOneUnit = (id: string) => ({ modifiers: [{ id, quantity: 1 }] });

describe('a line at the price limit', () => {
  it('prices the most expensive allowed line in the cart and on the item sheet', () => {
    expect(computeBill(ring).total).toEqual(price('30000000000'));
    expect(priceChoice(ring, createDefaultChoice(ring), noDiscounts)?.total).toEqual(price('30000000000'));
  });

  it('allows a free option on a line at the price limit', () => {
    const { problems, total } = computeBill(ring, chooseOneUnit('plain'));
    expect([problems, total]).toEqual([[], price('30000000000')]);
  });

  it('refuses a line one cent over the price limit in the cart and on the item sheet', () => {
    expect(computeBill(ring, chooseOneUnit('one-cent')).problems.map(({ reason }) => reason)).toEqual([
      'count_invalid',
    ]);
    const choice = { ...createDefaultChoice(ring), ...chooseOneUnit('one-cent') };
    expect(priceChoice(ring, choice, noDiscounts)).toBeNull();
  });

  it('counts options towards the price limit of a line', () => {
    const box = item('box', '10000000000', { modifierGroups: [engraving] });
    const computeBillWithGold = (quantity: number) =>
      computeBill(box, { modifiers: [{ id: 'in-gold', quantity }] });
    expect(computeBillWithGold(1).total).toEqual(price('30000000000'));
    expect(computeBillWithGold(2).problems.map(({ reason }) => reason)).toEqual(['count_invalid']);
  });
});

describe('a category discount', () => {
  const halfPrice = { id: 'half', kind: { type: 'percent', rate: '50' } as const };
  const discounts = { ...noDiscounts, byCategory: { null: halfPrice } };

  it('does not apply the discount of a category with the id "null" to an item without a grand category', () => {
    expect(computeBill(item('tea', 3), {}, { discounts }).total).toEqual(price(3));
    expect(computeBill(item('tea', 3, { grandCategoryId: 'null' }), {}, { discounts }).total).toEqual(
      price('1.5'),
    );
  });
});
