import { type Checker, type Entry, entries, loose } from './file-checker.ts';

/** Problems of the tables of a branch: a link must lead to one, and staff must find it by its name. */
export function checkTables(branch: Entry, check: Checker): void {
  const tables = entries(branch, 'tables');
  check.unique(tables, 'id', 'table');
  const seen = new Set<string>();
  for (const { path, value } of tables) {
    for (const [locale, name] of Object.entries(loose(value.name))) {
      const known = `${locale} ${String(name).trim().toLowerCase()}`;
      if (seen.has(known))
        check.problem([...path, 'name', locale], 'a name that no other table of the branch has', name);
      seen.add(known);
    }
  }
}
