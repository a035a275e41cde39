import type { Choice } from '../cart/cart-types.ts';
import { type AskedGroup, askedGroups, groupsIn } from './asked-groups.ts';
import { countRule, labelOf, unitPriceOf } from './item-choice.ts';
import type { MenuItem } from './menu-types.ts';

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
  readonly asked: AskedGroup | null;
  readonly modifierId: string | null;
}

type Say = (reason: ChoiceProblem['reason'], asked?: AskedGroup | null, modifierId?: string) => void;

/** Everything that stands between a choice and the cart; empty when it can be ordered. `groups` is what it asks, if known. */
export function checkChoice(
  item: MenuItem,
  choice: Choice,
  groups: readonly AskedGroup[] = askedGroups(item, choice.modifiers),
): ChoiceProblem[] {
  const problems: ChoiceProblem[] = [];
  const say: Say = (reason, asked = null, modifierId) =>
    void problems.push({ reason, asked, modifierId: modifierId ?? null });

  if (choice.priceLabelId !== null && !labelOf(item, choice.priceLabelId)) say('label_gone');
  else if (!unitPriceOf(item, choice.priceLabelId)) say('label_required');

  const gone = new Set(choice.modifiers.map(({ id }) => id));
  for (const asked of groupsIn(groups)) checkGroup(asked, gone, say);
  // What no group took is on the menu no longer, or not with what else is chosen.
  for (const id of gone) say('option_gone', null, id);

  if (item.commentRequired && !choice.note.trim()) say('note_required');
  const { minimum, maximum } = countRule(item, choice.priceLabelId);
  if (!Number.isInteger(choice.count) || choice.count < minimum || choice.count > maximum)
    say('count_out_of_range');
  return problems;
}

/** Takes the group's options out of `gone` and says what is wrong with them. */
function checkGroup(asked: AskedGroup, gone: Set<string>, say: Say): void {
  let chosen = 0;
  for (const { modifier, quantity } of asked.taken) {
    const { id, available, maxQuantity } = modifier;
    gone.delete(id);
    chosen += quantity;
    if (!available) say('option_unavailable', asked, id);
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
      say('option_above_max', asked, id);
  }
  if (chosen < asked.group.min) say('below_min', asked);
  if (chosen > asked.group.max) say('above_max', asked);
}
