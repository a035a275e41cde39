import { type Checker, type Entry, entries, type Names } from './file-checker.ts';

/** Problems of where a branch delivers and ships to. */
export function checkDelivery(file: Entry, branches: Names, check: Checker): void {
  const countries = entries(file, 'countries');
  check.unique(entries(file, 'zones'), 'id', 'zone');
  for (const place of [...entries(file, 'zones'), ...countries])
    check.known(place, 'branch', branches, 'the id of a branch');
  const seen = new Set<string>();
  for (const { path, value } of countries) {
    const name = `${value.branch} ${value.country_iso}`;
    if (seen.has(name))
      check.problem([...path, 'country_iso'], 'a country that this branch ships to once', value.country_iso);
    seen.add(name);
  }
}
