import type { Db } from '../../db/open-database.ts';
import { replaceLink } from '../../repo/operators/operator-sessions-repo.ts';
import { createToken, hashToken } from '../account/secrets.ts';

const MINUTE_MS = 60_000;

/** How long an unused link is valid. */
export const LINK_MS = { sign_in: 60 * MINUTE_MS, set_password: 48 * 60 * MINUTE_MS } as const;

export type LinkPurpose = keyof typeof LINK_MS;

/**
 * Creates a one-time link that expires: `sign_in` signs in, `set_password` lets a person choose a password. Earlier
 * links of the operator stop working. Returns the path of the link's page.
 */
export async function createOperatorLink(
  db: Db,
  operatorId: string,
  purpose: LinkPurpose,
  now: number,
): Promise<string> {
  const token = createToken();
  await replaceLink(db, {
    tokenHash: hashToken(token),
    operatorId,
    purpose,
    expiresAt: new Date(now + LINK_MS[purpose]),
  });
  return `/console/enter?token=${token}`;
}
