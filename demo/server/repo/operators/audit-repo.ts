import { and, desc, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { operatorAudit, operatorRoles } from '../../db/schema-operators.ts';
import { type BusinessScope, buildScopeCondition } from '../shared/business-scope.ts';

export type AuditRow = typeof operatorAudit.$inferSelect;

export type NewAuditRow = Omit<typeof operatorAudit.$inferInsert, 'id'>;

export const insertAudit = async (db: Db, rows: readonly NewAuditRow[]): Promise<void> => {
  if (rows.length) await db.insert(operatorAudit).values([...rows]);
};

/**
 * Lists the actions at the businesses and the sign-ins of their operators, newest first. `before` is the id of the last
 * row of the previous page.
 */
export function listAudit(
  db: Db,
  scope: BusinessScope,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<AuditRow[]> {
  const colleagueCondition =
    scope === 'all'
      ? undefined
      : inArray(
          operatorAudit.operatorId,
          db
            .select({ id: operatorRoles.operatorId })
            .from(operatorRoles)
            .where(buildScopeCondition(operatorRoles.referenceId, scope)),
        );
  return db
    .select()
    .from(operatorAudit)
    .where(
      and(
        scope === 'all'
          ? undefined
          : or(
              buildScopeCondition(operatorAudit.referenceId, scope),
              and(isNull(operatorAudit.referenceId), colleagueCondition),
            ),
        before === null ? undefined : lt(operatorAudit.id, before),
      ),
    )
    .orderBy(desc(operatorAudit.id))
    .limit(limit);
}
