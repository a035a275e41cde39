import type { VectorInput, VectorItem, VectorLine } from '../format.ts';
import type { VectorReason } from '../format-bill.ts';
import { isLess, lastDigit, plus, read, times, total, whole } from './fraction.ts';
import { askedGroups, chosenOptions, quantities } from './options.ts';

const isCount = (count: number, from: number, to: number): boolean =>
  Number.isInteger(count) && count >= from && count <= to;

function modifiersProblem(item: VectorItem, line: VectorLine): VectorReason | null {
  const wanted = quantities(line);
  const options = chosenOptions(item, line);
  if (options.length < wanted.size || options.some(({ option }) => !option.available)) return 'modifier_gone';
  for (const { option, quantity } of options)
    if (!isCount(quantity, 1, option.max_quantity)) return 'modifiers_invalid';
  for (const group of askedGroups(item.modifier_groups, wanted)) {
    const inGroup = group.modifiers.reduce((sum, { id }) => sum + (wanted.get(id) ?? 0), 0);
    if (inGroup < group.min || inGroup > group.max) return 'modifiers_invalid';
  }
  return null;
}

/** One per line where the label is sold without a count; else from the greater of both minimums to the maximum. */
function countProblem(item: VectorItem, line: VectorLine): VectorReason | null {
  const label = item.price_labels.find(({ id }) => id === line.price_label_id);
  const { minimum, maximum, is_qty } = label ?? { minimum: 1, maximum: 1000, is_qty: true };
  const from = Math.max(1, minimum, item.minimum_quantity);
  const valid = is_qty ? isCount(line.quantity, from, maximum) : line.quantity === 1;
  return valid ? null : 'count_invalid';
}

/** The most that one line may cost before discounts, in the currency's last digit: so that every cart stays below 2^53. */
const MOST = whole(3_000_000_000_000);

function isTooDear(input: VectorInput, item: VectorItem, line: VectorLine): boolean {
  const label = item.price_labels.find(({ id }) => id === line.price_label_id);
  const modifiers = chosenOptions(item, line).map(({ option, quantity }) =>
    times(read(option.price), whole(quantity)),
  );
  const one = plus(read(label?.price ?? item.price ?? '0'), total(modifiers));
  return isLess(times(MOST, lastDigit(input.currency.digits)), times(one, whole(line.quantity)));
}

/** Why a line cannot be sold as chosen, or null. A line of the vectors has one flaw at most: which of two is named is open. */
export function refusal(input: VectorInput, line: VectorLine): VectorReason | null {
  const item = input.items.find(({ id }) => id === line.item_id);
  if (!item) return 'item_gone';
  if (!item.types.includes(input.selling_type)) return 'not_sold_so';
  if (item.sold_out) return 'sold_out';
  if (!item.served) return 'not_now';
  const priced = item.price_labels.length
    ? item.price_labels.some(({ id }) => id === line.price_label_id)
    : item.price !== null && line.price_label_id === null;
  if (!priced) return 'price_label_gone';
  const noteProblem = item.comment_required && line.comment.trim() === '' ? 'note_required' : null;
  const problem = modifiersProblem(item, line) ?? noteProblem ?? countProblem(item, line);
  return problem ?? (isTooDear(input, item, line) ? 'count_invalid' : null);
}
