import type { VectorGroup, VectorItem, VectorLine, VectorModifier } from '../format.ts';
import { isLess, parseFraction } from './fraction.ts';

/** The quantity of each option of a line. If an option is listed twice, its quantities are added. */
export function sumQuantities({ modifiers }: VectorLine): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { id, quantity } of modifiers) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return sums;
}

/** The groups from which the customer chooses: the item's, and those of every chosen option. */
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
  /** Units that are charged. */
  readonly paid: number;
}

/**
 * Counts the charged units per option. The first `included` units are free, starting with the cheapest or in menu
 * order.
 */
function countPaid(group: VectorGroup, chosen: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const units = group.modifiers.flatMap((option) =>
    Array.from({ length: chosen.get(option.id) ?? 0 }, () => option),
  );
  const queue =
    group.included_choice === 'first'
      ? units
      : units.toSorted((a, b) =>
          isLess(parseFraction(a.price), parseFraction(b.price)) ? -1 : Number(a.price !== b.price),
        );
  const paid = new Map<string, number>();
  for (const { id } of queue.slice(group.included)) paid.set(id, (paid.get(id) ?? 0) + 1);
  return paid;
}

/** The chosen options in menu order, each before its nested options. */
export function listChosenOptions(item: VectorItem, line: VectorLine): ChosenOption[] {
  const chosen = sumQuantities(line);
  const optionsIn = (groups: readonly VectorGroup[]): ChosenOption[] =>
    groups.flatMap((group) => {
      const paid = countPaid(group, chosen);
      return group.modifiers.flatMap((option) => {
        const quantity = chosen.get(option.id);
        if (quantity === undefined) return [];
        return [{ option, quantity, paid: paid.get(option.id) ?? 0 }, ...optionsIn(option.groups)];
      });
    });
  return optionsIn(item.modifier_groups);
}
