import { paymentType } from '../../../../src/domain/payment/payment-type.ts';
import { type Entry, type FileChecker, listEntries, type Names, toList, toObject } from './file-checker.ts';

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
  let hasReservableTable = false;
  for (const branch of listEntries(file, 'branches')) {
    const areas = listEntries(
      { path: [...branch.path, 'reservation'], value: toObject(branch.value.reservation) },
      'areas',
    );
    const areaIds = check.checkUnique(areas, 'id', 'area');
    const tables = listEntries(branch, 'tables');
    hasReservableTable ||= tables.some(({ value }) => value.reservable !== false);
    for (const table of tables) {
      check.checkExists(table, 'area', areaIds, 'the id of an area of the branch');
      checkSeats(table, check);
    }
  }
  const settings = toObject(toObject(file.value.settings).reservation);
  if (settings.enabled === true && !hasReservableTable && !services.length)
    check.addProblem(
      ['settings', 'reservation', 'enabled'],
      'at least one table or service that can be reserved',
      true,
    );
  if (settings.enabled === true && settings.type === 2) checkPreorderMethods(file, check);
}

/** Guests pay for pre-ordered dishes at the business, so it must accept cash or pay later. */
function checkPreorderMethods(file: Entry, check: FileChecker): void {
  const { payment_methods } = toObject(file.value.settings);
  const methods = toList(payment_methods);
  if (payment_methods === undefined) return;
  if (methods.includes(paymentType.cash) || methods.includes(paymentType.later)) return;
  check.addProblem(
    ['settings', 'payment_methods'],
    'cash (2) or pay later (3), because guests pay for dishes that they order with a reservation (type 2) at the business',
    payment_methods,
  );
}

function checkSeats({ path, value }: Entry, check: FileChecker): void {
  const { seats, seats_from } = value;
  if (typeof seats === 'number' && typeof seats_from === 'number' && seats_from > seats)
    check.addProblem([...path, 'seats_from'], `at most the ${seats} seats`, seats_from);
}

/** Checks which tables can be put together: tables that can be reserved, in one area, with a known number of seats. */
function checkCombinations(branch: Entry, tables: readonly Entry[], check: FileChecker): void {
  const combinations = listEntries(branch, 'table_combinations');
  check.checkUnique([...tables, ...combinations], 'id', 'table or combination');
  const reservableTables = tables.map(({ value }) => value).filter(({ reservable }) => reservable !== false);
  const reservableIds = new Set(reservableTables.map(({ id }) => id));
  const combinationKeys = new Set<string>();
  for (const combination of combinations) {
    const { path, value } = combination;
    const ids = toList(value.tables);
    check.checkExists(combination, 'tables', reservableIds, 'the id of a table that can be reserved');
    const key = ids.map(String).sort().join(' ');
    if (new Set(ids).size < ids.length)
      check.addProblem([...path, 'tables'], 'each table once', value.tables);
    else if (combinationKeys.has(key))
      check.addProblem([...path, 'tables'], 'tables that no other combination consists of', value.tables);
    combinationKeys.add(key);
    const combinedTables = reservableTables.filter(({ id }) => ids.includes(id));
    if (new Set(combinedTables.map(({ area }) => area)).size > 1)
      check.addProblem([...path, 'tables'], 'tables in the same area', value.tables);
    if (value.seats === undefined && combinedTables.some(({ seats }) => seats === undefined))
      check.addProblem([...path, 'seats'], 'a number, because a table has no number of seats', undefined);
    const totalSeats = combinedTables.reduce((total, { seats }) => total + Number(seats), 0);
    checkSeats({ path, value: { ...value, seats: value.seats ?? totalSeats } }, check);
  }
}

/** Checks the tables of a branch: ids and names must be unique. */
export function checkTables(branch: Entry, check: FileChecker): void {
  const tables = listEntries(branch, 'tables');
  checkCombinations(branch, tables, check);
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
