import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
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

/** Those of this worker that nobody uses: emptied, they are as good as new for a tenth of what a copy takes. */
const unused: OpenDatabase[] = [];

async function emptied(database: OpenDatabase): Promise<OpenDatabase> {
  // Tables there will be are emptied too; what has been migrated stands in another schema.
  await database.db.execute(sql`do $$ begin
    execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity'
      from pg_tables where schemaname = 'public');
  end $$`);
  return database;
}

const pglite: Engine = {
  name: 'PGlite',
  async open() {
    const unusedDatabase = unused.pop();
    const database = unusedDatabase
      ? await emptied(unusedDatabase)
      : await openCopy(inject('pgliteTemplate'));
    return { db: database.db, close: async () => void unused.push(database) };
  },
};

/** Every promise of the contract that a database has a part in is kept on each of these. */
export const engines: readonly Engine[] = [pglite, postgresql];

/** Enough for what no database decides: who may see what, what is said and how. */
export const embedded: readonly Engine[] = [pglite];
