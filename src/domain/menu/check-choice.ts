import type { Choice } from '../cart/cart-types.ts';
import { type ActiveGroup, flattenGroups, getActiveGroups } from './active-groups.ts';
import { findPriceLabel, getCountRule, getUnitPrice } from './item-choice.ts';
import type { MenuItem } from './menu-types.ts';

/** A reason why a choice cannot be ordered, and the group and option that cause it. */
export interface ChoiceProblem {
  readonly reason: /** No price label is chosen, or an item without price labels has no price. */
    | 'label_required'
    | 'label_gone'
    /** Too few or too many options of a group are chosen. */
    | 'below_min'
    | 'above_max'
    | 'option_gone'
    | 'option_unavailable'
    /** Also for a quantity that is not a positive whole number. */
    | 'option_above_max'
    | 'note_required'
    | 'count_out_of_range';
  readonly activeGroup: ActiveGroup | null;
  readonly modifierId: string | null;
}

type ReportProblem = (
  reason: ChoiceProblem['reason'],
  activeGroup?: ActiveGroup | null,
  modifierId?: string,
) => void;

/** All problems of a choice; empty if it can be ordered. Pass `groups` if the active groups are already resolved. */
export function checkChoice(
  item: MenuItem,
  choice: Choice,
  groups: readonly ActiveGroup[] = getActiveGroups(item, choice.modifiers),
): ChoiceProblem[] {
  const problems: ChoiceProblem[] = [];
  const report: ReportProblem = (reason, activeGroup = null, modifierId) =>
    void problems.push({ reason, activeGroup, modifierId: modifierId ?? null });

  if (choice.priceLabelId !== null && !findPriceLabel(item, choice.priceLabelId)) report('label_gone');
  else if (!getUnitPrice(item, choice.priceLabelId)) report('label_required');

  const unmatchedIds = new Set(choice.modifiers.map(({ id }) => id));
  for (const activeGroup of flattenGroups(groups)) checkGroup(activeGroup, unmatchedIds, report);
  // No active group offers these options: they are no longer on the menu, or their parent option is not chosen.
  for (const id of unmatchedIds) report('option_gone', null, id);

  if (item.commentRequired && !choice.note.trim()) report('note_required');
  const { minimum, maximum } = getCountRule(item, choice.priceLabelId);
  if (!Number.isInteger(choice.count) || choice.count < minimum || choice.count > maximum)
    report('count_out_of_range');
  return problems;
}

/** Reports the problems of a group and removes its options from `unmatchedIds`. */
function checkGroup(activeGroup: ActiveGroup, unmatchedIds: Set<string>, report: ReportProblem): void {
  let chosenQuantity = 0;
  for (const { modifier, quantity } of activeGroup.selectedOptions) {
    const { id, available, maxQuantity } = modifier;
    unmatchedIds.delete(id);
    chosenQuantity += quantity;
    if (!available) report('option_unavailable', activeGroup, id);
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
      report('option_above_max', activeGroup, id);
  }
  if (chosenQuantity < activeGroup.group.min) report('below_min', activeGroup);
  if (chosenQuantity > activeGroup.group.max) report('above_max', activeGroup);
}
