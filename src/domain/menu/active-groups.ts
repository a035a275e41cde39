import type { ChosenModifier } from '../cart/cart-types.ts';
import type { MenuItem, Modifier, ModifierGroup } from './menu-types.ts';
import { isFixedPart } from './set-parts.ts';

// Modifier groups nest: an option may bring further groups. A group is active if it is one of the item's own groups, or
// if it belongs to a selected option. The customer sees only active groups.

/** A modifier group that is active for the current choice. */
export interface ActiveGroup {
  /** The group without the options that an earlier group already offers. */
  readonly group: ModifierGroup;
  /**
   * Position in the item. `0/fries/1` is the second child group of the option `fries` in the item's first group. Does
   * not depend on the other chosen options.
   */
  readonly path: string;
  readonly selectedOptions: readonly SelectedOption[];
}

/** A selected option with the groups that it activates. */
export interface SelectedOption {
  readonly modifier: Modifier;
  readonly quantity: number;
  /** Units that the item's price includes. The order in which the customer chose does not matter. */
  readonly includedQuantity: number;
  readonly childGroups: readonly ActiveGroup[];
}

type SelectedQuantity = Pick<SelectedOption, 'modifier' | 'quantity'>;
type SelectOptions = (group: ModifierGroup, path: string) => readonly SelectedQuantity[];

/** Units of each selected option that the item's price includes. Empty if it includes none. */
function countIncludedUnits(
  { included }: ModifierGroup,
  selectedQuantities: readonly SelectedQuantity[],
): number[] {
  if (!included) return [];
  const sortedEntries = [...selectedQuantities.entries()];
  if (included.choice === 'cheapest')
    sortedEntries.sort(([, a], [, b]) => a.modifier.price.minor - b.modifier.price.minor);
  const counts: number[] = [];
  let remainingUnits = included.count;
  for (const [index, { quantity }] of sortedEntries) {
    const count = Math.max(0, Math.min(remainingUnits, quantity));
    counts[index] = count;
    remainingUnits -= count;
  }
  return counts;
}

/**
 * Eight levels for a dish, plus one for the set that contains it. Deeper groups are ignored, so that a menu whose
 * groups contain each other cannot hang the app.
 */
const MAX_GROUP_DEPTH = 9;

/**
 * Returns the active groups. `selectOptions` returns the selected options of a group. An option id is used once per
 * item: if several groups offer the option, only the first group keeps it. A group without options left is not active.
 * A group that belongs to two selected options is therefore active once, and groups that contain each other do not nest
 * forever.
 */
function resolveGroups(groups: readonly ModifierGroup[], selectOptions: SelectOptions): ActiveGroup[] {
  const seenOptionIds = new Set<string>();
  const resolveLevel = (
    levelGroups: readonly ModifierGroup[],
    parentPath: string,
    depth: number,
  ): ActiveGroup[] => {
    if (depth > MAX_GROUP_DEPTH) return [];
    const groupsWithOptions: Pick<ActiveGroup, 'group' | 'path'>[] = [];
    levelGroups.forEach((group, index) => {
      const modifiers = group.modifiers.filter(({ id }) => !seenOptionIds.has(id) && seenOptionIds.add(id));
      const isWhole = modifiers.length === group.modifiers.length;
      if (modifiers.length)
        groupsWithOptions.push({
          group: isWhole ? group : { ...group, modifiers },
          path: `${parentPath}${index}`,
        });
    });
    return groupsWithOptions.map(({ group, path }) => {
      const selectedQuantities = selectOptions(group, path);
      const includedQuantities = countIncludedUnits(group, selectedQuantities);
      return {
        group,
        path,
        selectedOptions: selectedQuantities.map(({ modifier, quantity }, index) => ({
          modifier,
          quantity,
          includedQuantity: includedQuantities[index] ?? 0,
          childGroups:
            modifier.groups.length && modifier.available && quantity >= 1
              ? resolveLevel(modifier.groups, `${path}/${modifier.id}/`, depth + 1)
              : [],
        })),
      };
    });
  };
  return resolveLevel(groups, '', 1);
}

/** Returns a function that selects the chosen options of a group. */
const createSelector = (chosenModifiers: readonly ChosenModifier[]): SelectOptions => {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of chosenModifiers) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return ({ modifiers }) => {
    const selectedQuantities = [];
    for (const modifier of modifiers) {
      const quantity = quantities.get(modifier.id);
      if (quantity !== undefined) selectedQuantities.push({ modifier, quantity });
    }
    return selectedQuantities;
  };
};

/** Selects the available default options of a group. A fixed part of a set starts with its required quantity. */
const selectDefaults: SelectOptions = (group) =>
  group.modifiers
    .filter(({ isDefault, available }) => isDefault && available)
    .slice(0, group.max)
    .map((modifier) => ({ modifier, quantity: isFixedPart(group) ? group.min : 1 }));

const toChosenModifiers = (groups: readonly ActiveGroup[]): ChosenModifier[] =>
  flattenOptions(groups).map(({ modifier: { id }, quantity }) => ({ id, quantity }));

/** The active groups of an item: its own groups, and those of the chosen options. */
export const getActiveGroups = (
  { modifierGroups }: Pick<MenuItem, 'modifierGroups'>,
  chosenModifiers: readonly ChosenModifier[],
): ActiveGroup[] => resolveGroups(modifierGroups, createSelector(chosenModifiers));

/** All active groups in display order, each followed by its child groups. Appends to `collectedGroups`. */
export function flattenGroups(
  groups: readonly ActiveGroup[],
  collectedGroups: ActiveGroup[] = [],
): ActiveGroup[] {
  for (const group of groups) {
    collectedGroups.push(group);
    for (const { childGroups } of group.selectedOptions) flattenGroups(childGroups, collectedGroups);
  }
  return collectedGroups;
}

/** All selected options, each followed by those of its child groups. Appends to `collectedOptions`. */
export function flattenOptions(
  groups: readonly ActiveGroup[],
  collectedOptions: SelectedOption[] = [],
): SelectedOption[] {
  for (const { selectedOptions } of groups)
    for (const option of selectedOptions) {
      collectedOptions.push(option);
      flattenOptions(option.childGroups, collectedOptions);
    }
  return collectedOptions;
}

/** The default options of an item, including the defaults of the groups that they activate. */
export const getDefaultOptions = ({ modifierGroups }: Pick<MenuItem, 'modifierGroups'>): ChosenModifier[] =>
  toChosenModifiers(resolveGroups(modifierGroups, selectDefaults));

/**
 * Corrects the options after the customer changed them from `oldOptions` to `newOptions`. Options below a deselected
 * option are removed. Groups that have just become active start with their defaults.
 */
export function applyOptionChange(
  item: Pick<MenuItem, 'modifierGroups'>,
  oldOptions: readonly ChosenModifier[],
  newOptions: readonly ChosenModifier[],
): ChosenModifier[] {
  const oldActivePaths = new Set(flattenGroups(getActiveGroups(item, oldOptions)).map(({ path }) => path));
  const selectNewOptions = createSelector(newOptions);
  return toChosenModifiers(
    resolveGroups(item.modifierGroups, (group, path) => {
      const selectedQuantities = selectNewOptions(group, path);
      return selectedQuantities.length || oldActivePaths.has(path)
        ? selectedQuantities
        : selectDefaults(group, path);
    }),
  );
}

/** The chosen options that the menu still offers. */
export function getAvailableOptions(
  item: Pick<MenuItem, 'modifierGroups'>,
  chosenModifiers: readonly ChosenModifier[],
): ChosenModifier[] {
  const selectChosenOptions = createSelector(chosenModifiers);
  return toChosenModifiers(
    resolveGroups(item.modifierGroups, (group, path) =>
      selectChosenOptions(group, path).filter(({ modifier }) => modifier.available),
    ),
  );
}
