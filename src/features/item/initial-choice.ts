import type { CartLine, Choice } from '../../domain/cart/cart-types.ts';
import { getAvailableOptions } from '../../domain/menu/active-groups.ts';
import { createDefaultChoice } from '../../domain/menu/default-choice.ts';
import { findPriceLabel, getCountRule } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { addFixedParts } from '../../domain/menu/set-parts.ts';

/**
 * Returns the choice with which the item sheet opens: the item's defaults, or the choice of the edited line without the
 * options that the menu no longer offers. A price label that is gone is replaced by the default one. The count is
 * limited to the range of the price label.
 */
export function createInitialChoice(item: MenuItem, line: CartLine | undefined): Choice {
  const defaults = createDefaultChoice(item);
  if (!line) return defaults;
  const { note, count } = line;
  const priceLabelId = findPriceLabel(item, line.priceLabelId) ? line.priceLabelId : defaults.priceLabelId;
  const modifiers = getAvailableOptions(item, addFixedParts(item, line.modifiers));
  return changePriceLabel(item, { itemId: item.id, priceLabelId, modifiers, note, count }, priceLabelId);
}

/** Returns the choice with another price label. Limits the count to the range of that label. */
export function changePriceLabel(item: MenuItem, choice: Choice, priceLabelId: string | null): Choice {
  const { minimum, maximum } = getCountRule(item, priceLabelId);
  return { ...choice, priceLabelId, count: Math.max(minimum, Math.min(maximum, choice.count)) };
}
