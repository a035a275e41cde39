import type { VectorGroup, VectorItem, VectorLine, VectorModifier } from '../format.ts';
import { isLess, parseFraction } from './fraction.ts';

/** The quantity of each option of a line. If an option is listed twice, its quantities are added. */
export function sumQuantities({ modifiers }: VectorLine): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { id, quantity } of modifiers) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return sums;
}

/** The groups from which the customer chooses: the groups of the item and of every chosen option. */
export const listActiveGroups = (
  groups: readonly VectorGroup[],
  quantityById: ReadonlyMap<string, number>,
): VectorGroup[] =>
  groups.flatMap((group) => [
    group,
    ...group.modifiers.flatMap(({ id, groups: nestedGroups }) =>
      quantityById.has(id) ? listActiveGroups(nestedGroups, quantityById) : [],
    ),
  ]);

export interface ChosenOption {
  readonly option: VectorModifier;
  readonly quantity: number;
  /** Units that are charged. */
  readonly chargedUnits: number;
}

/**
 * Counts the charged units per option. The first `included` units are free, starting with the cheapest or in menu
 * order.
 */
function countChargedUnits(
  group: VectorGroup,
  quantities: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const units = group.modifiers.flatMap((option) =>
    Array.from({ length: quantities.get(option.id) ?? 0 }, () => option),
  );
  const queue =
    group.included_choice === 'first'
      ? units
      : units.toSorted((a, b) =>
          isLess(parseFraction(a.price), parseFraction(b.price)) ? -1 : Number(a.price !== b.price),
        );
  const chargedUnits = new Map<string, number>();
  for (const { id } of queue.slice(group.included)) chargedUnits.set(id, (chargedUnits.get(id) ?? 0) + 1);
  return chargedUnits;
}

/** The chosen options in menu order, each before its nested options. */
export function listChosenOptions(item: VectorItem, line: VectorLine): ChosenOption[] {
  const quantities = sumQuantities(line);
  const listOptions = (groups: readonly VectorGroup[]): ChosenOption[] =>
    groups.flatMap((group) => {
      const chargedUnits = countChargedUnits(group, quantities);
      return group.modifiers.flatMap((option) => {
        const quantity = quantities.get(option.id);
        if (quantity === undefined) return [];
        return [
          { option, quantity, chargedUnits: chargedUnits.get(option.id) ?? 0 },
          ...listOptions(option.groups),
        ];
      });
    });
  return listOptions(item.modifier_groups);
}
