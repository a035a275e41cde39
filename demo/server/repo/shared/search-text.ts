import { ilike, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Selects one page of a list: up to `limit` rows that contain `search`, from `offset`. An empty text selects all. */
export interface SearchedRange {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/**
 * SQL that selects the rows with a text in one of the columns, ignoring case. Undefined, which selects all rows, for an
 * empty text.
 */
export function buildSearchCondition(
  search: string,
  ...columns: readonly (AnyPgColumn | SQL)[]
): SQL | undefined {
  if (!search) return undefined;
  // Escape the wildcards of `ilike`.
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
