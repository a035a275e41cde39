import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '../../../demo/server/db/open-database.ts';
import { openCopy } from '../../database-template.ts';
import { databaseAt, onServer } from './postgres-server.ts';

export interface Engine {
  readonly name: string;
  /** An empty, migrated database of its own. */
  readonly open: () => Promise<OpenDatabase>;
}

/** The address of a new database on the PostgreSQL of this run, and what drops it. */
export async function newPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `contract_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${inject('postgresTemplate')}`);
  return {
    url: databaseAt(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

const postgresql: Engine = {
  name: 'PostgreSQL',
  async open() {
    const { url, drop } = await newPostgresDatabase();
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

/** Every promise of the contract that a database has a part in is kept on each of these. */
export const engines: readonly Engine[] = [pglite, postgresql];

/** Enough for what no database decides: who may see what, what is said and how. */
export const embedded: readonly Engine[] = [pglite];
