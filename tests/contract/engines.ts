import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { type OpenDatabase, openPglite, openPostgres } from '../../demo/server/db/open.ts';

export interface Engine {
  readonly name: string;
  /** An empty, migrated database of its own. */
  readonly open: () => Promise<OpenDatabase>;
}

/** Runs a statement on the server itself, outside any transaction. */
async function onServer(statement: string): Promise<void> {
  const server = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  try {
    await server.unsafe(statement);
  } finally {
    await server.end();
  }
}

/** The address of a new database on the PostgreSQL of this run, and what drops it. */
export async function newPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `contract_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
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

const pglite: Engine = { name: 'PGlite', open: () => openPglite(null) };

/** Every promise of the contract that a database has a part in is kept on each of these. */
export const engines: readonly Engine[] = [pglite, postgresql];

/** Enough for what no database decides: who may see what, what is said and how. */
export const embedded: readonly Engine[] = [pglite];
