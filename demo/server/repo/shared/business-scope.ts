import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The businesses whose data a request may see: all of them, or those with these reference ids. */
export type BusinessScope = 'all' | readonly string[];

/** The condition that a reference id is in the scope. Undefined when every id is. */
export const buildScopeCondition = (referenceId: PgColumn, scope: BusinessScope): SQL | undefined =>
  scope === 'all' ? undefined : inArray(referenceId, [...scope]);

/** Whether a reference id is in the scope. */
export const isInScope = (scope: BusinessScope, referenceId: string): boolean =>
  scope === 'all' || scope.includes(referenceId);
