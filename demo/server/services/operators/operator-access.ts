import type { Db } from '../../db/open-database.ts';
import { listRoles, type OperatorRow } from '../../repo/operators/operators-repo.ts';
import { type BusinessScope, isInScope } from '../../repo/shared/business-scope.ts';
import { createNotFoundRefusal } from '../shared/refusal.ts';
import { isAllowed, isRole, type Permission, type Role } from './permissions.ts';

export { type BusinessScope, isInScope };

/** An operator with the roles that decide what a request may see and do. */
export interface OperatorAccess {
  readonly operator: Pick<OperatorRow, 'id' | 'name' | 'isPlatform'>;
  readonly roles: readonly { readonly referenceId: string; readonly role: Role }[];
}

/** Loads an operator's current roles. */
export async function loadAccess(db: Db, { id, name, isPlatform }: OperatorRow): Promise<OperatorAccess> {
  const rows = await listRoles(db, id);
  return {
    operator: { id, name, isPlatform },
    roles: rows.flatMap(({ referenceId, role }) => (isRole(role) ? [{ referenceId, role }] : [])),
  };
}

/** The businesses at which an operator has a permission. */
export const getScope = ({ operator, roles }: OperatorAccess, permission: Permission): BusinessScope =>
  operator.isPlatform
    ? 'all'
    : roles.filter(({ role }) => isAllowed(role, permission)).map(({ referenceId }) => referenceId);

/** Whether an operator has a permission at a business. */
export const hasPermissionAt = (
  access: OperatorAccess,
  permission: Permission,
  referenceId: string,
): boolean => isInScope(getScope(access, permission), referenceId);

/** Whether an operator has a permission at any business. */
export function hasPermissionAnywhere(access: OperatorAccess, permission: Permission): boolean {
  const scope = getScope(access, permission);
  return scope === 'all' || scope.length > 0;
}

/**
 * Requires a permission at a business. Throws Refusal 404, so that an operator of another business cannot learn whether
 * the record exists.
 */
export function requirePermissionAt(
  access: OperatorAccess,
  permission: Permission,
  referenceId: string,
  subject: string,
): void {
  if (!hasPermissionAt(access, permission, referenceId)) throw createNotFoundRefusal(subject);
}
