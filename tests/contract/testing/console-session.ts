import type { Db } from '../../../demo/server/db/open-database.ts';
import { insertSession } from '../../../demo/server/repo/operators/operator-sessions-repo.ts';
import { insertOperator, saveRole } from '../../../demo/server/repo/operators/operators-repo.ts';
import { createToken, hashToken } from '../../../demo/server/services/account/secrets.ts';
import { createFormToken } from '../../../demo/server/services/operators/operator-sessions.ts';
import type { Role } from '../../../demo/server/services/operators/permissions.ts';

/** The credentials that a signed-in operator's browser sends. */
export interface OpenSession {
  readonly headers: { readonly cookie: string };
  /** The value of the forms' hidden field. */
  readonly csrf: string;
}

interface NewSession {
  readonly name: string;
  /** The roles by reference id. Without them, the operator is a platform operator. */
  readonly roles?: Readonly<Record<string, Role>>;
  /** Epoch ms. */
  readonly now: number;
}

/** Creates the operator if there is none with this name, and opens a session without a password. */
export async function openSession(db: Db, { name, roles, now }: NewSession): Promise<OpenSession> {
  const at = new Date(now);
  const id = `operator-${name}`;
  await insertOperator(db, { id, name, isPlatform: !roles, createdAt: at });
  for (const [referenceId, role] of Object.entries(roles ?? {}))
    await saveRole(db, { operatorId: id, referenceId, role });
  const token = createToken();
  await insertSession(db, { tokenHash: hashToken(token), operatorId: id, createdAt: at, usedAt: at });
  return { headers: { cookie: `console-session=${token}` }, csrf: createFormToken(token) };
}

/** Adds the session headers to a request to the console, and the hidden token to its form. */
export function addOperatorCredentials({ headers, csrf }: OpenSession, init: RequestInit = {}): RequestInit {
  const { body } = init;
  const form = typeof body === 'string' || body instanceof URLSearchParams ? `csrf=${csrf}&${body}` : body;
  const allHeaders = { ...headers, ...Object.fromEntries(new Headers(init.headers)) };
  return { ...init, headers: allHeaders, ...(form != null && { body: form }) };
}
