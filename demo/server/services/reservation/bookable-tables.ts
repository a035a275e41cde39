import { getCombinedSeats, type Reservable } from '../../../../src/domain/reservation/free-reservables.ts';
import type { FileBranch, FileTable } from '../business-file/business-file.ts';

/** A table that can be reserved, or a combination of such tables. */
export interface BookableTable extends Pick<Reservable, 'id' | 'seatsFrom' | 'seats' | 'areaId'> {
  /** A combination has the names of its tables, such as "4 + 5". */
  readonly name: FileTable['name'];
  readonly tables: readonly FileTable[];
}

const toBookableTable = (table: FileTable): BookableTable => ({
  id: table.id,
  name: table.name,
  seatsFrom: table.seats_from ?? 1,
  seats: table.seats ?? null,
  areaId: table.area ?? null,
  tables: [table],
});

function combineNames(tables: readonly FileTable[]): FileTable['name'] {
  const locales = Object.keys(tables[0]?.name ?? {});
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      tables.map(({ name, id }) => name[locale] ?? Object.values(name)[0] ?? id).join(' + '),
    ]),
  );
}

function toCombination(
  { id, tables: ids, seats, seats_from: seatsFrom }: NonNullable<FileBranch['table_combinations']>[number],
  singleTables: readonly BookableTable[],
): BookableTable[] {
  const members = ids.flatMap((tableId) => singleTables.find((table) => table.id === tableId) ?? []);
  // Without one of its tables, the combination does not exist.
  if (members.length < ids.length) return [];
  const tables = members.flatMap((member) => member.tables);
  const limits = getCombinedSeats(members, { seats, seatsFrom });
  return [{ id, name: combineNames(tables), ...limits, areaId: members[0]?.areaId ?? null, tables }];
}

/** A branch's tables that can be reserved, and the combinations of them. */
export function listBookableTables({ tables = [], table_combinations = [] }: FileBranch): BookableTable[] {
  const singleTables = tables.filter(({ reservable }) => reservable !== false).map(toBookableTable);
  return [
    ...singleTables,
    ...table_combinations.flatMap((combination) => toCombination(combination, singleTables)),
  ];
}
