import { describe, expect, it } from 'vitest';
import { defaultChoice } from '../menu/default-choice.ts';
import type { MenuItem } from '../menu/menu-types.ts';
import { currencyOf } from '../money/money.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import { priceCart } from './cart-price.ts';
import { priceChoice } from './choice-price.ts';
import { inputOf, lineOf } from './testing/pricing-input.ts';

const EUR = currencyOf('EUR');
const { item, modifier, group, price } = buildersFor(EUR);
const billOf = (made: MenuItem, ...rest: [Parameters<typeof lineOf>[1]?, Parameters<typeof inputOf>[3]?]) =>
  priceCart(inputOf(EUR, [made], [lineOf(made.id, rest[0])], rest[1]));

const engraving = group('engraving', 0, 9, [
  modifier('plain', 0),
  modifier('one-cent', '0.01'),
  modifier('in-gold', '20000000000', { maxQuantity: 2 }),
]);
const ring = item('ring', '30000000000', { modifierGroups: [engraving] });
const one = (id: string) => ({ modifiers: [{ id, quantity: 1 }] });

describe('the dearest line there is', () => {
  it('is priced in the cart and on the screen of its item', () => {
    expect(billOf(ring).total).toEqual(price('30000000000'));
    expect(priceChoice(ring, defaultChoice(ring), noDiscounts)?.total).toEqual(price('30000000000'));
  });

  it('may have an option that costs nothing', () => {
    const { problems, total } = billOf(ring, one('plain'));
    expect([problems, total]).toEqual([[], price('30000000000')]);
  });

  it('is refused in both places with one more cent of an option', () => {
    expect(billOf(ring, one('one-cent')).problems.map(({ reason }) => reason)).toEqual(['count_invalid']);
    const choice = { ...defaultChoice(ring), ...one('one-cent') };
    expect(priceChoice(ring, choice, noDiscounts)).toBeNull();
  });

  it('may cost more by its options than by itself, and not too much by them alone', () => {
    const box = item('box', '10000000000', { modifierGroups: [engraving] });
    const gold = (quantity: number) => billOf(box, { modifiers: [{ id: 'in-gold', quantity }] });
    expect(gold(1).total).toEqual(price('30000000000'));
    expect(gold(2).problems.map(({ reason }) => reason)).toEqual(['count_invalid']);
  });
});

describe('a discount of a category', () => {
  const half = { id: 'half', kind: { type: 'percent', rate: '50' } as const };
  const discounts = { ...noDiscounts, byCategory: { null: half } };

  it('called "null" is not that of an item without a category above', () => {
    expect(billOf(item('tea', 3), {}, { discounts }).total).toEqual(price(3));
    expect(billOf(item('tea', 3, { grandCategoryId: 'null' }), {}, { discounts }).total).toEqual(
      price('1.5'),
    );
  });
});
