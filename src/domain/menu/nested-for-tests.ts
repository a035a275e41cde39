import fc from 'fast-check';
import { buildersFor } from '../build-for-tests.ts';
import type { ChosenModifier } from '../cart/types.ts';
import { type Currency, money } from '../money/money.ts';
import type { MenuItem, Modifier, ModifierGroup } from './types.ts';

/** Items whose options bring further groups, three deep; every id stands for one option. */
export function anyNestedItem(currency: Currency): fc.Arbitrary<MenuItem> {
  const { item, modifier, group } = buildersFor(currency);
  const rule = fc.record({ min: fc.nat(2), max: fc.integer({ min: 1, max: 3 }) });
  const option = fc.record({
    price: fc.nat(5000),
    available: fc.boolean(),
    isDefault: fc.boolean(),
    maxQuantity: fc.integer({ min: 1, max: 3 }),
  });
  let ids = 0;
  const groups = (depth: number): fc.Arbitrary<ModifierGroup[]> =>
    fc.array(
      fc
        .tuple(
          rule,
          fc.array(fc.tuple(option, depth > 1 ? groups(depth - 1) : fc.constant([])), { maxLength: 3 }),
        )
        .map(([{ min, max }, options]) =>
          group(
            `g${ids++}`,
            Math.min(min, max),
            max,
            options.map(([{ price, ...part }, below]) => ({
              ...modifier(`m${ids++}`, 0, { ...part, groups: below }),
              price: money(price, currency),
            })),
          ),
        ),
      { maxLength: depth > 2 ? 3 : 2 },
    );
  return groups(3).map((modifierGroups) => item('dish', 1, { modifierGroups }));
}

/** Every option of an item, however deep. */
export const optionsOf = (groups: readonly ModifierGroup[]): Modifier[] =>
  groups.flatMap(({ modifiers }) => modifiers.flatMap((option) => [option, ...optionsOf(option.groups)]));

/** Some of the options, each with a quantity. */
export const anyChosen = (item: MenuItem): fc.Arbitrary<ChosenModifier[]> =>
  fc
    .subarray(optionsOf(item.modifierGroups).map(({ id }) => id))
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((id) => fc.record({ id: fc.constant(id), quantity: fc.integer({ min: 1, max: 3 }) })),
      ),
    );
