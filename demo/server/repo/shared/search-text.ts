import { ilike, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The rows of a list to read: those that contain a text (empty: all), from `offset`. */
export interface SearchedRange {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** SQL that selects the rows with a text in one of the columns, in capitals or small letters. Undefined, so all rows, for an empty text. */
export function buildSearchCondition(
  search: string,
  ...columns: readonly (AnyPgColumn | SQL)[]
): SQL | undefined {
  if (!search) return undefined;
  // The wildcards of `ilike` are escaped.
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
