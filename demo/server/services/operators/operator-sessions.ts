/**
 * Sessions of operators in the console: signing in with a password or a one-time link, signing out, expiry and changing
 * the password. Tokens, passwords and links are stored as hashes (repo/operators).
 */

import type { Db } from '../../db/open-database.ts';
import {
  consumeLink,
  deleteOldSessions,
  deleteOtherSessions,
  deleteSession,
  findLink,
  findSession,
  insertSession,
  markSessionUsed,
} from '../../repo/operators/operator-sessions-repo.ts';
import {
  findOperatorById,
  findOperatorByName,
  type OperatorRow,
  savePasswordHash,
} from '../../repo/operators/operators-repo.ts';
import { createToken, hashPassword, hashToken, hashWithKey, matchesPassword } from '../account/secrets.ts';
import { Refusal } from '../shared/refusal.ts';
import { type AuditAction, recordAudit } from './audit-log.ts';
import { loadAccess, type OperatorAccess } from './operator-access.ts';
import { ADMIN_NAME, normalizeName, requireNewPassword } from './operator-names.ts';
import { createSignInLimits } from './sign-in-limits.ts';

const HOUR_MS = 3_600_000;

/**
 * When a session ends: after `idleMs` without a request by a person, or `absoluteMs` after signing in. The limits
 * `staff` are for operators who have only staff roles, so that a kitchen device stays signed in for a month.
 */
export const SESSION_LIMITS = {
  staff: { idleMs: 24 * HOUR_MS, absoluteMs: 30 * 24 * HOUR_MS },
  others: { idleMs: 2 * HOUR_MS, absoluteMs: 12 * HOUR_MS },
} as const;

/** The time of the last use is stored at most once in this period, so that most requests write nothing. */
const USE_PRECISION_MS = 60_000;

export interface ConsoleSession extends OperatorAccess {
  readonly token: string;
}

interface SessionDeps {
  readonly db: Db;
  readonly secret: string;
  /** Epoch ms. */
  readonly now: () => number;
  /** Whether CONSOLE_PASSWORD sets the password of `admin`. */
  readonly isAdminConfigured?: boolean;
}

interface SignInForm {
  readonly name: string;
  readonly password: string;
  /** The client's address network (docs/security.md). */
  readonly network: string;
  /** The mark of an earlier sign-in on this device. Null without one. */
  readonly deviceMark: string | null;
}

interface SignInResult {
  readonly token: string;
  /** Marks the device for later sign-ins. */
  readonly deviceMark: string;
  /** How long the cookie lives. If undefined, it lives until the browser is closed. */
  readonly maxAgeSeconds: number | undefined;
}

const createWrongLoginRefusal = (): Refusal =>
  new Refusal(401, 'wrong_login', 'The name or the password is wrong');

const createUsedLinkRefusal = (): Refusal =>
  new Refusal(404, 'link_used', 'This link has already been used or has expired. Ask for a new one');

const isStaffOnly = ({ operator, roles }: OperatorAccess): boolean =>
  !operator.isPlatform && roles.every(({ role }) => role === 'staff');

/** Deletes the sessions that operators can no longer use. `at` is epoch ms. */
export const deleteUnusableSessions = (db: Db, at: number): Promise<void> =>
  deleteOldSessions(
    db,
    new Date(at - SESSION_LIMITS.staff.absoluteMs),
    new Date(at - SESSION_LIMITS.staff.idleMs),
  );

/** The token that each form of a session contains. Another website cannot read or compute it. */
export const createFormToken = (sessionToken: string): string => hashWithKey(sessionToken, ['console form']);

/** Creates the service of console sessions. */
export function createOperatorSessions({ db, secret, now, isAdminConfigured = false }: SessionDeps) {
  const limits = createSignInLimits({ db, secret, now });

  const recordAction = (operator: OperatorAccess['operator'], action: AuditAction): Promise<void> =>
    recordAudit(db, operator, { action }, new Date(now()));

  const startSession = async (operator: OperatorRow): Promise<SignInResult> => {
    const token = createToken();
    const at = new Date(now());
    await insertSession(db, {
      tokenHash: hashToken(token),
      operatorId: operator.id,
      createdAt: at,
      usedAt: at,
    });
    await recordAction(operator, 'signed_in');
    // Keep a kitchen device signed in when its browser restarts.
    const maxAgeSeconds = isStaffOnly(await loadAccess(db, operator))
      ? SESSION_LIMITS.staff.absoluteMs / 1000
      : undefined;
    return { token, deviceMark: limits.createDeviceMark(operator.id), maxAgeSeconds };
  };

  const hasExpired = (access: OperatorAccess, createdAt: Date, usedAt: Date): boolean => {
    const { idleMs, absoluteMs } = SESSION_LIMITS[isStaffOnly(access) ? 'staff' : 'others'];
    const at = now();
    return at - usedAt.getTime() >= idleMs || at - createdAt.getTime() >= absoluteMs;
  };

  return {
    /**
     * Signs in with a password. Throws Refusal 401 for a wrong name or password, and 429 while the sender must wait.
     */
    async signIn({ name: typedName, password, network, deviceMark }: SignInForm): Promise<SignInResult> {
      const name = normalizeName(typedName).slice(0, 200);
      const operator = await findOperatorByName(db, name);
      const key = await limits.countSignIn({ name, operatorId: operator?.id ?? null, deviceMark, network });
      // Take the same time for an unknown name.
      const isPasswordCorrect = await matchesPassword(password, operator?.passwordHash ?? null);
      if (!operator) throw createWrongLoginRefusal();
      if (!isPasswordCorrect) {
        await recordAction(operator, 'sign_in_failed');
        throw createWrongLoginRefusal();
      }
      await limits.clearFailedAttempts(key);
      return startSession(operator);
    },

    /**
     * Finds the session of a token. Null when the session is unknown or has expired. Requests by the page's script do
     * not count as use by a person.
     */
    async find(token: string, isByPerson: boolean): Promise<ConsoleSession | null> {
      const tokenHash = hashToken(token);
      const storedSession = await findSession(db, tokenHash);
      if (!storedSession) return null;
      const access = await loadAccess(db, storedSession.operator);
      if (hasExpired(access, storedSession.createdAt, storedSession.usedAt)) {
        await deleteSession(db, tokenHash);
        return null;
      }
      const at = now();
      if (isByPerson && at - storedSession.usedAt.getTime() >= USE_PRECISION_MS)
        await markSessionUsed(db, tokenHash, new Date(at));
      return { ...access, token };
    },

    async signOut({ token, operator }: ConsoleSession): Promise<void> {
      await deleteSession(db, hashToken(token));
      await recordAction(operator, 'signed_out');
    },

    /** Ends all of the operator's sessions, including this one. */
    async signOutEverywhere({ operator }: ConsoleSession): Promise<void> {
      await deleteOtherSessions(db, operator.id, null);
      await recordAction(operator, 'signed_out_everywhere');
    },

    /** Whether the operator has a password that the console can change. */
    async canChangePassword({ operator }: ConsoleSession): Promise<boolean> {
      const row = await findOperatorById(db, operator.id);
      return !!row?.passwordHash && !(isAdminConfigured && row.name === ADMIN_NAME);
    },

    /** Changes the password and ends all other sessions. Throws Refusal 401, 409, 422, 429. */
    async changePassword(
      { operator, token }: ConsoleSession,
      { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
    ): Promise<void> {
      const row = await findOperatorById(db, operator.id);
      if (!row?.passwordHash)
        throw new Refusal(
          409,
          'no_password',
          'This operator signs in with one-time links and has no password',
        );
      if (isAdminConfigured && row.name === ADMIN_NAME)
        throw new Refusal(
          409,
          'configured',
          'The variable CONSOLE_PASSWORD sets this password. Change it there',
        );
      const key = await limits.countChange(row.id);
      if (!(await matchesPassword(currentPassword, row.passwordHash)))
        throw new Refusal(401, 'wrong_password', 'The current password is wrong');
      await limits.clearFailedAttempts(key);
      const passwordHash = await hashPassword(requireNewPassword(newPassword, row.name));
      await savePasswordHash(db, row.id, passwordHash);
      await deleteOtherSessions(db, row.id, hashToken(token));
      await recordAction(row, 'password_changed');
    },

    /** Returns a link's purpose and its operator's name, without using the link. Throws Refusal 404. */
    async readLink(token: string): Promise<{ readonly purpose: string; readonly name: string }> {
      const linkWithOperator = await findLink(db, hashToken(token), new Date(now()));
      if (!linkWithOperator) throw createUsedLinkRefusal();
      return { purpose: linkWithOperator.link.purpose, name: linkWithOperator.operator.name };
    },

    /**
     * Uses a link and signs in. A link for choosing a password requires `password` and ends the operator's other
     * sessions. Throws Refusal 404 for a used or expired link, and 422 for an invalid password.
     */
    async signInWithLink(token: string, password: string | null): Promise<SignInResult> {
      const tokenHash = hashToken(token);
      const linkWithOperator = await findLink(db, tokenHash, new Date(now()));
      if (!linkWithOperator) throw createUsedLinkRefusal();
      const { link, operator } = linkWithOperator;
      const passwordHash =
        link.purpose === 'set_password'
          ? await hashPassword(requireNewPassword(password ?? '', operator.name))
          : null;
      if (!(await consumeLink(db, tokenHash))) throw createUsedLinkRefusal();
      if (passwordHash !== null) {
        await savePasswordHash(db, operator.id, passwordHash);
        await deleteOtherSessions(db, operator.id, null);
        await recordAction(operator, 'password_changed');
      }
      return startSession(operator);
    },
  };
}
export type OperatorSessions = ReturnType<typeof createOperatorSessions>;
