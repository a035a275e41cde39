import type { ChosenModifier } from '../cart/cart-types.ts';
import { askedGroups, takenIn } from './asked-groups.ts';
import type { MenuItem, Modifier } from './menu-types.ts';

/** What of a choice cannot be had any more. */
export interface LostOptions {
  /** Still on the menu, but off. */
  readonly off: readonly Modifier[];
  /** How many are on the menu no longer, or not with what else is chosen. */
  readonly gone: number;
}

export function lostOptions(
  item: Pick<MenuItem, 'modifierGroups'>,
  chosen: readonly ChosenModifier[],
): LostOptions {
  const taken = takenIn(askedGroups(item, chosen)).map(({ modifier }) => modifier);
  return {
    off: taken.filter(({ available }) => !available),
    gone: new Set(chosen.map(({ id }) => id)).size - taken.length,
  };
}
