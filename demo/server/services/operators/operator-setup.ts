import type { Db } from '../../db/open-database.ts';
import { loadContentHashes } from '../../repo/business/businesses-repo.ts';
import { deleteOtherSessions } from '../../repo/operators/operator-sessions-repo.ts';
import {
  deleteOperator,
  findOperatorByName,
  insertOperator,
  type OperatorRow,
  saveIsPlatform,
  savePasswordHash,
  saveRole,
} from '../../repo/operators/operators-repo.ts';
import { hashPassword, matchesPassword } from '../account/secrets.ts';
import { createRandomId } from '../orders/order-ids.ts';
import { createNotFoundRefusal } from '../shared/refusal.ts';
import { createOperatorLink } from './operator-links.ts';
import {
  ADMIN_NAME,
  createNameTakenRefusal,
  DEMO_NAME,
  requireName,
  requireNewPassword,
} from './operator-names.ts';
import type { Role } from './permissions.ts';

/** Finds or creates a platform operator. */
async function ensurePlatformOperator(db: Db, name: string, at: Date): Promise<OperatorRow> {
  await insertOperator(db, { id: createRandomId(), name, isPlatform: true, createdAt: at });
  const operator = await findOperatorByName(db, name);
  if (!operator) throw new Error(`The operator ${name} was stored but cannot be read. Check the database.`);
  if (!operator.isPlatform) await saveIsPlatform(db, operator.id, true);
  return operator;
}

/**
 * Sets the password of the platform operator `admin` to CONSOLE_PASSWORD. If the password differs from the previous
 * one, the operator's sessions end.
 */
export async function ensureAdmin(db: Db, password: string, now: number): Promise<void> {
  const operator = await ensurePlatformOperator(db, ADMIN_NAME, new Date(now));
  if (await matchesPassword(password, operator.passwordHash)) return;
  await savePasswordHash(db, operator.id, await hashPassword(password));
  await deleteOtherSessions(db, operator.id, null);
}

/** Creates the one-time link that opens the console of a demo without passwords. Returns its path. */
export async function createDemoLink(db: Db, now: number): Promise<string> {
  const operator = await ensurePlatformOperator(db, DEMO_NAME, new Date(now));
  return createOperatorLink(db, operator.id, 'sign_in', now);
}

/** An operator to create from the command line. Without a role, it is a platform operator. */
export interface NewOperator {
  readonly name: string;
  readonly membership: { readonly referenceId: string; readonly role: Role } | null;
  /** If null, the operator chooses a password with a link. */
  readonly password: string | null;
}

/**
 * Creates an operator without a permission check. Returns the path of the page on which the operator chooses a
 * password, or null if `password` is set. Throws Refusal 404 for an unknown business, 409 for a name that is taken, and
 * 422 for an invalid name or password.
 */
export async function createOperatorFromCommandLine(
  db: Db,
  { name: typedName, membership, password }: NewOperator,
  now: number,
): Promise<string | null> {
  const name = requireName(typedName);
  const passwordHash = password === null ? null : await hashPassword(requireNewPassword(password, name));
  if (membership && !(await loadContentHashes(db, [membership.referenceId])).size)
    throw createNotFoundRefusal(`The business "${membership.referenceId}"`);
  return db.transaction(async (tx) => {
    const at = new Date(now);
    const operator = await insertOperator(tx, {
      id: createRandomId(),
      name,
      passwordHash,
      createdAt: at,
      isPlatform: !membership,
    });
    if (!operator) throw createNameTakenRefusal();
    if (membership) await saveRole(tx, { operatorId: operator.id, ...membership });
    return passwordHash ? null : createOperatorLink(tx, operator.id, 'set_password', now);
  });
}

/** Creates a link with which an operator chooses a new password. Returns its path. Throws Refusal 404. */
export async function createPasswordLinkByName(db: Db, name: string, now: number): Promise<string> {
  const operator = await findOperatorByName(db, name);
  if (!operator) throw createNotFoundRefusal(`The operator "${name}"`);
  return createOperatorLink(db, operator.id, 'set_password', now);
}

/** Deletes an operator with all roles and sessions. Throws Refusal 404. */
export async function deleteOperatorByName(db: Db, name: string): Promise<void> {
  const operator = await findOperatorByName(db, name);
  if (!operator) throw createNotFoundRefusal(`The operator "${name}"`);
  await deleteOperator(db, operator.id);
}
