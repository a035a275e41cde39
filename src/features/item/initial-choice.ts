import type { CartLine, Choice } from '../../domain/cart/cart-types.ts';
import { getAvailableOptions } from '../../domain/menu/active-groups.ts';
import { createDefaultChoice } from '../../domain/menu/default-choice.ts';
import { findPriceLabel, getCountRule } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';

/** The first choice of the item sheet: the item's defaults, or the edited line without its unavailable options. */
export function initialChoice(item: MenuItem, line: CartLine | undefined): Choice {
  const defaults = createDefaultChoice(item);
  if (!line) return defaults;
  const { note, count } = line;
  const priceLabelId = findPriceLabel(item, line.priceLabelId) ? line.priceLabelId : defaults.priceLabelId;
  const modifiers = getAvailableOptions(item, line.modifiers);
  return withLabel(item, { itemId: item.id, priceLabelId, modifiers, note, count }, priceLabelId);
}

/** The choice with another price label. Its count is limited to the label's range. */
export function withLabel(item: MenuItem, choice: Choice, priceLabelId: string | null): Choice {
  const { minimum, maximum } = getCountRule(item, priceLabelId);
  return { ...choice, priceLabelId, count: Math.max(minimum, Math.min(maximum, choice.count)) };
}
