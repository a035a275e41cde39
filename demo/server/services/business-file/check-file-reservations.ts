import { type Entry, type FileChecker, listEntries, type Names, toObject } from './file-checker.ts';

/**
 * Checks reservations: areas and staff members must exist, and a business that takes reservations needs a table or a
 * service.
 */
export function checkReservations(file: Entry, branches: Names, check: FileChecker): void {
  const staff = check.checkUnique(listEntries(file, 'staff'), 'id', 'member of staff');
  const services = listEntries(file, 'services');
  check.checkUnique(services, 'id', 'service');
  for (const service of services) check.checkExists(service, 'staff', staff, 'the id of a member of staff');
  for (const entry of [...services, ...listEntries(file, 'staff')])
    check.checkExists(entry, 'branches', branches, 'the id of a branch');
  let hasTables = false;
  for (const branch of listEntries(file, 'branches')) {
    const areas = listEntries(
      { path: [...branch.path, 'reservation'], value: toObject(branch.value.reservation) },
      'areas',
    );
    const areaIds = check.checkUnique(areas, 'id', 'area');
    const tables = listEntries(branch, 'tables');
    hasTables ||= tables.some(({ value }) => value.reservable !== false);
    for (const table of tables) {
      check.checkExists(table, 'area', areaIds, 'the id of an area of the branch');
      checkSeats(table, check);
    }
  }
  const settings = toObject(toObject(file.value.settings).reservation);
  if (settings.enabled === true && !hasTables && !services.length)
    check.addProblem(
      ['settings', 'reservation', 'enabled'],
      'at least one table or service that can be reserved',
      true,
    );
}

function checkSeats({ path, value }: Entry, check: FileChecker): void {
  const { seats, seats_from } = value;
  if (typeof seats === 'number' && typeof seats_from === 'number' && seats_from > seats)
    check.addProblem([...path, 'seats_from'], `at most the ${seats} seats of the table`, seats_from);
}

/** Checks the tables of a branch: ids and names must be unique. */
export function checkTables(branch: Entry, check: FileChecker): void {
  const tables = listEntries(branch, 'tables');
  check.checkUnique(tables, 'id', 'table');
  const names = new Set<string>();
  for (const { path, value } of tables) {
    for (const [locale, name] of Object.entries(toObject(value.name))) {
      const key = `${locale} ${String(name).trim().toLowerCase()}`;
      if (names.has(key))
        check.addProblem([...path, 'name', locale], 'a name that no other table of the branch has', name);
      names.add(key);
    }
  }
}
