import type { VectorGroup, VectorItem, VectorLine, VectorModifier } from '../format.ts';

/** The quantity of each option of a line. An option that is listed twice is added up. */
export function sumQuantities({ modifiers }: VectorLine): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { id, quantity } of modifiers) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return sums;
}

/** The groups the customer chooses from: the item's, and those of every chosen option. */
export const listActiveGroups = (
  groups: readonly VectorGroup[],
  quantityById: ReadonlyMap<string, number>,
): VectorGroup[] =>
  groups.flatMap((group) => [
    group,
    ...group.modifiers.flatMap(({ id, groups: below }) =>
      quantityById.has(id) ? listActiveGroups(below, quantityById) : [],
    ),
  ]);

interface ChosenOption {
  readonly option: VectorModifier;
  readonly quantity: number;
}

/** The chosen options in the order of the menu, each before its nested options. */
export function listChosenOptions(item: VectorItem, line: VectorLine): ChosenOption[] {
  const chosen = sumQuantities(line);
  const optionsIn = (groups: readonly VectorGroup[]): ChosenOption[] =>
    groups.flatMap(({ modifiers }) =>
      modifiers.flatMap((option) => {
        const quantity = chosen.get(option.id);
        return quantity === undefined ? [] : [{ option, quantity }, ...optionsIn(option.groups)];
      }),
    );
  return optionsIn(item.modifier_groups);
}
