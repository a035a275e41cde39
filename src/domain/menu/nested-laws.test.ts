import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChosenModifier } from '../cart/cart-types.ts';
import { type Currency, createCurrency, createMoney } from '../money/money.ts';
import { priceCart } from '../pricing/cart-price.ts';
import { priceChoice } from '../pricing/choice-price.ts';
import { findBillFaults } from '../pricing/testing/bill-faults.ts';
import { cartLine, pricingInput } from '../pricing/testing/pricing-input.ts';
import { buildersFor, noDiscounts } from '../testing/build.ts';
import { applyOptionChange, getAvailableOptions } from './active-groups.ts';
import { checkChoice } from './check-choice.ts';
import { createDefaultChoice } from './default-choice.ts';
import type { MenuItem, Modifier, ModifierGroup } from './menu-types.ts';

const currency = createCurrency('KWD');

/** Random items whose groups nest up to three levels deep. All ids are unique. */
function anyNestedItem(currency: Currency): fc.Arbitrary<MenuItem> {
  const { item, modifier, group } = buildersFor(currency);
  const anyRule = fc.record({ min: fc.nat(2), max: fc.integer({ min: 1, max: 3 }) });
  const anyOption = fc.record({
    price: fc.nat(5000),
    available: fc.boolean(),
    isDefault: fc.boolean(),
    maxQuantity: fc.integer({ min: 1, max: 3 }),
  });
  let idCount = 0;
  const anyGroups = (depth: number): fc.Arbitrary<ModifierGroup[]> =>
    fc.array(
      fc
        .tuple(
          anyRule,
          fc.array(fc.tuple(anyOption, depth > 1 ? anyGroups(depth - 1) : fc.constant([])), { maxLength: 3 }),
        )
        .map(([{ min, max }, options]) =>
          group(
            `g${idCount++}`,
            Math.min(min, max),
            max,
            options.map(([{ price, ...flags }, nestedGroups]) => ({
              ...modifier(`m${idCount++}`, 0, { ...flags, groups: nestedGroups }),
              price: createMoney(price, currency),
            })),
          ),
        ),
      { maxLength: depth > 2 ? 3 : 2 },
    );
  return anyGroups(3).map((modifierGroups) => item('dish', 1, { modifierGroups }));
}

/** All options of the groups, at all levels. */
const listOptions = (groups: readonly ModifierGroup[]): Modifier[] =>
  groups.flatMap(({ modifiers }) => modifiers.flatMap((option) => [option, ...listOptions(option.groups)]));

/** Random options of an item, each with a quantity. */
const arbitraryChosenOptions = (item: MenuItem): fc.Arbitrary<ChosenModifier[]> =>
  fc
    .subarray(listOptions(item.modifierGroups).map(({ id }) => id))
    .chain((chosenIds) =>
      fc.tuple(
        ...chosenIds.map((id) =>
          fc.record({ id: fc.constant(id), quantity: fc.integer({ min: 1, max: 3 }) }),
        ),
      ),
    );

describe('for any nesting', () => {
  const itemWithChosenOptions = anyNestedItem(currency).chain((dish) =>
    fc.tuple(fc.constant(dish), arbitraryChosenOptions(dish), arbitraryChosenOptions(dish)),
  );

  /** The sum of all chosen options, computed by simple recursion. */
  const sumChosenOptions = (
    groups: readonly ModifierGroup[],
    quantities: ReadonlyMap<string, number>,
  ): number =>
    groups
      .flatMap(({ modifiers }) => modifiers)
      .reduce((sum, { id, price, available, groups: nestedGroups }) => {
        const quantity = quantities.get(id) ?? 0;
        return quantity
          ? sum + price.minor * quantity + (available ? sumChosenOptions(nestedGroups, quantities) : 0)
          : sum;
      }, 0);

  it('computes the price of an item with nested options as its own price plus its chosen options', () => {
    fc.assert(
      fc.property(itemWithChosenOptions, ([dish, modifiers]) => {
        const quantities = new Map(modifiers.map(({ id, quantity }) => [id, quantity]));
        const total = priceChoice(dish, { ...createDefaultChoice(dish), modifiers }, noDiscounts)?.total
          .minor;
        expect(total).toBe(1000 + sumChosenOptions(dish.modifierGroups, quantities));
      }),
    );
  });

  it('charges the same price for an item with nested options in the cart as on the item sheet', () => {
    fc.assert(
      fc.property(itemWithChosenOptions, fc.integer({ min: 1, max: 9 }), ([dish, modifiers], count) => {
        const choice = { ...createDefaultChoice(dish), modifiers, count };
        const bill = priceCart(pricingInput(currency, [dish], [cartLine('dish', choice)]));
        expect(findBillFaults(bill)).toEqual([]);
        expect(bill.lines).toHaveLength(checkChoice(dish, choice).length ? 0 : 1);
        if (bill.lines.length) expect(bill.total).toEqual(priceChoice(dish, choice, noDiscounts)?.total);
      }),
    );
  });

  it('never keeps a nested option whose parent option is not chosen', () => {
    fc.assert(
      fc.property(itemWithChosenOptions, ([dish, oldOptions, newOptions]) => {
        const keptOptions = applyOptionChange(dish, oldOptions, newOptions);
        const problems = checkChoice(dish, { ...createDefaultChoice(dish), modifiers: keptOptions });
        expect(problems.filter(({ reason }) => reason === 'option_gone')).toEqual([]);
        const parentById = new Map(
          listOptions(dish.modifierGroups).flatMap(({ id, groups }) =>
            groups.flatMap(({ modifiers }) =>
              modifiers.map((nestedOption) => [nestedOption.id, id] as const),
            ),
          ),
        );
        const ids = new Set(keptOptions.map(({ id }) => id));
        for (const id of ids) expect(ids.has(parentById.get(id) ?? id)).toBe(true);
        expect(applyOptionChange(dish, keptOptions, keptOptions)).toEqual(keptOptions);
      }),
    );
  });

  it('never selects more default options than a group allows, but may select fewer than its minimum', () => {
    fc.assert(
      fc.property(anyNestedItem(currency), (dish) => {
        const problems = checkChoice(dish, createDefaultChoice(dish));
        expect(problems.filter(({ reason }) => reason !== 'below_min')).toEqual([]);
      }),
    );
  });

  it('removes chosen options that are unavailable or no longer on the menu', () => {
    fc.assert(
      fc.property(itemWithChosenOptions, ([dish, modifiers]) => {
        const problems = checkChoice(dish, {
          ...createDefaultChoice(dish),
          modifiers: getAvailableOptions(dish, modifiers),
        });
        expect(problems.filter(({ reason }) => /gone|unavailable/.test(reason))).toEqual([]);
      }),
    );
  });
});
