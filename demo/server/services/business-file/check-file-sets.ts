import { type Entry, type FileChecker, listEntries } from './file-checker.ts';

/** Checks the sets of a menu: the dishes of their parts exist, are no sets, and are offered at one price. */
export function checkSets(items: readonly Entry[], check: FileChecker): void {
  const dishes = new Map(items.map((item) => [item.value.id, item]));
  for (const set of items) {
    const parts = listEntries(set, 'parts');
    check.checkUnique(parts, 'id', 'part of this set');
    for (const part of parts) {
      const choices = listEntries(part, 'choices');
      const offered = new Set<string>();
      for (const entry of [part, ...choices]) checkDish(entry, dishes, offered, check);
    }
  }
}

/** Checks the dish that a part or one of its choices names. `offered` collects the dishes of the part. */
function checkDish(
  { path, value: { item: id, price_label: labelId } }: Entry,
  dishes: ReadonlyMap<unknown, Entry>,
  offered: Set<string>,
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
  if (offered.has(key)) check.addProblem([...path, 'item'], 'each item only once per part', id);
  offered.add(key);
  if (labels.includes(labelId) || (!labels.length && labelId === undefined)) return;
  check.addProblem(
    [...path, 'price_label'],
    labels.length
      ? `a price label of "${id}": ${labels.join(', ')}`
      : `no price_label, because "${id}" has one price`,
    labelId,
  );
}
