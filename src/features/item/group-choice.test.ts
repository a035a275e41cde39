import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChosenModifier } from '../../domain/cart/cart-types.ts';
import { checkChoice } from '../../domain/menu/check-choice.ts';
import { defaultChoice } from '../../domain/menu/default-choice.ts';
import { currencyOf } from '../../domain/money/money.ts';
import { buildersFor } from '../../domain/testing/build.ts';
import { choose, chosenIn, kindOf, mostOf, ruleOf } from './group-choice.ts';

const { item, modifier, group } = buildersFor(currencyOf('KWD'));
const [a, b, c] = ['a', 'b', 'c'].map((id) => modifier(id, 1)) as [
  ReturnType<typeof modifier>,
  ReturnType<typeof modifier>,
  ReturnType<typeof modifier>,
];
const many = modifier('many', 1, { maxQuantity: 3 });

describe('kindOf', () => {
  it('is a radio only where one must be chosen, and counts where one may have several of one', () => {
    expect(kindOf(group('g', 1, 1, [a, b]))).toBe('radio');
    expect(kindOf(group('g', 0, 1, [a, b]))).toBe('checkbox');
    expect(kindOf(group('g', 0, 3, [a, b]))).toBe('checkbox');
    expect(kindOf(group('g', 0, 3, [a, many]))).toBe('quantity');
    expect(kindOf(group('g', 1, 1, [a, many]))).toBe('radio');
  });
});

describe('choose', () => {
  it('lets an option take the other’s place where only one fits', () => {
    const one = group('g', 0, 1, [a, b]);
    expect(
      choose(
        one,
        [
          { id: 'a', quantity: 1 },
          { id: 'x', quantity: 2 },
        ],
        'b',
        1,
      ),
    ).toEqual([
      { id: 'x', quantity: 2 },
      { id: 'b', quantity: 1 },
    ]);
    expect(choose(one, [{ id: 'a', quantity: 1 }], 'a', 0)).toEqual([]);
  });

  it('never gets above what group and options allow, whatever is pressed', () => {
    const groups = [group('one', 1, 1, [a, b]), group('some', 0, 2, [c, many])];
    const dish = item('dish', 1, { modifierGroups: groups });
    const press = fc.record({ group: fc.nat(1), option: fc.nat(1), quantity: fc.nat(4) });
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        let chosen: readonly ChosenModifier[] = [];
        for (const { group: at, option, quantity } of presses) {
          const of = groups[at];
          const pressed = of?.modifiers[option];
          if (!of || !pressed) continue;
          chosen = choose(of, chosen, pressed.id, Math.min(quantity, mostOf(of, pressed, chosen)));
        }
        const problems = checkChoice(dish, { ...defaultChoice(dish), modifiers: chosen });
        expect(problems.filter(({ reason }) => reason !== 'below_min')).toEqual([]);
      }),
    );
  });
});

describe('mostOf', () => {
  it('leaves the rest of the group its room', () => {
    const some = group('some', 0, 3, [a, many]);
    const chosen = [
      { id: 'a', quantity: 1 },
      { id: 'many', quantity: 1 },
    ];
    expect(chosenIn(some, chosen)).toBe(2);
    expect(mostOf(some, many, chosen)).toBe(2);
    expect(mostOf(some, a, chosen)).toBe(1);
  });
});

describe('ruleOf', () => {
  it('says what must be chosen as a customer would', () => {
    expect(ruleOf(group('g', 1, 1, [a, b]))).toEqual({ kind: 'exactly', count: 1 });
    expect(ruleOf(group('g', 0, 2, [a, b, c]))).toEqual({ kind: 'upTo', count: 2 });
    expect(ruleOf(group('g', 1, 2, [a, b, c]))).toEqual({ kind: 'between', min: 1, max: 2 });
    expect(ruleOf(group('g', 1, 9, [a, b, c]))).toEqual({ kind: 'atLeast', count: 1 });
    expect(ruleOf(group('g', 0, 9, [a, b, c]))).toEqual({ kind: 'optional' });
  });
});
