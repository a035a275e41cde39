import { describe, expect, it } from 'vitest';
import type { ChosenModifier } from '../cart/cart-types.ts';
import { currencyOf } from '../money/money.ts';
import { priceChoice } from '../pricing/choice-price.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import { askedGroups, availableOptions, groupsIn, settleOptions, takenIn } from './asked-groups.ts';
import { checkChoice } from './check-choice.ts';
import { defaultChoice } from './default-choice.ts';
import type { ModifierGroup } from './menu-types.ts';

const currency = currencyOf('KWD');
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

const one = (...ids: string[]): ChosenModifier[] => ids.map((id) => ({ id, quantity: 1 }));
const askedNow = (chosen: ChosenModifier[], of = burger) =>
  groupsIn(askedGroups(of, chosen)).map((asked) => asked.group.id);
const reasons = (modifiers: ChosenModifier[], of = burger) =>
  checkChoice(of, { ...defaultChoice(of), modifiers }).map(({ reason, asked }) => [reason, asked?.group.id]);

describe('a group below an option', () => {
  it('is asked once its option is chosen, right after the group of that option', () => {
    expect(askedNow([])).toEqual(['side', 'extras']);
    expect(askedNow(one('fries'))).toEqual(['side', 'sizes', 'sauces', 'extras']);
    expect(askedNow(one('salad'))).toEqual(['side', 'sauces', 'extras']);
  });

  it('has its rules only then', () => {
    expect(reasons([])).toEqual([]);
    expect(reasons(one('fries'))).toEqual([['below_min', 'sizes']]);
    expect(reasons(one('fries', 'large'))).toEqual([]);
    expect(reasons(one('fries', 'large', 'regular'))).toEqual([['above_max', 'sizes']]);
  });

  it('has no option that could be had without it: a stale cart is told', () => {
    expect(reasons(one('large'))).toEqual([['option_gone', undefined]]);
    expect(reasons(one('salad', 'large'))).toEqual([['option_gone', undefined]]);
  });

  it('is not asked below an option that cannot be had', () => {
    const off = item('burger', 2, {
      modifierGroups: [group('side', 0, 1, [{ ...fries, available: false }])],
    });
    expect(reasons(one('fries', 'large'), off)).toEqual([
      ['option_unavailable', 'side'],
      ['option_gone', undefined],
    ]);
    expect(availableOptions(off, one('fries', 'large'))).toEqual([]);
  });

  it('is asked once where two chosen options bring it, below the first', () => {
    const both = item('plate', 1, { modifierGroups: [group('sides', 0, 2, [fries, salad])] });
    const places = groupsIn(askedGroups(both, one('fries', 'salad', 'mayo')))
      .filter((asked) => asked.group.id === 'sauces')
      .map(({ place }) => place);
    expect(places).toEqual(['0/fries/1']);
    expect(
      priceChoice(both, { ...defaultChoice(both), modifiers: one('fries', 'salad', 'mayo') }, noDiscounts)
        ?.total.minor,
    ).toBe(1000 + 750 + 1000 + 150);
  });

  it('is priced by its own quantities, not multiplied by those of the option it hangs below', () => {
    const dips = group('dips', 0, 3, [modifier('dip', '0.200', { maxQuantity: 3 })]);
    const wings = modifier('wings', 1, { maxQuantity: 4, groups: [dips] });
    const box = item('box', 0, { modifierGroups: [group('boxes', 0, 4, [wings])] });
    const modifiers = [
      { id: 'wings', quantity: 3 },
      { id: 'dip', quantity: 2 },
    ];
    expect(priceChoice(box, { ...defaultChoice(box), modifiers }, noDiscounts)?.total.minor).toBe(3400);
  });
});

describe('settleOptions', () => {
  it('drops what hung below an option that is taken back', () => {
    expect(
      settleOptions(burger, one('fries', 'large', 'mayo', 'cheese'), one('large', 'mayo', 'cheese')),
    ).toEqual(one('cheese'));
  });

  it('starts what is asked for the first time with its defaults, each below its option', () => {
    expect(settleOptions(burger, one('cheese'), one('cheese', 'fries'))).toEqual(
      one('fries', 'regular', 'cheese'),
    );
  });

  it('brings no default back that the customer took away', () => {
    expect(settleOptions(burger, one('fries', 'regular'), one('fries'))).toEqual(one('fries'));
  });

  it('keeps what both options offer when one takes the place of the other', () => {
    expect(settleOptions(burger, one('fries', 'regular', 'mayo'), one('salad', 'regular', 'mayo'))).toEqual(
      one('salad', 'mayo'),
    );
  });
});

describe('defaults', () => {
  it('bring the defaults of the groups they open', () => {
    const menu = item('menu', 1, { modifierGroups: [group('side', 1, 1, [{ ...fries, isDefault: true }])] });
    expect(defaultChoice(menu).modifiers).toEqual(one('fries', 'regular'));
  });
});

describe('a menu that is wrong', () => {
  it('comes to an end where a group leads back to itself', () => {
    const again: { -readonly [K in keyof ModifierGroup]: ModifierGroup[K] } = group('again', 0, 1, []);
    again.modifiers = [modifier('more', '0.100', { isDefault: true, groups: [again] })];
    const loop = item('loop', 1, { modifierGroups: [again] });
    expect(defaultChoice(loop).modifiers).toEqual(one('more'));
    expect(reasons(one('more'), loop)).toEqual([]);
  });

  it('is not followed deeper than anybody nests', () => {
    let deep = group('g0', 0, 1, [modifier('m0', 1)]);
    for (let depth = 1; depth < 20_000; depth++)
      deep = group(`g${depth}`, 0, 1, [modifier(`m${depth}`, 1, { isDefault: true, groups: [deep] })]);
    const well = item('well', 1, { modifierGroups: [deep] });
    expect(defaultChoice(well).modifiers).toHaveLength(8);
    expect(checkChoice(well, defaultChoice(well))).toEqual([]);
    expect(reasons(one('m0'), well)).toEqual([['option_gone', undefined]]);
  });

  it('asks nothing with a group that has no options', () => {
    const empty = item('empty', 1, { modifierGroups: [group('none', 1, 1, [])] });
    expect(askedNow([], empty)).toEqual([]);
    expect(reasons([], empty)).toEqual([]);
  });

  it('offers an option once that it lists twice', () => {
    const twice = item('twice', 1, {
      modifierGroups: [
        group('a', 0, 2, [modifier('x', 1), modifier('x', 2)]),
        group('b', 1, 1, [modifier('x', 3)]),
      ],
    });
    expect(askedNow([], twice)).toEqual(['a']);
    expect(takenIn(askedGroups(twice, one('x'))).map((taken) => taken.modifier.price.minor)).toEqual([1000]);
  });
});
