import { type Entry, type FileChecker, listEntries, toList } from './file-checker.ts';

/** Special hours as far as they can be read. `types` is null for hours that apply to everything. */
interface Dates {
  readonly entry: Entry;
  readonly from: string;
  readonly to: string;
  readonly types: readonly unknown[] | null;
}

function readDates(entry: Entry): Dates[] {
  const { from, to = from, types } = entry.value;
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  return [{ entry, from, to, types: types === undefined ? null : toList(types) }];
}

/**
 * Whether two entries have a type in common, or both apply to everything. An entry for single types takes precedence
 * over an entry for everything, so these two may overlap.
 */
const haveSamePurpose = (a: Dates, b: Dates): boolean =>
  a.types && b.types ? a.types.some((type) => b.types?.includes(type)) : a.types === b.types;

/** Checks that the special hours of a branch do not contradict each other. */
export function checkSpecialHours(branch: Entry, check: FileChecker): void {
  const dates = listEntries(branch, 'special_hours').flatMap(readDates);
  for (const [index, entryDates] of dates.entries()) {
    const overlappingDates = dates
      .slice(0, index)
      .find(
        (one) => one.from <= entryDates.to && entryDates.from <= one.to && haveSamePurpose(one, entryDates),
      );
    if (overlappingDates)
      check.addProblem(
        [...entryDates.entry.path, 'from'],
        `dates without other special hours for the same types (there are some from ${overlappingDates.from} to ${overlappingDates.to})`,
        entryDates.from,
      );
  }
}
