import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  clearLines,
  countCartUnits,
  removeLine,
  replaceLine,
  restoreLine,
  setCount,
} from './cart.ts';
import type { Cart, CartLine, Choice } from './cart-types.ts';

const emptyCart: Cart = { branchId: 'salmiya', orderType: 'car_pickup', lines: [] };
const latte: Choice = {
  itemId: 'latte',
  priceLabelId: null,
  modifiers: [
    { id: 'oat', quantity: 1 },
    { id: 'shot', quantity: 2 },
  ],
  note: '',
  count: 1,
};
const singleUnitRule = { minimum: 1, maximum: 1, isSingleUnit: true };
const buildCart = (...choices: Choice[]): Cart =>
  choices.reduce((cart, choice, index) => addLine(cart, choice, `k${index}`), emptyCart);

describe('addLine', () => {
  // @spec cart/adding-what-matches-on-id
  it('adds a choice to the cart line with the same modifiers, whatever the order of the modifiers', () => {
    const cart = buildCart(latte, { ...latte, modifiers: latte.modifiers.toReversed(), count: 3 });
    expect(cart.lines).toEqual([{ ...latte, key: 'k0', count: 4 }]);
  });
  it('adds up the quantities of an option that is listed twice in a choice, and drops an option with quantity zero', () => {
    const modifiers = [
      { id: 'shot', quantity: 1 },
      { id: 'oat', quantity: 1 },
      { id: 'shot', quantity: 1 },
      { id: 'cream', quantity: 0 },
    ];
    expect(buildCart(latte, { ...latte, modifiers, note: '  ' }).lines).toHaveLength(1);
  });
  // @spec cart/adding-what-matches-on-id
  it.each<[string, Partial<Choice>]>([
    ['item', { itemId: 'mocha' }],
    ['price label', { priceLabelId: 'large' }],
    ['note', { note: 'hot' }],
    ['modifiers', { modifiers: [{ id: 'oat', quantity: 1 }] }],
    [
      'modifier quantity',
      {
        modifiers: [
          { id: 'oat', quantity: 1 },
          { id: 'shot', quantity: 1 },
        ],
      },
    ],
  ])('adds a separate cart line for a choice that differs from the existing line in the %s', (_, change) => {
    const cart = buildCart(latte, { ...latte, ...change });
    expect(cart.lines.map(({ key }) => key)).toEqual(['k0', 'k1']);
  });
  it('limits the count of a cart line to the maximum when the customer adds more', () => {
    const rule = { minimum: 1, maximum: 5, isSingleUnit: false };
    const cart = addLine(buildCart({ ...latte, count: 4 }), { ...latte, count: 4 }, 'new', rule);
    expect(cart.lines.map(({ count }) => count)).toEqual([5]);
  });
  it('adds a new cart line for an item limited to one unit per line', () => {
    expect(addLine(buildCart(latte), latte, 'k1', singleUnitRule).lines).toHaveLength(2);
  });
});

describe('setCount and removeLine', () => {
  // @spec cart/increase-decrease-change-count-line, validation/price-label-s-minimum-has
  it('rounds the count of a cart line down and limits it to 1000', () => {
    expect(setCount(buildCart(latte), 'k0', 7).lines[0]?.count).toBe(7);
    expect(setCount(buildCart(latte), 'k0', 2.9).lines[0]?.count).toBe(2);
    expect(setCount(buildCart(latte), 'k0', 1e9).lines[0]?.count).toBe(1000);
  });
  it('removes a cart line whose count becomes zero', () => {
    expect(setCount(buildCart(latte), 'k0', 0).lines).toEqual([]);
    expect(removeLine(buildCart(latte), 'k0').lines).toEqual([]);
  });
  it('returns the same cart object when an edit changes nothing', () => {
    const cart = buildCart(latte);
    expect(setCount(cart, 'k0', 1)).toBe(cart);
    expect(setCount(cart, 'other', 3)).toBe(cart);
    expect(setCount(cart, 'k0', Number.NaN)).toBe(cart);
    expect(removeLine(cart, 'other')).toBe(cart);
  });
});

describe('restoreLine', () => {
  const cart = buildCart(latte, { ...latte, note: 'hot' }, { ...latte, note: 'iced' });
  const removedLine = cart.lines[1] as CartLine;
  it('restores a removed cart line at its old position', () => {
    expect(restoreLine(removeLine(cart, 'k1'), removedLine, 1)).toEqual(cart);
    expect(restoreLine(cart, removedLine, 1)).toBe(cart);
  });
  it('merges a restored cart line into an identical line that was added meanwhile', () => {
    const cartWithEqualLine = addLine(removeLine(cart, 'k1'), { ...latte, note: 'hot' }, 'k9');
    expect(
      restoreLine(cartWithEqualLine, removedLine, 1).lines.map(({ key, count }) => [key, count]),
    ).toEqual([
      ['k0', 1],
      ['k2', 1],
      ['k9', 2],
    ]);
  });
});

describe('replaceLine', () => {
  const cart = buildCart(latte, { ...latte, note: 'hot', count: 2 });
  it('replaces the choice of a cart line and keeps the line’s key and position', () => {
    const changedCart = replaceLine(cart, 'k0', { ...latte, note: 'iced', count: 5 });
    expect(changedCart.lines.map(({ key, note, count }) => [key, note, count])).toEqual([
      ['k0', 'iced', 5],
      ['k1', 'hot', 2],
    ]);
  });
  it('merges an edited cart line into an identical line', () => {
    expect(replaceLine(cart, 'k0', { ...latte, note: 'hot' }).lines).toEqual([
      { ...latte, key: 'k0', note: 'hot', count: 3 },
    ]);
  });
  it('ignores an edit of a cart line that has been removed', () => {
    expect(replaceLine(cart, 'other', latte)).toBe(cart);
  });
});

describe('clearLines', () => {
  it('removes all cart lines and keeps the branch and the order type', () => {
    expect(clearLines(buildCart(latte))).toEqual(emptyCart);
  });
});

describe('laws', () => {
  const anyChoice: fc.Arbitrary<Choice> = fc.record({
    itemId: fc.constantFrom('a', 'b'),
    priceLabelId: fc.constantFrom(null, 's'),
    modifiers: fc.uniqueArray(
      fc.record({ id: fc.constantFrom('x', 'y', 'z'), quantity: fc.integer({ min: 1, max: 2 }) }),
      {
        selector: ({ id }) => id,
        maxLength: 2,
      },
    ),
    note: fc.constantFrom('', 'hot'),
    count: fc.integer({ min: 1, max: 9 }),
  });
  const anyChoices = fc.array(anyChoice, { maxLength: 20 });

  it('keeps all added units in the cart, without ever creating two identical lines', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const cart = buildCart(...choices);
        expect(countCartUnits(cart)).toBe(choices.reduce((sum, { count }) => sum + count, 0));
        const rebuiltCart = cart.lines.reduce(
          (cartSoFar, line) => addLine(cartSoFar, line, line.key),
          emptyCart,
        );
        expect(rebuiltCart).toEqual(cart);
      }),
    );
  });
  it('builds the same cart from the same choices in any order', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const listLineTexts = (cart: Cart) =>
          cart.lines
            .map(({ key, modifiers, ...otherFields }) =>
              JSON.stringify({
                ...otherFields,
                modifierTexts: modifiers.map((modifier) => `${modifier.id}x${modifier.quantity}`).sort(),
              }),
            )
            .sort();
        expect(listLineTexts(buildCart(...choices.toReversed()))).toEqual(
          listLineTexts(buildCart(...choices)),
        );
      }),
    );
  });
  it('returns to the original cart when a removed line is restored', () => {
    fc.assert(
      fc.property(anyChoices, fc.nat(19), (choices, index) => {
        const cart = buildCart(...choices);
        const line = cart.lines[index];
        fc.pre(line !== undefined);
        if (line) expect(restoreLine(removeLine(cart, line.key), line, index)).toEqual(cart);
      }),
    );
  });
});
