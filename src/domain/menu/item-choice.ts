import type { Choice } from '../cart/cart-types.ts';
import { compare, type Money } from '../money/money.ts';
import type { MenuItem, PriceLabel } from './menu-types.ts';

/** How many of one choice a line may hold. `single`: one per line, without a stepper, and equal lines do not merge. */
export interface CountRule {
  readonly minimum: number;
  readonly maximum: number;
  readonly single: boolean;
}

/**
 * Whether a list may put the item into the cart without opening its page (spec, section 5). With several price labels
 * the price is still to be chosen first.
 */
export const canAddDirectly = (
  item: MenuItem,
  ctx: { readonly pricesHidden: boolean; readonly cartEnabled: boolean },
): boolean =>
  ctx.cartEnabled &&
  !ctx.pricesHidden &&
  !item.soldOut &&
  (item.price !== null || item.priceLabels.length > 0) &&
  !item.commentRequired &&
  !item.modifierGroups.some((group) => group.modifiers.length > 0);

export const labelOf = (item: MenuItem, labelId: string | null): PriceLabel | undefined =>
  item.priceLabels.find(({ id }) => id === labelId);

/** The price of one count: the label's, else the item's; null when it has none (label unknown or still to choose). */
export function unitPriceOf(item: MenuItem, labelId: string | null): Money | null {
  if (labelId !== null) return labelOf(item, labelId)?.price ?? null;
  return item.priceLabels.length ? null : item.price;
}

/** Counts allowed on one line: whole numbers, from 1 at least (decisions, section 1). */
export function countRule(item: MenuItem, labelId: string | null): CountRule {
  const label = labelOf(item, labelId);
  const single = label?.isQty === false;
  const minimum = single ? 1 : Math.max(1, Math.ceil(item.minimumQuantity), Math.ceil(label?.minimum ?? 1));
  const maximum = single ? 1 : Math.max(minimum, Math.floor(label?.maximum ?? 1000));
  return { minimum, maximum, single };
}

/** One of an item as its list shows it: the first price label, the smallest count, no options. */
export function plainChoice(item: MenuItem): Choice {
  const priceLabelId = item.priceLabels[0]?.id ?? null;
  return {
    itemId: item.id,
    priceLabelId,
    modifiers: [],
    note: '',
    count: countRule(item, priceLabelId).minimum,
  };
}

/** The least and the most one count costs before options and discounts; null when the item has no price. */
export function priceRange(item: MenuItem): { readonly min: Money; readonly max: Money } | null {
  const prices = item.priceLabels.map(({ price }) => price);
  if (!prices.length && item.price) prices.push(item.price);
  prices.sort(compare);
  const [min] = prices;
  const max = prices.at(-1);
  return min && max ? { min, max } : null;
}
