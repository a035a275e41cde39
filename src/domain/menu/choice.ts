import type { Choice } from '../cart/types.ts';
import { compare, type Money } from '../money/money.ts';
import type { MenuItem, ModifierGroup, PriceLabel } from './types.ts';

/** How many of one choice a line may hold. `single`: one per line, without a stepper, and equal lines do not merge. */
export interface CountRule {
  readonly minimum: number;
  readonly maximum: number;
  readonly single: boolean;
}

/** Why a choice cannot be ordered as it is, with the group and option it is about. */
export interface ChoiceProblem {
  readonly reason:
    | 'label_required'
    | 'label_gone'
    | 'below_min'
    | 'above_max'
    | 'option_gone'
    | 'option_unavailable'
    | 'option_above_max'
    | 'note_required'
    | 'count_out_of_range';
  readonly groupId: string | null;
  readonly modifierId: string | null;
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

/** What the item page starts with: the first price label, the default options that fit, the smallest count. */
export function defaultChoice(item: MenuItem): Choice {
  const priceLabelId = item.priceLabels[0]?.id ?? null;
  return {
    itemId: item.id,
    priceLabelId,
    modifiers: item.modifierGroups.flatMap(({ modifiers, max }) =>
      modifiers
        .filter(({ isDefault, available }) => isDefault && available)
        .slice(0, max)
        .map(({ id }) => ({ id, quantity: 1 })),
    ),
    note: '',
    count: countRule(item, priceLabelId).minimum,
  };
}

/** Everything that stands between a choice and the cart; empty when it can be ordered. */
export function checkChoice(item: MenuItem, choice: Choice): ChoiceProblem[] {
  const problems: ChoiceProblem[] = [];
  const say = (
    reason: ChoiceProblem['reason'],
    groupId: string | null = null,
    modifierId: string | null = null,
  ): void => void problems.push({ reason, groupId, modifierId });

  if (choice.priceLabelId !== null && !labelOf(item, choice.priceLabelId)) say('label_gone');
  else if (!unitPriceOf(item, choice.priceLabelId)) say('label_required');

  const wanted = new Map<string, number>();
  for (const { id, quantity } of choice.modifiers) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  for (const group of item.modifierGroups) checkGroup(group, wanted, say);
  // What no group took is on the menu no longer.
  for (const id of wanted.keys()) say('option_gone', null, id);

  if (item.commentRequired && !choice.note.trim()) say('note_required');
  const { minimum, maximum } = countRule(item, choice.priceLabelId);
  if (!Number.isInteger(choice.count) || choice.count < minimum || choice.count > maximum)
    say('count_out_of_range');
  return problems;
}

/** Takes the group's options out of `wanted` and says what is wrong with them. */
function checkGroup(
  group: ModifierGroup,
  wanted: Map<string, number>,
  say: (reason: ChoiceProblem['reason'], groupId: string, modifierId?: string) => void,
): void {
  let chosen = 0;
  for (const { id, available, maxQuantity } of group.modifiers) {
    const quantity = wanted.get(id);
    if (quantity === undefined) continue;
    wanted.delete(id);
    chosen += quantity;
    if (!available) say('option_unavailable', group.id, id);
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
      say('option_above_max', group.id, id);
  }
  if (chosen < group.min) say('below_min', group.id);
  if (chosen > group.max) say('above_max', group.id);
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
