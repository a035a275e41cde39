import { describe, expect, it } from 'vitest';
import type { ChosenModifier } from '../cart/cart-types.ts';
import { createCurrency } from '../money/money.ts';
import { priceChoice } from '../pricing/choice-price.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import {
  applyOptionChange,
  flattenGroups,
  flattenOptions,
  getActiveGroups,
  getAvailableOptions,
} from './active-groups.ts';
import { checkChoice } from './check-choice.ts';
import { createDefaultChoice } from './default-choice.ts';
import type { ModifierGroup } from './menu-types.ts';

const currency = createCurrency('KWD');
const { item, modifier, group } = buildersFor(currency);

const sauces = group('sauces', 0, 2, [modifier('ketchup', '0.100'), modifier('mayo', '0.150')]);
const sizes = group('sizes', 1, 1, [
  modifier('regular', 0, { isDefault: true }),
  modifier('large', '0.500', { maxQuantity: 2 }),
]);
const fries = modifier('fries', '0.750', { groups: [sizes, sauces] });
const salad = modifier('salad', 1, { groups: [sauces] });
const side = group('side', 0, 1, [fries, salad]);
const burger = item('burger', 2, {
  modifierGroups: [side, group('extras', 0, 9, [modifier('cheese', '0.300')])],
});

const oneOfEach = (...ids: string[]): ChosenModifier[] => ids.map((id) => ({ id, quantity: 1 }));
const activeIds = (chosen: ChosenModifier[], dish = burger) =>
  flattenGroups(getActiveGroups(dish, chosen)).map(({ group }) => group.id);
const reasons = (modifiers: ChosenModifier[], of = burger) =>
  checkChoice(of, { ...createDefaultChoice(of), modifiers }).map(({ reason, activeGroup }) => [
    reason,
    activeGroup?.group.id,
  ]);

describe('a group with included options', () => {
  const prices = { truffle: '1.50', ketchup: '0.80', mayo: '0.80' };
  const options = Object.entries(prices).map(([id, price]) => modifier(id, price, { maxQuantity: 3 }));
  const listIncluded = (choice: 'cheapest' | 'first', chosen: readonly ChosenModifier[], count = 2) => {
    const withSauces = item('fries', 2, {
      modifierGroups: [{ ...group('dips', 0, 9, options), included: { count, choice } }],
    });
    return flattenOptions(getActiveGroups(withSauces, chosen)).map(
      ({ modifier: { id }, includedQuantity }) => `${includedQuantity} ${id}`,
    );
  };

  it('makes the cheapest chosen options free, and of equal prices the first on the menu', () => {
    expect(listIncluded('cheapest', oneOfEach('truffle', 'ketchup', 'mayo'))).toEqual([
      '0 truffle',
      '1 ketchup',
      '1 mayo',
    ]);
    expect(listIncluded('cheapest', oneOfEach('truffle', 'ketchup', 'mayo'), 1)).toEqual([
      '0 truffle',
      '1 ketchup',
      '0 mayo',
    ]);
    expect(listIncluded('cheapest', [{ id: 'mayo', quantity: 3 }])).toEqual(['2 mayo']);
  });

  it('makes the chosen options that come first on the menu free if the business sets that', () => {
    expect(listIncluded('first', oneOfEach('truffle', 'ketchup', 'mayo'))).toEqual([
      '1 truffle',
      '1 ketchup',
      '0 mayo',
    ]);
  });

  it('includes the same options in the price in whatever order the customer chooses them', () => {
    for (const choice of ['cheapest', 'first'] as const)
      expect(listIncluded(choice, oneOfEach('mayo', 'truffle', 'ketchup'))).toEqual(
        listIncluded(choice, oneOfEach('ketchup', 'mayo', 'truffle')),
      );
  });
});

describe('a group below an option', () => {
  it('shows a nested group right after the group of its option, once the option is chosen', () => {
    expect(activeIds([])).toEqual(['side', 'extras']);
    expect(activeIds(oneOfEach('fries'))).toEqual(['side', 'sizes', 'sauces', 'extras']);
    expect(activeIds(oneOfEach('salad'))).toEqual(['side', 'sauces', 'extras']);
  });

  it('checks the rules of a nested group only while its option is chosen', () => {
    expect(reasons([])).toEqual([]);
    expect(reasons(oneOfEach('fries'))).toEqual([['below_min', 'sizes']]);
    expect(reasons(oneOfEach('fries', 'large'))).toEqual([]);
    expect(reasons(oneOfEach('fries', 'large', 'regular'))).toEqual([['above_max', 'sizes']]);
  });

  it('reports a nested option as gone when its parent option is not chosen', () => {
    expect(reasons(oneOfEach('large'))).toEqual([['option_gone', undefined]]);
    expect(reasons(oneOfEach('salad', 'large'))).toEqual([['option_gone', undefined]]);
  });

  it('does not activate the nested groups of an unavailable option', () => {
    const off = item('burger', 2, {
      modifierGroups: [group('side', 0, 1, [{ ...fries, available: false }])],
    });
    expect(reasons(oneOfEach('fries', 'large'), off)).toEqual([
      ['option_unavailable', 'side'],
      ['option_gone', undefined],
    ]);
    expect(getAvailableOptions(off, oneOfEach('fries', 'large'))).toEqual([]);
  });

  it('activates a nested group that two chosen options share only once, below the first of them', () => {
    const both = item('plate', 1, { modifierGroups: [group('sides', 0, 2, [fries, salad])] });
    const places = flattenGroups(getActiveGroups(both, oneOfEach('fries', 'salad', 'mayo')))
      .filter(({ group: { id } }) => id === 'sauces')
      .map(({ path }) => path);
    expect(places).toEqual(['0/fries/1']);
    expect(
      priceChoice(
        both,
        { ...createDefaultChoice(both), modifiers: oneOfEach('fries', 'salad', 'mayo') },
        noDiscounts,
      )?.total.minor,
    ).toBe(1000 + 750 + 1000 + 150);
  });

  it('charges nested options by their own quantities, not multiplied by the parent option’s', () => {
    const dips = group('dips', 0, 3, [modifier('dip', '0.200', { maxQuantity: 3 })]);
    const wings = modifier('wings', 1, { maxQuantity: 4, groups: [dips] });
    const box = item('box', 0, { modifierGroups: [group('boxes', 0, 4, [wings])] });
    const modifiers = [
      { id: 'wings', quantity: 3 },
      { id: 'dip', quantity: 2 },
    ];
    expect(priceChoice(box, { ...createDefaultChoice(box), modifiers }, noDiscounts)?.total.minor).toBe(3400);
  });
});

describe('applyOptionChange', () => {
  it('removes the nested options below a deselected option', () => {
    expect(
      applyOptionChange(
        burger,
        oneOfEach('fries', 'large', 'mayo', 'cheese'),
        oneOfEach('large', 'mayo', 'cheese'),
      ),
    ).toEqual(oneOfEach('cheese'));
  });

  it('selects the default options of a nested group when its option is chosen', () => {
    expect(applyOptionChange(burger, oneOfEach('cheese'), oneOfEach('cheese', 'fries'))).toEqual(
      oneOfEach('fries', 'regular', 'cheese'),
    );
  });

  it('does not select a default option again that the customer deselected', () => {
    expect(applyOptionChange(burger, oneOfEach('fries', 'regular'), oneOfEach('fries'))).toEqual(
      oneOfEach('fries'),
    );
  });

  it('keeps the choice in a nested group when the customer switches to another parent option with the same group', () => {
    expect(
      applyOptionChange(burger, oneOfEach('fries', 'regular', 'mayo'), oneOfEach('salad', 'regular', 'mayo')),
    ).toEqual(oneOfEach('salad', 'mayo'));
  });
});

describe('createDefaultChoice', () => {
  it('selects the default options of a nested group whose parent option is a default', () => {
    const menu = item('menu', 1, { modifierGroups: [group('side', 1, 1, [{ ...fries, isDefault: true }])] });
    expect(createDefaultChoice(menu).modifiers).toEqual(oneOfEach('fries', 'regular'));
  });
});

describe('an invalid menu', () => {
  it('resolves a modifier group that contains itself only once', () => {
    const again: { -readonly [K in keyof ModifierGroup]: ModifierGroup[K] } = group('again', 0, 1, []);
    again.modifiers = [modifier('more', '0.100', { isDefault: true, groups: [again] })];
    const loop = item('loop', 1, { modifierGroups: [again] });
    expect(createDefaultChoice(loop).modifiers).toEqual(oneOfEach('more'));
    expect(reasons(oneOfEach('more'), loop)).toEqual([]);
  });

  it('ignores modifier groups nested deeper than the eight levels of a dish in a set', () => {
    let deep = group('g0', 0, 1, [modifier('m0', 1)]);
    for (let depth = 1; depth < 20_000; depth++)
      deep = group(`g${depth}`, 0, 1, [modifier(`m${depth}`, 1, { isDefault: true, groups: [deep] })]);
    const deepItem = item('well', 1, { modifierGroups: [deep] });
    expect(createDefaultChoice(deepItem).modifiers).toHaveLength(9);
    expect(checkChoice(deepItem, createDefaultChoice(deepItem))).toEqual([]);
    expect(reasons(oneOfEach('m0'), deepItem)).toEqual([['option_gone', undefined]]);
  });

  it('ignores a modifier group without options', () => {
    const empty = item('empty', 1, { modifierGroups: [group('none', 1, 1, [])] });
    expect(activeIds([], empty)).toEqual([]);
    expect(reasons([], empty)).toEqual([]);
  });

  it('offers an option once when the menu lists it twice', () => {
    const twice = item('twice', 1, {
      modifierGroups: [
        group('a', 0, 2, [modifier('x', 1), modifier('x', 2)]),
        group('b', 1, 1, [modifier('x', 3)]),
      ],
    });
    expect(activeIds([], twice)).toEqual(['a']);
    expect(
      flattenOptions(getActiveGroups(twice, oneOfEach('x'))).map(({ modifier: { price } }) => price.minor),
    ).toEqual([1000]);
  });
});
