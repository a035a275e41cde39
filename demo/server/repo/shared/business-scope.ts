import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The businesses whose data a request may see: all of them, or those with these reference ids. */
export type BusinessScope = 'all' | readonly string[];

/** The condition that a reference id is in the scope. Undefined when the scope contains all businesses. */
export const buildScopeCondition = (referenceId: PgColumn, scope: BusinessScope): SQL | undefined =>
  scope === 'all' ? undefined : inArray(referenceId, [...scope]);

/** Whether the scope contains a reference id. */
export const isInScope = (scope: BusinessScope, referenceId: string): boolean =>
  scope === 'all' || scope.includes(referenceId);
