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
const sideGroup = group('side', 0, 1, [fries, salad]);
const burger = item('burger', 2, {
  modifierGroups: [sideGroup, group('extras', 0, 9, [modifier('cheese', '0.300')])],
});

const chooseOneOfEach = (...ids: string[]): ChosenModifier[] => ids.map((id) => ({ id, quantity: 1 }));
const listActiveIds = (chosenModifiers: ChosenModifier[], dish = burger) =>
  flattenGroups(getActiveGroups(dish, chosenModifiers)).map(({ group }) => group.id);
const listReasons = (modifiers: ChosenModifier[], dish = burger) =>
  checkChoice(dish, { ...createDefaultChoice(dish), modifiers }).map(({ reason, activeGroup }) => [
    reason,
    activeGroup?.group.id,
  ]);

describe('a group with included options', () => {
  const prices = { truffle: '1.50', ketchup: '0.80', mayo: '0.80' };
  const options = Object.entries(prices).map(([id, price]) => modifier(id, price, { maxQuantity: 3 }));
  const listIncluded = (
    choice: 'cheapest' | 'first',
    chosenModifiers: readonly ChosenModifier[],
    count = 2,
  ) => {
    const itemWithDips = item('fries', 2, {
      modifierGroups: [{ ...group('dips', 0, 9, options), included: { count, choice } }],
    });
    return flattenOptions(getActiveGroups(itemWithDips, chosenModifiers)).map(
      ({ modifier: { id }, includedQuantity }) => `${includedQuantity} ${id}`,
    );
  };

  it('makes the cheapest chosen options free, and of two equally cheap options the first on the menu', () => {
    expect(listIncluded('cheapest', chooseOneOfEach('truffle', 'ketchup', 'mayo'))).toEqual([
      '0 truffle',
      '1 ketchup',
      '1 mayo',
    ]);
    expect(listIncluded('cheapest', chooseOneOfEach('truffle', 'ketchup', 'mayo'), 1)).toEqual([
      '0 truffle',
      '1 ketchup',
      '0 mayo',
    ]);
    expect(listIncluded('cheapest', [{ id: 'mayo', quantity: 3 }])).toEqual(['2 mayo']);
  });

  it('makes chosen options free in menu order, not by price, if the business says so', () => {
    expect(listIncluded('first', chooseOneOfEach('truffle', 'ketchup', 'mayo'))).toEqual([
      '1 truffle',
      '1 ketchup',
      '0 mayo',
    ]);
  });

  it('makes the same options free in whatever order the customer chooses options', () => {
    for (const choice of ['cheapest', 'first'] as const)
      expect(listIncluded(choice, chooseOneOfEach('mayo', 'truffle', 'ketchup'))).toEqual(
        listIncluded(choice, chooseOneOfEach('ketchup', 'mayo', 'truffle')),
      );
  });
});

describe('a group below an option', () => {
  it('shows a nested group right after the group of its parent option, as soon as that option is chosen', () => {
    expect(listActiveIds([])).toEqual(['side', 'extras']);
    expect(listActiveIds(chooseOneOfEach('fries'))).toEqual(['side', 'sizes', 'sauces', 'extras']);
    expect(listActiveIds(chooseOneOfEach('salad'))).toEqual(['side', 'sauces', 'extras']);
  });

  it('checks the rules of a nested group only while its parent option is chosen', () => {
    expect(listReasons([])).toEqual([]);
    expect(listReasons(chooseOneOfEach('fries'))).toEqual([['below_min', 'sizes']]);
    expect(listReasons(chooseOneOfEach('fries', 'large'))).toEqual([]);
    expect(listReasons(chooseOneOfEach('fries', 'large', 'regular'))).toEqual([['above_max', 'sizes']]);
  });

  it('reports a chosen nested option as gone when its parent option is not chosen', () => {
    expect(listReasons(chooseOneOfEach('large'))).toEqual([['option_gone', undefined]]);
    expect(listReasons(chooseOneOfEach('salad', 'large'))).toEqual([['option_gone', undefined]]);
  });

  it('does not activate the nested groups of an unavailable option', () => {
    const itemWithUnavailableOption = item('burger', 2, {
      modifierGroups: [group('side', 0, 1, [{ ...fries, available: false }])],
    });
    expect(listReasons(chooseOneOfEach('fries', 'large'), itemWithUnavailableOption)).toEqual([
      ['option_unavailable', 'side'],
      ['option_gone', undefined],
    ]);
    expect(getAvailableOptions(itemWithUnavailableOption, chooseOneOfEach('fries', 'large'))).toEqual([]);
  });

  it('activates a nested group once, below the first option, if two chosen options share the group', () => {
    const plate = item('plate', 1, { modifierGroups: [group('sides', 0, 2, [fries, salad])] });
    const paths = flattenGroups(getActiveGroups(plate, chooseOneOfEach('fries', 'salad', 'mayo')))
      .filter(({ group: { id } }) => id === 'sauces')
      .map(({ path }) => path);
    expect(paths).toEqual(['0/fries/1']);
    expect(
      priceChoice(
        plate,
        { ...createDefaultChoice(plate), modifiers: chooseOneOfEach('fries', 'salad', 'mayo') },
        noDiscounts,
      )?.total.minor,
    ).toBe(1000 + 750 + 1000 + 150);
  });

  it('does not multiply the price of nested options by the quantity of their parent option', () => {
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
        chooseOneOfEach('fries', 'large', 'mayo', 'cheese'),
        chooseOneOfEach('large', 'mayo', 'cheese'),
      ),
    ).toEqual(chooseOneOfEach('cheese'));
  });

  it('selects the default options of a nested group when its parent option is chosen', () => {
    expect(applyOptionChange(burger, chooseOneOfEach('cheese'), chooseOneOfEach('cheese', 'fries'))).toEqual(
      chooseOneOfEach('fries', 'regular', 'cheese'),
    );
  });

  it('does not select a default option again after the customer has deselected it', () => {
    expect(applyOptionChange(burger, chooseOneOfEach('fries', 'regular'), chooseOneOfEach('fries'))).toEqual(
      chooseOneOfEach('fries'),
    );
  });

  it('keeps the choice in a nested group when the customer switches to another option with that group', () => {
    expect(
      applyOptionChange(
        burger,
        chooseOneOfEach('fries', 'regular', 'mayo'),
        chooseOneOfEach('salad', 'regular', 'mayo'),
      ),
    ).toEqual(chooseOneOfEach('salad', 'mayo'));
  });
});

describe('createDefaultChoice', () => {
  it('selects the default options of a nested group whose parent option is itself selected by default', () => {
    const defaultMeal = item('menu', 1, {
      modifierGroups: [group('side', 1, 1, [{ ...fries, isDefault: true }])],
    });
    expect(createDefaultChoice(defaultMeal).modifiers).toEqual(chooseOneOfEach('fries', 'regular'));
  });
});

describe('an invalid menu', () => {
  it('resolves a modifier group only once if the group contains itself', () => {
    const recursiveGroup: { -readonly [K in keyof ModifierGroup]: ModifierGroup[K] } = group(
      'again',
      0,
      1,
      [],
    );
    recursiveGroup.modifiers = [modifier('more', '0.100', { isDefault: true, groups: [recursiveGroup] })];
    const itemWithRecursiveGroup = item('loop', 1, { modifierGroups: [recursiveGroup] });
    expect(createDefaultChoice(itemWithRecursiveGroup).modifiers).toEqual(chooseOneOfEach('more'));
    expect(listReasons(chooseOneOfEach('more'), itemWithRecursiveGroup)).toEqual([]);
  });

  it('ignores modifier groups below the ninth level: one level of a set and eight levels of its dish', () => {
    let deepGroup = group('g0', 0, 1, [modifier('m0', 1)]);
    for (let depth = 1; depth < 20_000; depth++)
      deepGroup = group(`g${depth}`, 0, 1, [
        modifier(`m${depth}`, 1, { isDefault: true, groups: [deepGroup] }),
      ]);
    const deepItem = item('well', 1, { modifierGroups: [deepGroup] });
    expect(createDefaultChoice(deepItem).modifiers).toHaveLength(9);
    expect(checkChoice(deepItem, createDefaultChoice(deepItem))).toEqual([]);
    expect(listReasons(chooseOneOfEach('m0'), deepItem)).toEqual([['option_gone', undefined]]);
  });

  it('ignores a modifier group without options', () => {
    const itemWithEmptyGroup = item('empty', 1, { modifierGroups: [group('none', 1, 1, [])] });
    expect(listActiveIds([], itemWithEmptyGroup)).toEqual([]);
    expect(listReasons([], itemWithEmptyGroup)).toEqual([]);
  });

  it('offers an option once if an item lists the option several times', () => {
    const itemWithRepeatedOption = item('twice', 1, {
      modifierGroups: [
        group('a', 0, 2, [modifier('x', 1), modifier('x', 2)]),
        group('b', 1, 1, [modifier('x', 3)]),
      ],
    });
    expect(listActiveIds([], itemWithRepeatedOption)).toEqual(['a']);
    expect(
      flattenOptions(getActiveGroups(itemWithRepeatedOption, chooseOneOfEach('x'))).map(
        ({ modifier: { price } }) => price.minor,
      ),
    ).toEqual([1000]);
  });
});
