import type { ChosenModifier } from '../cart/cart-types.ts';
import { flattenOptions, getActiveGroups } from './active-groups.ts';
import type { MenuItem, Modifier } from './menu-types.ts';

/** Chosen options that can no longer be ordered. */
export interface UnavailableOptions {
  /** Options that are still on the menu, but switched off by the business. */
  readonly switchedOffOptions: readonly Modifier[];
  /** Number of options that are no longer on the menu or whose parent option is not chosen. */
  readonly missingCount: number;
}

/** Finds the chosen options of an item that can no longer be ordered. */
export function findUnavailableOptions(
  item: Pick<MenuItem, 'modifierGroups'>,
  chosenModifiers: readonly ChosenModifier[],
): UnavailableOptions {
  const offeredOptions = flattenOptions(getActiveGroups(item, chosenModifiers)).map(
    ({ modifier }) => modifier,
  );
  return {
    switchedOffOptions: offeredOptions.filter(({ available }) => !available),
    missingCount: new Set(chosenModifiers.map(({ id }) => id)).size - offeredOptions.length,
  };
}
