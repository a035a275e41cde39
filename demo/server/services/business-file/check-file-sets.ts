import { pickTranslation } from '../shared/pick-translation.ts';
import { type Entry, type FileChecker, type LooseObject, listEntries, toObject } from './file-checker.ts';

/**
 * Checks the sets of a menu. The dishes of their parts must exist and be no sets themselves. A part must name a price
 * label if its dish has several. If a dish requires a note, the set must require one too, because customers enter one
 * note for the whole set. A part must contain at least the minimum quantity of its dish, because customers cannot change
 * the quantity of a part.
 */
export function checkSets(items: readonly Entry[], check: FileChecker): void {
  const dishes = new Map(items.map((item) => [item.value.id, item]));
  for (const set of items) {
    const parts = listEntries(set, 'parts');
    check.checkUnique(parts, 'id', 'part of this set');
    for (const part of parts) {
      const choices = listEntries(part, 'choices');
      const offeredDishes = new Set<string>();
      for (const entry of [part, ...choices]) {
        checkDish(entry, dishes, offeredDishes, check);
        const dish = dishes.get(entry.value.item);
        if (!dish) continue;
        checkNote(entry, { set, dish }, check);
        checkMinimum(entry, { part, dish, canMixDishes: choices.length > 1 }, check);
      }
    }
  }
}

/** Checks the dish that a part or one of its choices names. `offeredDishes` collects the dishes of the part. */
function checkDish(
  { path, value: { item: id, price_label: labelId } }: Entry,
  dishes: ReadonlyMap<unknown, Entry>,
  offeredDishes: Set<string>,
  check: FileChecker,
): void {
  if (typeof id !== 'string') return;
  const dish = dishes.get(id);
  if (!dish) {
    check.addProblem([...path, 'item'], 'the id of an item', id);
    return;
  }
  if (dish.value.parts !== undefined)
    check.addProblem([...path, 'item'], 'an item that is no set itself', id);
  const labels = listEntries(dish, 'price_labels').map(({ value }) => value.id);
  const key = JSON.stringify([id, labelId]);
  if (offeredDishes.has(key)) check.addProblem([...path, 'item'], 'each item only once per part', id);
  offeredDishes.add(key);
  if (labels.includes(labelId) || (!labels.length && labelId === undefined)) return;
  check.addProblem(
    [...path, 'price_label'],
    labels.length
      ? `a price label of "${id}": ${labels.join(', ')}`
      : `no price_label, because "${id}" has one price`,
    labelId,
  );
}

/** The name of a dish for the author of the file: its text and its id. */
const describeDish = ({ id, name }: LooseObject): string =>
  `"${pickTranslation(toObject(name) as Readonly<Record<string, string>>, []) || id}" (${id})`;

function checkNote(
  { path, value }: Entry,
  { set, dish }: { readonly set: Entry; readonly dish: Entry },
  check: FileChecker,
): void {
  if (dish.value.comment_required !== true || set.value.comment_required === true) return;
  check.addProblem(
    [...path, 'item'],
    `comment_required: true in the set, because ${describeDish(dish.value)} cannot be ordered without a note`,
    value.item,
  );
}

/** The minimum number of pieces of a dish, or of its price label if that number is larger. */
function getMinimum({ value }: Entry, labels: readonly Entry[], labelId: unknown): number {
  const label = labels.find((candidate) => candidate.value.id === labelId)?.value;
  return Math.max(...[1, value.minimum_quantity, label?.minimum].filter((one) => typeof one === 'number'));
}

function checkMinimum(
  { path, value }: Entry,
  {
    part,
    dish,
    canMixDishes,
  }: { readonly part: Entry; readonly dish: Entry; readonly canMixDishes: boolean },
  check: FileChecker,
): void {
  const { quantity = 1 } = part.value;
  const minimum = getMinimum(dish, listEntries(dish, 'price_labels'), value.price_label);
  if (minimum === 1 || typeof quantity !== 'number') return;
  const reason = `because ${describeDish(dish.value)} is sold from ${minimum} pieces on`;
  if (quantity < minimum)
    check.addProblem([...part.path, 'quantity'], `${minimum} or more, ${reason}`, quantity);
  else if (canMixDishes)
    check.addProblem(
      [...path, 'item'],
      `a part of its own, ${reason} and customers can choose fewer of it`,
      value.item,
    );
}
