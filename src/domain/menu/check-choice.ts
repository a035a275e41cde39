import type { Choice } from '../cart/types.ts';
import { countRule, labelOf, unitPriceOf } from './choice.ts';
import type { MenuItem, ModifierGroup } from './types.ts';

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
