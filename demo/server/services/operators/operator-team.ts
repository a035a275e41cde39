import type { Db } from '../../db/open-database.ts';
import { lockBusiness } from '../../repo/business/businesses-repo.ts';
import { deleteOtherSessions } from '../../repo/operators/operator-sessions-repo.ts';
import {
  countOwners,
  deleteOperator,
  deleteRole,
  findOperatorById,
  findOperatorByName,
  insertOperator,
  listBusinessOperators,
  listRoles,
  type OperatorRow,
  saveRole,
} from '../../repo/operators/operators-repo.ts';
import { createRandomId } from '../orders/order-ids.ts';
import { type ListPage, toPage, toRange } from '../shared/list-page.ts';
import { createNotFoundRefusal, Refusal } from '../shared/refusal.ts';
import { recordAudit } from './audit-log.ts';
import { hasPermissionAt, type OperatorAccess, requirePermissionAt } from './operator-access.ts';
import { createOperatorLink } from './operator-links.ts';
import { createNameTakenRefusal, requireName } from './operator-names.ts';
import type { Role } from './permissions.ts';

const OPERATORS_PER_PAGE = 25;

interface TeamDeps {
  readonly db: Db;
  /** Epoch ms. */
  readonly now: () => number;
}

/** An operator at one business. */
interface Member {
  readonly operatorId: string;
  readonly referenceId: string;
}

/**
 * Creates the service with which owners manage the operators of their businesses. `access` is always the access of the
 * operator who makes the change.
 */
export function createOperatorTeam({ db, now }: TeamDeps) {
  /**
   * Whether the operator works only at businesses where `access` may manage operators. Otherwise an owner of one
   * business could take over an operator of another.
   */
  const canManageAllBusinesses = async (
    tx: Db,
    { id, isPlatform }: OperatorRow,
    access: OperatorAccess,
  ): Promise<boolean> => {
    if (access.operator.isPlatform) return true;
    const roles = await listRoles(tx, id);
    return (
      !isPlatform &&
      roles.length > 0 &&
      roles.every((role) => hasPermissionAt(access, 'operators', role.referenceId))
    );
  };

  const requireMember = async ({ operatorId, referenceId }: Member, access: OperatorAccess) => {
    requirePermissionAt(access, 'operators', referenceId, 'The operator');
    const operator = await findOperatorById(db, operatorId);
    const member =
      operator && (await listRoles(db, operatorId)).find((role) => role.referenceId === referenceId);
    if (!operator || !member) throw createNotFoundRefusal('The operator');
    return { operator, role: member.role };
  };

  /** Applies a change, but refuses it if it would leave the business without an owner. */
  const changeIfOwnerRemains = (referenceId: string, change: (tx: Db) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      await lockBusiness(tx, referenceId);
      const ownersBefore = await countOwners(tx, referenceId);
      await change(tx);
      if (ownersBefore > 0 && !(await countOwners(tx, referenceId)))
        throw new Refusal(409, 'last_owner', 'A business needs an owner. Make somebody else an owner first');
    });

  return {
    /** Loads one page of a business's operators, owners first. Throws Refusal 404. */
    async list(referenceId: string, access: OperatorAccess, page: ListPage) {
      requirePermissionAt(access, 'operators', referenceId, 'The business');
      const candidates = await listBusinessOperators(db, referenceId, toRange(page, OPERATORS_PER_PAGE));
      const { rows: members, hasMore } = toPage(candidates, OPERATORS_PER_PAGE);
      return { members, hasMore };
    },

    /**
     * Adds an operator to a business. Returns the path of a page on which a new operator chooses a password, or null
     * for an operator who already has one. Throws Refusal 404, 409 `name_taken` or `is_member`, and 422.
     */
    async add(
      {
        name: typedName,
        referenceId,
        role,
      }: { readonly name: string; readonly referenceId: string; readonly role: Role },
      access: OperatorAccess,
    ): Promise<string | null> {
      requirePermissionAt(access, 'operators', referenceId, 'The business');
      const name = requireName(typedName);
      const at = new Date(now());
      return db.transaction(async (tx) => {
        const createdOperator = await insertOperator(tx, { id: createRandomId(), name, createdAt: at });
        const operator = createdOperator ?? (await findOperatorByName(tx, name));
        if (!operator || !(createdOperator || (await canManageAllBusinesses(tx, operator, access))))
          throw createNameTakenRefusal();
        const roles = await listRoles(tx, operator.id);
        if (roles.some((existingRole) => existingRole.referenceId === referenceId))
          throw new Refusal(409, 'is_member', `${name} works here already`);
        await saveRole(tx, { operatorId: operator.id, referenceId, role });
        const entry = { action: 'operator_added', referenceId, subject: name, detail: role } as const;
        await recordAudit(tx, access.operator, entry, at);
        return operator.passwordHash
          ? null
          : createOperatorLink(tx, operator.id, 'set_password', at.getTime());
      });
    },

    /** Changes an operator's role. Throws Refusal 404, and 409 for the last owner. */
    async changeRole(member: Member, role: Role, access: OperatorAccess): Promise<void> {
      const { operator } = await requireMember(member, access);
      const { referenceId } = member;
      await changeIfOwnerRemains(referenceId, async (tx) => {
        await saveRole(tx, { ...member, role });
        const entry = { action: 'role_changed', referenceId, subject: operator.name, detail: role } as const;
        await recordAudit(tx, access.operator, entry, new Date(now()));
      });
    },

    /**
     * Removes an operator from a business and ends their sessions. An operator without another business is deleted,
     * unless it is a platform operator. Throws Refusal 404, and 409 for the last owner.
     */
    async remove(member: Member, access: OperatorAccess): Promise<void> {
      const { operator } = await requireMember(member, access);
      const { operatorId, referenceId } = member;
      await changeIfOwnerRemains(referenceId, async (tx) => {
        await deleteRole(tx, operatorId, referenceId);
        if (operator.isPlatform || (await listRoles(tx, operatorId)).length)
          await deleteOtherSessions(tx, operatorId, null);
        else await deleteOperator(tx, operatorId);
        const entry = { action: 'operator_removed', referenceId, subject: operator.name } as const;
        await recordAudit(tx, access.operator, entry, new Date(now()));
      });
    },

    /**
     * Creates a link with which an operator chooses a new password. Returns its path and the operator's name. Throws
     * Refusal 404, and 409 when the operator also works where `access` may not manage operators.
     */
    async createPasswordLink(
      member: Member,
      access: OperatorAccess,
    ): Promise<{ readonly path: string; readonly name: string }> {
      const { operator } = await requireMember(member, access);
      if (!(await canManageAllBusinesses(db, operator, access)))
        throw new Refusal(
          409,
          'works_elsewhere',
          `${operator.name} works for other businesses too. Only a platform operator can send this link`,
        );
      const at = now();
      const { referenceId } = member;
      const entry = { action: 'link_created', referenceId, subject: operator.name } as const;
      await recordAudit(db, access.operator, entry, new Date(at));
      return { path: await createOperatorLink(db, operator.id, 'set_password', at), name: operator.name };
    },
  };
}
export type OperatorTeam = ReturnType<typeof createOperatorTeam>;
