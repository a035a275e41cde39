import type { CartLine, Choice } from '../../domain/cart/cart-types.ts';
import { availableOptions } from '../../domain/menu/asked-groups.ts';
import { defaultChoice } from '../../domain/menu/default-choice.ts';
import { countRule, labelOf } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';

/** The first choice of the item sheet: the item's defaults, or the edited line without its unavailable options. */
export function initialChoice(item: MenuItem, line: CartLine | undefined): Choice {
  const defaults = defaultChoice(item);
  if (!line) return defaults;
  const { note, count } = line;
  const priceLabelId = labelOf(item, line.priceLabelId) ? line.priceLabelId : defaults.priceLabelId;
  const modifiers = availableOptions(item, line.modifiers);
  return withLabel(item, { itemId: item.id, priceLabelId, modifiers, note, count }, priceLabelId);
}

/** The choice with another price label. Its count is limited to the label's range. */
export function withLabel(item: MenuItem, choice: Choice, priceLabelId: string | null): Choice {
  const { minimum, maximum } = countRule(item, priceLabelId);
  return { ...choice, priceLabelId, count: Math.max(minimum, Math.min(maximum, choice.count)) };
}
