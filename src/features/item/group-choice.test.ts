import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChosenModifier } from '../../domain/cart/cart-types.ts';
import { checkChoice } from '../../domain/menu/check-choice.ts';
import { createDefaultChoice } from '../../domain/menu/default-choice.ts';
import { createCurrency } from '../../domain/money/money.ts';
import { buildersFor } from '../../domain/testing/build.ts';
import {
  countChosen,
  getGroupKind,
  getGroupRule,
  getMaxQuantity,
  setOptionQuantity,
} from './group-choice.ts';

const { item, modifier, group } = buildersFor(createCurrency('KWD'));
const [a, b, c] = ['a', 'b', 'c'].map((id) => modifier(id, 1)) as [
  ReturnType<typeof modifier>,
  ReturnType<typeof modifier>,
  ReturnType<typeof modifier>,
];
const repeatableOption = modifier('many', 1, { maxQuantity: 3 });

describe('getGroupKind', () => {
  it('shows a group of options as radio buttons, checkboxes or steppers, according to the rule of the group', () => {
    expect(getGroupKind(group('g', 1, 1, [a, b]))).toBe('radio');
    expect(getGroupKind(group('g', 0, 1, [a, b]))).toBe('checkbox');
    expect(getGroupKind(group('g', 0, 3, [a, b]))).toBe('checkbox');
    expect(getGroupKind(group('g', 0, 3, [a, repeatableOption]))).toBe('quantity');
    expect(getGroupKind(group('g', 1, 1, [a, repeatableOption]))).toBe('radio');
  });
});

describe('setOptionQuantity', () => {
  it('replaces the chosen option in a group of at most one option', () => {
    const singleChoiceGroup = group('g', 0, 1, [a, b]);
    expect(
      setOptionQuantity(
        singleChoiceGroup,
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
    expect(setOptionQuantity(singleChoiceGroup, [{ id: 'a', quantity: 1 }], 'a', 0)).toEqual([]);
  });

  it('never exceeds the limits of option groups and options for any sequence of chosen quantities', () => {
    const groups = [group('one', 1, 1, [a, b]), group('some', 0, 2, [c, repeatableOption])];
    const dish = item('dish', 1, { modifierGroups: groups });
    const anyPress = fc.record({ group: fc.nat(1), option: fc.nat(1), quantity: fc.nat(4) });
    fc.assert(
      fc.property(fc.array(anyPress), (presses) => {
        let chosenModifiers: readonly ChosenModifier[] = [];
        for (const { group: groupIndex, option, quantity } of presses) {
          const pressedGroup = groups[groupIndex];
          const pressedOption = pressedGroup?.modifiers[option];
          if (!pressedGroup || !pressedOption) continue;
          chosenModifiers = setOptionQuantity(
            pressedGroup,
            chosenModifiers,
            pressedOption.id,
            Math.min(quantity, getMaxQuantity(pressedGroup, pressedOption, chosenModifiers)),
          );
        }
        const problems = checkChoice(dish, { ...createDefaultChoice(dish), modifiers: chosenModifiers });
        expect(problems.filter(({ reason }) => reason !== 'below_min')).toEqual([]);
      }),
    );
  });
});

describe('getMaxQuantity', () => {
  it('limits the quantity of an option to what the other options of the group leave', () => {
    const groupOfUpToThree = group('some', 0, 3, [a, repeatableOption]);
    const chosenModifiers = [
      { id: 'a', quantity: 1 },
      { id: 'many', quantity: 1 },
    ];
    expect(countChosen(groupOfUpToThree, chosenModifiers)).toBe(2);
    expect(getMaxQuantity(groupOfUpToThree, repeatableOption, chosenModifiers)).toBe(2);
    expect(getMaxQuantity(groupOfUpToThree, a, chosenModifiers)).toBe(1);
  });
});

describe('getGroupRule', () => {
  it('describes how many options of a group the customer must choose', () => {
    expect(getGroupRule(group('g', 1, 1, [a, b]))).toEqual({ kind: 'exactly', count: 1 });
    expect(getGroupRule(group('g', 0, 2, [a, b, c]))).toEqual({ kind: 'upTo', count: 2 });
    expect(getGroupRule(group('g', 1, 2, [a, b, c]))).toEqual({ kind: 'between', min: 1, max: 2 });
    expect(getGroupRule(group('g', 1, 9, [a, b, c]))).toEqual({ kind: 'atLeast', count: 1 });
    expect(getGroupRule(group('g', 0, 9, [a, b, c]))).toEqual({ kind: 'optional' });
  });
});
