import type { Table } from '../../domain/tables/table.ts';
import type { WireTable } from '../contract/tables-contract.ts';

export const toTables = (tables: readonly WireTable[]): readonly Table[] =>
  tables.map(({ id, name, seats }) => ({ id, name, seats: seats ?? null }));
