import { ilike, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Selects one page of a list: up to `limit` rows from `offset`. The rows contain `search`, unless it is empty. */
export interface SearchedRange {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/**
 * SQL condition that at least one of the columns contains `search`, ignoring case. Undefined, which selects all rows,
 * if `search` is empty.
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
