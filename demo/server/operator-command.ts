import type { Db } from './db/open-database.ts';
import {
  createOperatorFromCommandLine,
  createPasswordLinkByName,
  deleteOperatorByName,
} from './services/operators/operator-setup.ts';
import { isRole, type Role } from './services/operators/permissions.ts';
import { Refusal } from './services/shared/refusal.ts';

export const OPERATOR_USAGE = `Usage:
  npm run operator -- add <name>                        a platform operator, for all businesses
  npm run operator -- add <name> --owner <business>     also --manager and --staff
  npm run operator -- link <name>                       a link for a new password
  npm run operator -- remove <name>
"add" asks for a password. With --link it prints a link with which the operator chooses one.`;

/**
 * A parsed command. The password is read separately, because other users of the machine can see a process's arguments.
 */
export type OperatorCommand =
  | {
      readonly action: 'add';
      readonly name: string;
      readonly membership: { readonly referenceId: string; readonly role: Role } | null;
      readonly usesLink: boolean;
      readonly password: string | null;
    }
  | { readonly action: 'link'; readonly name: string }
  | { readonly action: 'remove'; readonly name: string };

/** Parses the arguments of `npm run operator`. Null if they are invalid. */
export function parseOperatorCommand(args: readonly string[]): OperatorCommand | null {
  const usesLink = args.includes('--link');
  const [action, name, flag, referenceId, ...surplusArgs] = args.filter((arg) => arg !== '--link');
  if (!name || surplusArgs.length) return null;
  if (action === 'link' || action === 'remove') return flag || usesLink ? null : { action, name };
  if (action !== 'add') return null;
  const role = flag?.replace(/^--/, '');
  if (flag && !(flag.startsWith('--') && isRole(role) && referenceId)) return null;
  const membership = isRole(role) && referenceId ? { referenceId, role } : null;
  return { action, name, membership, usesLink, password: null };
}

/** The result of a command, as text for a terminal. */
export interface CommandReport {
  readonly ok: boolean;
  readonly message: string;
}

const toLinkMessage = (name: string, path: string, origin: string): string =>
  `${name} can choose a password with this link, once, within 48 hours:\n  ${origin}${path}`;

/**
 * Runs a command. `origin` is the origin of the links, `now` is epoch ms. A refusal becomes the report's message. Other
 * errors are rethrown.
 */
export async function runOperatorCommand(
  db: Db,
  command: OperatorCommand,
  origin: string,
  now: number,
): Promise<CommandReport> {
  const { name } = command;
  try {
    if (command.action === 'remove') {
      await deleteOperatorByName(db, name);
      return { ok: true, message: `${name} is removed.` };
    }
    if (command.action === 'link')
      return {
        ok: true,
        message: toLinkMessage(name, await createPasswordLinkByName(db, name, now), origin),
      };
    const { membership, usesLink, password } = command;
    const path = await createOperatorFromCommandLine(
      db,
      { name, membership, password: usesLink ? null : password },
      now,
    );
    const roleDescription = membership
      ? `${membership.role} of ${membership.referenceId}`
      : 'platform operator';
    const createdMessage = `${name} is now ${roleDescription}.`;
    return {
      ok: true,
      message: path ? `${createdMessage}\n${toLinkMessage(name, path, origin)}` : createdMessage,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { fields } = error.details as { readonly fields?: Readonly<Record<string, string>> };
    return { ok: false, message: Object.values(fields ?? {})[0] ?? error.message };
  }
}
