import { type Entry, type FileChecker, listEntries, toList } from './file-checker.ts';

/** The dates of an entry in the special hours. `types` is null for an entry that applies to all order types. */
interface SpecialHoursDates {
  readonly entry: Entry;
  readonly from: string;
  readonly to: string;
  readonly types: readonly unknown[] | null;
}

function readDates(entry: Entry): SpecialHoursDates[] {
  const { from, to = from, types } = entry.value;
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  return [{ entry, from, to, types: types === undefined ? null : toList(types) }];
}

/**
 * Whether two entries have an order type in common, or both apply to all order types. An entry for single order types
 * takes precedence over an entry for all of them, so these two may share dates.
 */
const haveSameScope = (a: SpecialHoursDates, b: SpecialHoursDates): boolean =>
  a.types && b.types ? a.types.some((type) => b.types?.includes(type)) : a.types === b.types;

/** Checks that the special hours of a branch do not contradict each other. */
export function checkSpecialHours(branch: Entry, check: FileChecker): void {
  const dates = listEntries(branch, 'special_hours').flatMap(readDates);
  for (const [index, entryDates] of dates.entries()) {
    const overlappingDates = dates
      .slice(0, index)
      .find(
        (earlier) =>
          earlier.from <= entryDates.to &&
          entryDates.from <= earlier.to &&
          haveSameScope(earlier, entryDates),
      );
    if (overlappingDates)
      check.addProblem(
        [...entryDates.entry.path, 'from'],
        `dates without other special hours for the same types (there are some from ${overlappingDates.from} to ${overlappingDates.to})`,
        entryDates.from,
      );
  }
}
