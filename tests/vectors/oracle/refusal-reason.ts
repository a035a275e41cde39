import type { VectorInput, VectorItem, VectorItemType, VectorLine, VectorModifier } from '../format.ts';
import type { VectorReason } from '../format-bill.ts';
import { add, fromInteger, getMinorUnit, isLess, multiply, parseFraction, sum } from './fraction.ts';
import { listActiveGroups, listChosenOptions, sumQuantities } from './options.ts';

const isIntegerBetween = (count: number, minimum: number, maximum: number): boolean =>
  Number.isInteger(count) && count >= minimum && count <= maximum;

/** Whether an option can be ordered. For an option of a set, its dish must also be on sale at the time of the order. */
const isOffered = ({ available, part }: VectorModifier, { selling_type }: VectorInput): boolean =>
  available && (part === undefined || (part.served && isSoldFor(part.types, selling_type)));

/** Whether an order type sells an item. Items that are sold for reservations are not on the dine-in menu. */
const isSoldFor = (types: readonly VectorItemType[], type: VectorItemType): boolean =>
  types.includes(type) && !(type === 'dine_in' && types.includes('reservation'));

function findModifiersProblem(input: VectorInput, item: VectorItem, line: VectorLine): VectorReason | null {
  const quantityById = sumQuantities(line);
  const options = listChosenOptions(item, line);
  if (options.length < quantityById.size || options.some(({ option }) => !isOffered(option, input)))
    return 'modifier_gone';
  for (const { option, quantity } of options)
    if (!isIntegerBetween(quantity, 1, option.max_quantity)) return 'modifiers_invalid';
  for (const group of listActiveGroups(item.modifier_groups, quantityById)) {
    const chosenCount = group.modifiers.reduce((sum, { id }) => sum + (quantityById.get(id) ?? 0), 0);
    if (chosenCount < group.min || chosenCount > group.max) return 'modifiers_invalid';
  }
  return null;
}

/**
 * A label without a quantity allows one unit. Any other label allows a count from the larger of the two minimums (of
 * the item and of the label) to the label's maximum.
 */
function findCountProblem(item: VectorItem, line: VectorLine): VectorReason | null {
  const label = item.price_labels.find(({ id }) => id === line.price_label_id);
  const { minimum: labelMinimum, maximum, is_qty } = label ?? { minimum: 1, maximum: 1000, is_qty: true };
  const minimum = Math.max(1, labelMinimum, item.minimum_quantity);
  const isValidQuantity = is_qty ? isIntegerBetween(line.quantity, minimum, maximum) : line.quantity === 1;
  return isValidQuantity ? null : 'count_invalid';
}

/** Maximum price of a line before discounts, in minor units, so that every cart stays below 2^53. */
const MAX_LINE_PRICE_MINOR = fromInteger(3_000_000_000_000);

function isTooExpensive(input: VectorInput, item: VectorItem, line: VectorLine): boolean {
  const label = item.price_labels.find(({ id }) => id === line.price_label_id);
  const modifiers = listChosenOptions(item, line).map(({ option, quantity }) =>
    multiply(parseFraction(option.price), fromInteger(quantity)),
  );
  const unitPrice = add(parseFraction(label?.price ?? item.price ?? '0'), sum(modifiers));
  return isLess(
    multiply(MAX_LINE_PRICE_MINOR, getMinorUnit(input.currency.digits)),
    multiply(unitPrice, fromInteger(line.quantity)),
  );
}

/**
 * Why a line cannot be sold, or null. Each line in the vectors has at most one problem, because the rules define no
 * priority between problems.
 */
export function findRefusal(input: VectorInput, line: VectorLine): VectorReason | null {
  const item = input.items.find(({ id }) => id === line.item_id);
  if (!item) return 'item_gone';
  if (!item.types.includes(input.selling_type)) return 'not_sold_for_order_type';
  if (item.sold_out) return 'sold_out';
  if (!item.served) return 'not_now';
  const hasPrice = item.price_labels.length
    ? item.price_labels.some(({ id }) => id === line.price_label_id)
    : item.price !== null && line.price_label_id === null;
  if (!hasPrice) return 'price_label_gone';
  const noteProblem = item.comment_required && line.comment.trim() === '' ? 'note_required' : null;
  const problem = findModifiersProblem(input, item, line) ?? noteProblem ?? findCountProblem(item, line);
  return problem ?? (isTooExpensive(input, item, line) ? 'count_invalid' : null);
}
