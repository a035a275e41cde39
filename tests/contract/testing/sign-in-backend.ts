import { beforeAll } from 'vitest';
import { insertOperator, saveRole } from '../../../demo/server/repo/operators/operators-repo.ts';
import { hashPassword } from '../../../demo/server/services/account/secrets.ts';
import type { Role } from '../../../demo/server/services/operators/permissions.ts';
import { useBackend } from './backend.ts';
import { createConsoleBrowser } from './console-operator.ts';
import type { Engine } from './engines.ts';

/** The password of every operator here. */
export const PASSWORD = 'correct horse battery staple';

/** A backend whose operators sign in to the console with a password. */
export function useSignIn(engine: Engine) {
  const backend = useBackend(engine);
  let passwordHash: string;
  let browserCount = 0;
  let operatorCount = 0;

  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD);
  });

  return {
    backend,
    /** A browser in a network that no earlier browser used. */
    openBrowser(headers: Readonly<Record<string, string>> = {}) {
      const address = `10.1.${browserCount >> 8}.${browserCount % 256}`;
      browserCount += 1;
      return createConsoleBrowser(backend, { 'x-forwarded-for': address, ...headers });
    },
    /** Adds an operator of the tea house. Returns the new name; the id is `id-of-` and the name. */
    async addOperator(role: Role): Promise<string> {
      operatorCount += 1;
      const name = `operator${operatorCount}`;
      const createdAt = new Date(backend.clock.now);
      const id = `id-of-${name}`;
      await insertOperator(backend.database(), { id, name, passwordHash, isPlatform: false, createdAt });
      await saveRole(backend.database(), { operatorId: id, referenceId: 'tea-house', role });
      return name;
    },
    /** The audited actions of an operator, oldest first. */
    listActions: async (operatorId: string): Promise<string[]> =>
      (await backend.database().query.operatorAudit.findMany({ orderBy: (t, { asc }) => [asc(t.id)] }))
        .filter((row) => row.operatorId === operatorId)
        .map(({ action }) => action),
  };
}
