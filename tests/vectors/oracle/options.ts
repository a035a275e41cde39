import type { VectorGroup, VectorItem, VectorLine, VectorModifier } from '../format.ts';

/** How many of each option a line has: one that is named twice counts together. */
export function quantities({ modifiers }: VectorLine): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { id, quantity } of modifiers) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return sums;
}

/** The groups that are asked: the item's, and those of every option that is chosen. */
export const askedGroups = (
  groups: readonly VectorGroup[],
  chosen: ReadonlyMap<string, number>,
): VectorGroup[] =>
  groups.flatMap((group) => [
    group,
    ...group.modifiers.flatMap(({ id, groups: below }) => (chosen.has(id) ? askedGroups(below, chosen) : [])),
  ]);

interface ChosenOption {
  readonly option: VectorModifier;
  readonly quantity: number;
}

/** What is chosen, in the order of the menu, an option before those below it. */
export function chosenOptions(item: VectorItem, line: VectorLine): ChosenOption[] {
  const chosen = quantities(line);
  const within = (groups: readonly VectorGroup[]): ChosenOption[] =>
    groups.flatMap(({ modifiers }) =>
      modifiers.flatMap((option) => {
        const quantity = chosen.get(option.id);
        return quantity === undefined ? [] : [{ option, quantity }, ...within(option.groups)];
      }),
    );
  return within(item.modifier_groups);
}
