import { isSoldForType } from '../availability/visible-menu.ts';
import type { ChosenModifier } from '../cart/cart-types.ts';
import type { ItemType, MenuItem, ModifierGroup, SetPart } from './menu-types.ts';

// A set is an item whose groups offer other dishes of the menu. These dishes are the parts of the set. The part of a
// group is fixed if the customer has nothing to choose in the group.

/** Whether the group stands for a part of a set. */
const isPartGroup = ({ modifiers }: ModifierGroup): boolean => modifiers.some(({ part }) => part !== null);

/** Whether the customer has nothing to choose in this group: the set always contains this dish in this quantity. */
export const isFixedPart = ({ min, modifiers: [only, ...others] }: ModifierGroup): boolean =>
  min > 0 && !others.length && !!only?.part && only.maxQuantity === min;

/** Adds the fixed parts of a set to the chosen options, in their fixed quantities. */
export function addFixedParts(
  { modifierGroups }: Pick<MenuItem, 'modifierGroups'>,
  chosenModifiers: readonly ChosenModifier[],
): readonly ChosenModifier[] {
  const fixedParts = modifierGroups
    .filter(isFixedPart)
    .flatMap(({ min, modifiers }) => modifiers.map(({ id }) => ({ id, quantity: min })));
  const fixedIds = new Set(fixedParts.map(({ id }) => id));
  return [...fixedParts, ...chosenModifiers.filter(({ id }) => !fixedIds.has(id))];
}

/** Marks options as unavailable if their part is not offered now. Returns the same item if it is not a set. */
export function markUnavailableParts(item: MenuItem, isOffered: (part: SetPart) => boolean): MenuItem {
  if (!item.modifierGroups.some(isPartGroup)) return item;
  const modifierGroups = item.modifierGroups.map((group) => ({
    ...group,
    modifiers: group.modifiers.map((modifier) =>
      modifier.part && !isOffered(modifier.part) ? { ...modifier, available: false } : modifier,
    ),
  }));
  return { ...item, modifierGroups };
}

const ITEM_TYPES: readonly ItemType[] = ['delivery', 'car_pickup', 'dine_in', 'reservation'];

/** Limits the types of a set. A type remains if every required part has a dish that is sold as that type. */
export function limitTypesToParts(
  types: MenuItem['types'],
  groups: readonly ModifierGroup[],
): MenuItem['types'] {
  const requiredGroups = groups.filter((group) => group.min > 0 && isPartGroup(group));
  if (!requiredGroups.length) return types;
  const isOffered = (type: ItemType): boolean =>
    requiredGroups.every(({ modifiers }) => modifiers.some(({ part }) => part && isSoldForType(part, type)));
  const limitedTypes = ITEM_TYPES.map((type) => [type, types[type] && isOffered(type)]);
  return Object.fromEntries(limitedTypes) as MenuItem['types'];
}
