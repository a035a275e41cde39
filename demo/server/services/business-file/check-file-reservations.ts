import { type Entry, entries, type FileChecker, loose, type Names } from './file-checker.ts';

/**
 * Problems of what can be reserved: areas and people that are named must be there, and a business that takes reservations must have
 * something to reserve.
 */
export function checkReservations(file: Entry, branches: Names, check: FileChecker): void {
  const staff = check.unique(entries(file, 'staff'), 'id', 'member of staff');
  const services = entries(file, 'services');
  check.unique(services, 'id', 'service');
  for (const service of services) check.known(service, 'staff', staff, 'the id of a member of staff');
  for (const one of [...services, ...entries(file, 'staff')])
    check.known(one, 'branches', branches, 'the id of a branch');
  let hasTables = false;
  for (const branch of entries(file, 'branches')) {
    const areas = entries(
      { path: [...branch.path, 'reservation'], value: loose(branch.value.reservation) },
      'areas',
    );
    const known = check.unique(areas, 'id', 'area');
    const tables = entries(branch, 'tables');
    hasTables ||= tables.some(({ value }) => value.reservable !== false);
    for (const table of tables) {
      check.known(table, 'area', known, 'the id of an area of the branch');
      checkSeats(table, check);
    }
  }
  const settings = loose(loose(file.value.settings).reservation);
  if (settings.enabled === true && !hasTables && !services.length)
    check.problem(['settings', 'reservation', 'enabled'], 'a table or a service that can be reserved', true);
}

function checkSeats({ path, value }: Entry, check: FileChecker): void {
  const { seats, seats_from } = value;
  if (typeof seats === 'number' && typeof seats_from === 'number' && seats_from > seats)
    check.problem([...path, 'seats_from'], `at most its ${seats} seats`, seats_from);
}

/** Problems of the tables of a branch: a link must lead to one, and staff must find it by its name. */
export function checkTables(branch: Entry, check: FileChecker): void {
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
