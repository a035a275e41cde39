import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLine, clear, countOf, removeLine, replaceLine, restoreLine, setCount } from './cart.ts';
import type { Cart, CartLine, Choice } from './cart-types.ts';

const empty: Cart = { branchId: 'salmiya', sellingType: 'car_pickup', lines: [] };
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
const single = { minimum: 1, maximum: 1, single: true };
const holding = (...choices: Choice[]): Cart =>
  choices.reduce((cart, choice, index) => addLine(cart, choice, `k${index}`), empty);

describe('addLine', () => {
  // @spec cart/adding-what-matches-on-id
  it('raises the count of the line that matches, modifiers in any order', () => {
    const cart = holding(latte, { ...latte, modifiers: latte.modifiers.toReversed(), count: 3 });
    expect(cart.lines).toEqual([{ ...latte, key: 'k0', count: 4 }]);
  });
  it('takes an option named twice as the sum, and none for nothing', () => {
    const spelled = [
      { id: 'shot', quantity: 1 },
      { id: 'oat', quantity: 1 },
      { id: 'shot', quantity: 1 },
      { id: 'cream', quantity: 0 },
    ];
    expect(holding(latte, { ...latte, modifiers: spelled, note: '  ' }).lines).toHaveLength(1);
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
  ])('makes a line of its own for another %s', (_, change) => {
    const cart = holding(latte, { ...latte, ...change });
    expect(cart.lines.map(({ key }) => key)).toEqual(['k0', 'k1']);
  });
  it('stops at the maximum', () => {
    const rule = { minimum: 1, maximum: 5, single: false };
    const cart = addLine(holding({ ...latte, count: 4 }), { ...latte, count: 4 }, 'new', rule);
    expect(cart.lines.map(({ count }) => count)).toEqual([5]);
  });
  it('never merges what is sold one per line', () => {
    expect(addLine(holding(latte), latte, 'k1', single).lines).toHaveLength(2);
  });
});

describe('setCount and removeLine', () => {
  // @spec cart/increase-decrease-change-count-line, validation/price-label-s-minimum-has
  it('sets whole counts up to 1000', () => {
    expect(setCount(holding(latte), 'k0', 7).lines[0]?.count).toBe(7);
    expect(setCount(holding(latte), 'k0', 2.9).lines[0]?.count).toBe(2);
    expect(setCount(holding(latte), 'k0', 1e9).lines[0]?.count).toBe(1000);
  });
  it('takes the line out at zero', () => {
    expect(setCount(holding(latte), 'k0', 0).lines).toEqual([]);
    expect(removeLine(holding(latte), 'k0').lines).toEqual([]);
  });
  it('is the same cart when nothing changes', () => {
    const cart = holding(latte);
    expect(setCount(cart, 'k0', 1)).toBe(cart);
    expect(setCount(cart, 'other', 3)).toBe(cart);
    expect(setCount(cart, 'k0', Number.NaN)).toBe(cart);
    expect(removeLine(cart, 'other')).toBe(cart);
  });
});

describe('restoreLine', () => {
  const cart = holding(latte, { ...latte, note: 'hot' }, { ...latte, note: 'iced' });
  const gone = cart.lines[1] as CartLine;
  it('undoes a removal at the same place', () => {
    expect(restoreLine(removeLine(cart, 'k1'), gone, 1)).toEqual(cart);
    expect(restoreLine(cart, gone, 1)).toBe(cart);
  });
  it('joins an equal line that was added meanwhile', () => {
    const meanwhile = addLine(removeLine(cart, 'k1'), { ...latte, note: 'hot' }, 'k9');
    expect(restoreLine(meanwhile, gone, 1).lines.map(({ key, count }) => [key, count])).toEqual([
      ['k0', 1],
      ['k2', 1],
      ['k9', 2],
    ]);
  });
});

describe('replaceLine', () => {
  const cart = holding(latte, { ...latte, note: 'hot', count: 2 });
  it('keeps key and place', () => {
    const changed = replaceLine(cart, 'k0', { ...latte, note: 'iced', count: 5 });
    expect(changed.lines.map(({ key, note, count }) => [key, note, count])).toEqual([
      ['k0', 'iced', 5],
      ['k1', 'hot', 2],
    ]);
  });
  it('merges with the line it has become equal to', () => {
    expect(replaceLine(cart, 'k0', { ...latte, note: 'hot' }).lines).toEqual([
      { ...latte, key: 'k0', note: 'hot', count: 3 },
    ]);
  });
  it('does nothing for a line that is gone', () => {
    expect(replaceLine(cart, 'other', latte)).toBe(cart);
  });
});

describe('clear', () => {
  it('takes every line out and stays at its branch', () => {
    expect(clear(holding(latte))).toEqual(empty);
  });
});

describe('laws', () => {
  const choice: fc.Arbitrary<Choice> = fc.record({
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
  const choices = fc.array(choice, { maxLength: 20 });

  it('adding keeps every unit and never makes two equal lines', () => {
    fc.assert(
      fc.property(choices, (list) => {
        const cart = holding(...list);
        expect(countOf(cart)).toBe(list.reduce((sum, { count }) => sum + count, 0));
        const readded = cart.lines.reduce((again, line) => addLine(again, line, line.key), empty);
        expect(readded).toEqual(cart);
      }),
    );
  });
  it('the order of adding does not change what the cart holds', () => {
    fc.assert(
      fc.property(choices, (list) => {
        const content = (cart: Cart) =>
          cart.lines
            .map(({ key, modifiers, ...rest }) =>
              JSON.stringify({ ...rest, m: modifiers.map((m) => `${m.id}x${m.quantity}`).sort() }),
            )
            .sort();
        expect(content(holding(...list.toReversed()))).toEqual(content(holding(...list)));
      }),
    );
  });
  it('removing and restoring is no change', () => {
    fc.assert(
      fc.property(choices, fc.nat(19), (list, index) => {
        const cart = holding(...list);
        const line = cart.lines[index];
        fc.pre(line !== undefined);
        if (line) expect(restoreLine(removeLine(cart, line.key), line, index)).toEqual(cart);
      }),
    );
  });
});
