import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { operatorRoles, operators } from '../../db/schema-operators.ts';
import { buildSearchCondition, type SearchedRange } from '../shared/search-text.ts';

export type OperatorRow = typeof operators.$inferSelect;

export interface RoleRow {
  readonly referenceId: string;
  readonly role: string;
}

/** An operator of a business, with their role there. */
export interface BusinessOperator extends RoleRow {
  readonly operator: OperatorRow;
}

export async function findOperatorById(db: Db, id: string): Promise<OperatorRow | null> {
  const [row] = await db.select().from(operators).where(eq(operators.id, id));
  return row ?? null;
}

export async function findOperatorByName(db: Db, name: string): Promise<OperatorRow | null> {
  const [row] = await db.select().from(operators).where(eq(operators.name, name));
  return row ?? null;
}

/** Whether anyone can sign in with a password. */
export async function hasOperatorWithPassword(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: operators.id })
    .from(operators)
    .where(isNotNull(operators.passwordHash))
    .limit(1);
  return rows.length > 0;
}

/** Inserts an operator. Null when the name is taken. */
export async function insertOperator(
  db: Db,
  operator: typeof operators.$inferInsert,
): Promise<OperatorRow | null> {
  const [row] = await db.insert(operators).values(operator).onConflictDoNothing().returning();
  return row ?? null;
}

export const savePasswordHash = async (db: Db, id: string, passwordHash: string): Promise<void> => {
  await db.update(operators).set({ passwordHash }).where(eq(operators.id, id));
};

export const saveIsPlatform = async (db: Db, id: string, isPlatform: boolean): Promise<void> => {
  await db.update(operators).set({ isPlatform }).where(eq(operators.id, id));
};

/** Deletes an operator with its sessions, links and roles. */
export const deleteOperator = async (db: Db, id: string): Promise<void> => {
  await db.delete(operators).where(eq(operators.id, id));
};

export const listRoles = (db: Db, operatorId: string): Promise<RoleRow[]> =>
  db
    .select({ referenceId: operatorRoles.referenceId, role: operatorRoles.role })
    .from(operatorRoles)
    .where(eq(operatorRoles.operatorId, operatorId))
    .orderBy(asc(operatorRoles.referenceId));

/** Assigns or changes an operator's role at a business. */
export const saveRole = async (db: Db, row: typeof operatorRoles.$inferInsert): Promise<void> => {
  await db
    .insert(operatorRoles)
    .values(row)
    .onConflictDoUpdate({
      target: [operatorRoles.operatorId, operatorRoles.referenceId],
      set: { role: row.role },
    });
};

export const deleteRole = async (db: Db, operatorId: string, referenceId: string): Promise<void> => {
  await db
    .delete(operatorRoles)
    .where(and(eq(operatorRoles.operatorId, operatorId), eq(operatorRoles.referenceId, referenceId)));
};

export async function countOwners(db: Db, referenceId: string): Promise<number> {
  const [row] = await db
    .select({ owners: count() })
    .from(operatorRoles)
    .where(and(eq(operatorRoles.referenceId, referenceId), eq(operatorRoles.role, 'owner')));
  return row?.owners ?? 0;
}

/** Lists the operators of a business whose name contains a text, owners first. */
export const listBusinessOperators = (
  db: Db,
  referenceId: string,
  { search, limit, offset }: SearchedRange,
): Promise<BusinessOperator[]> =>
  db
    .select({ operator: operators, referenceId: operatorRoles.referenceId, role: operatorRoles.role })
    .from(operatorRoles)
    .innerJoin(operators, eq(operators.id, operatorRoles.operatorId))
    .where(and(eq(operatorRoles.referenceId, referenceId), buildSearchCondition(search, operators.name)))
    .orderBy(
      sql`array_position(array['owner', 'manager', 'staff'], ${operatorRoles.role})`,
      asc(operators.name),
    )
    .limit(limit)
    .offset(offset);
