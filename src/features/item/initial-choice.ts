import type { CartLine, Choice } from '../../domain/cart/cart-types.ts';
import { availableOptions } from '../../domain/menu/asked-groups.ts';
import { defaultChoice } from '../../domain/menu/default-choice.ts';
import { countRule, labelOf } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';

/** What the item's page starts with: its defaults, or a line of the cart as far as it can still be had. */
export function initialChoice(item: MenuItem, line: CartLine | undefined): Choice {
  const fresh = defaultChoice(item);
  if (!line) return fresh;
  const { note, count } = line;
  const priceLabelId = labelOf(item, line.priceLabelId) ? line.priceLabelId : fresh.priceLabelId;
  const modifiers = availableOptions(item, line.modifiers);
  return withLabel(item, { itemId: item.id, priceLabelId, modifiers, note, count }, priceLabelId);
}

/** Another price label, the count moved into what it allows. */
export function withLabel(item: MenuItem, choice: Choice, priceLabelId: string | null): Choice {
  const { minimum, maximum } = countRule(item, priceLabelId);
  return { ...choice, priceLabelId, count: Math.max(minimum, Math.min(maximum, choice.count)) };
}
