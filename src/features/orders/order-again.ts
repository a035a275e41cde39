import type { QuoteLine } from '../../api/schemas/order.ts';
import type { Choice } from '../../domain/cart/types.ts';
import { checkChoice } from '../../domain/menu/check-choice.ts';
import type { LocalizedText, MenuItem, SellingType } from '../../domain/menu/types.ts';

/** What of an old order can be ordered as it was, and the names of what cannot. */
export interface OrderAgain {
  readonly choices: readonly Choice[];
  readonly leftOut: readonly LocalizedText[];
}

const sameText = (a: LocalizedText, b: LocalizedText): boolean =>
  Object.entries(a).some(([locale, words]) => b[locale] === words);

/**
 * An old order's lines as choices from today's menu. A line is taken only as a whole: one whose item, size or options can
 * no longer be had is left out, never changed behind the customer's back.
 */
export function orderAgain(
  lines: readonly QuoteLine[],
  itemById: (id: string) => MenuItem | undefined,
  type: SellingType,
): OrderAgain {
  const choices: Choice[] = [];
  const leftOut: LocalizedText[] = [];
  for (const line of lines) {
    const choice = choiceOf(line, itemById(line.item_id), type);
    if (choice) choices.push(choice);
    else leftOut.push(line.name);
  }
  return { choices, leftOut };
}

function choiceOf(line: QuoteLine, item: MenuItem | undefined, type: SellingType): Choice | null {
  if (!item?.visible || item.soldOut || !item.types[type]) return null;
  const { price_label: size } = line;
  // An order keeps the name of a size only.
  const label = size && item.priceLabels.find((known) => sameText(known.label, size));
  if (size && !label) return null;
  const choice: Choice = {
    itemId: item.id,
    priceLabelId: label ? label.id : null,
    modifiers: line.modifiers.map(({ id, quantity }) => ({ id, quantity })),
    note: line.comment,
    count: line.quantity,
  };
  return checkChoice(item, choice).length ? null : choice;
}
