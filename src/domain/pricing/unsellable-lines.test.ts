import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-types.ts';
import type { MenuItem } from '../menu/menu-types.ts';
import { createCurrency } from '../money/money.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import { priceAndCheckCart } from './testing/priced-and-checked-cart.ts';
import { cartLine } from './testing/pricing-input.ts';

const EUR = createCurrency('EUR', 2);
const eur = buildersFor(EUR);

describe('unsellable lines', () => {
  const milk = eur.group('milk', 1, 1, [
    eur.modifier('oat', 1),
    eur.modifier('cow', 0, { available: false }),
  ]);
  const latte = eur.item('latte', 3, { modifierGroups: [milk], minimumQuantity: 2 });
  const validLine = cartLine('latte', { modifiers: [{ id: 'oat', quantity: 1 }], count: 2 });
  const findReason = (item: Partial<MenuItem>, line: Partial<CartLine> = {}) => {
    const { problems, total } = priceAndCheckCart(EUR, [{ ...latte, ...item }], [{ ...validLine, ...line }]);
    expect(total.minor).toBe(problems.length ? 0 : 800);
    return problems[0]?.reason;
  };

  it('charges nothing for a cart line that cannot be sold, and reports the reason', () => {
    expect(findReason({})).toBeUndefined();
    expect(findReason({}, { itemId: 'tea' })).toBe('item_gone');
    expect(findReason({ visible: false })).toBe('item_gone');
    expect(findReason({ branches: ['there'] })).toBe('item_gone');
    expect(findReason({ branches: ['there', 'here'] })).toBeUndefined();
    expect(findReason({ types: { ...latte.types, car_pickup: false } })).toBe('not_sold_for_order_type');
    expect(findReason({ soldOut: true })).toBe('sold_out');
    expect(findReason({}, { priceLabelId: 'large' })).toBe('price_label_gone');
    expect(findReason({ priceLabels: [eur.label('small', 2)] })).toBe('price_label_gone');
    expect(findReason({ price: null })).toBe('price_label_gone');
    expect(findReason({}, { modifiers: [{ id: 'soy', quantity: 1 }] })).toBe('modifier_gone');
    expect(findReason({}, { modifiers: [{ id: 'cow', quantity: 1 }] })).toBe('modifier_gone');
    expect(findReason({}, { modifiers: [] })).toBe('modifiers_invalid');
    expect(findReason({}, { modifiers: [{ id: 'oat', quantity: 2 }] })).toBe('modifiers_invalid');
    expect(findReason({ commentRequired: true })).toBe('note_required');
    for (const count of [0, 1, -2, 2.5, 1001, Number.NaN, Number.POSITIVE_INFINITY])
      expect(findReason({}, { count })).toBe('count_invalid');
  });

  it('refuses only the line that exceeds the price limit, wherever it is in the cart', () => {
    const gold = eur.item('gold', '30000000000'); // 3e12 cents
    const platinum = eur.item('platinum', '15000000000.01');
    const lines = [cartLine('gold'), cartLine('platinum', { count: 2 })];
    for (const orderedLines of [lines, lines.toReversed()]) {
      const { problems, total } = priceAndCheckCart(EUR, [gold, platinum], orderedLines);
      expect(problems).toEqual([{ line: lines[1], reason: 'count_invalid' }]);
      expect(total.minor).toBe(3e12);
    }
  });

  it('refuses a line whose price before discounts exceeds the limit', () => {
    const fullDiscount = {
      ...noDiscounts,
      allMenu: { id: 'all', kind: { type: 'percent', rate: '100' } as const },
    };
    const gift = eur.item('gift', '90000000000000');
    const bill = priceAndCheckCart(EUR, [gift], [cartLine('gift', { count: 1000 })], {
      discounts: fullDiscount,
    });
    expect(bill.problems.map(({ reason }) => reason)).toEqual(['count_invalid']);
  });

  it('refuses the line that would raise the cart above the largest allowed subtotal', () => {
    const gold = eur.item('gold', '30000000000');
    const lines = Array.from({ length: 334 }, (_, index) => cartLine('gold', { key: `${index}` }));
    const { problems, total } = priceAndCheckCart(EUR, [gold], lines);
    expect(problems).toEqual([{ line: lines[333], reason: 'count_invalid' }]);
    expect(total.minor).toBe(333 * 3e12);
    // A subtotal equal to the limit is allowed.
    const remainder = eur.item('last', '10000000000');
    const fullBill = priceAndCheckCart(EUR, [gold, remainder], [...lines.slice(1), cartLine('last')]);
    expect([fullBill.problems.length, fullBill.total.minor]).toEqual([0, 1e15]);
  });

  it('refuses a line with a negative price', () => {
    const negativeOption = eur.modifier('refund', -1);
    expect(findReason({ price: eur.price(-3) })).toBe('item_gone');
    expect(
      findReason(
        { modifierGroups: [eur.group('m', 0, 1, [negativeOption])] },
        { modifiers: [{ id: 'refund', quantity: 1 }] },
      ),
    ).toBe('modifiers_invalid');
  });

  it('prices the other lines of a cart even if one line cannot be sold', () => {
    const bill = priceAndCheckCart(EUR, [latte], [cartLine('tea'), validLine]);
    expect(bill.lines.map(({ line }) => line.itemId)).toEqual(['latte']);
    expect(bill.total.minor).toBe(800);
  });
});
