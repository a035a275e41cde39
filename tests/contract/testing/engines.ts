import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '../../../demo/server/db/open-database.ts';
import { openCopy } from '../../database-template.ts';
import { pickForScope } from '../../test-scope.ts';
import { buildDatabaseUrl, runOnServer } from './postgres-server.ts';

export interface Engine {
  readonly name: string;
  /** Opens an empty, migrated database that no other test uses. */
  readonly open: () => Promise<OpenDatabase>;
}

/** Creates a database on the PostgreSQL server of this run. Returns its URL and a function that drops it. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `contract_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name} template ${inject('postgresTemplate')}`);
  return {
    url: buildDatabaseUrl(server, name),
    drop: () => runOnServer(server, `drop database if exists ${name} with (force)`),
  };
}

const postgresql: Engine = {
  name: 'PostgreSQL',
  async open() {
    const { url, drop } = await createPostgresDatabase();
    const { db, close } = await openPostgres(url);
    return {
      db,
      async close() {
        await close();
        await drop();
      },
    };
  },
};

const pglite: Engine = { name: 'PGlite', open: () => openCopy(inject('pgliteTemplate')) };

/** PGlite and PostgreSQL, for tests of behaviour that depends on the database. */
export const databaseEngines: readonly Engine[] = [pglite, postgresql];

/** Only PGlite, for tests of behaviour that does not depend on the database. */
export const pgliteOnly: readonly Engine[] = [pglite];

/**
 * PGlite. In the full scope (`npm run test:all`), also PostgreSQL. For tests whose result could depend on the database,
 * and which send no simultaneous requests.
 */
export const enginesOfScope: readonly Engine[] = pickForScope(pgliteOnly, databaseEngines);
