import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  createDatabaseTemplate,
  type Db,
  type OpenDatabase,
  openInMemoryDatabase,
} from '../demo/server/db/open-database.ts';
import { getTemplatePath } from './template-path.ts';

/** Returns the path of the template that `openCopy` copies. Creates the template unless an earlier run has created it. */
export async function makeTemplate(): Promise<string> {
  const path = getTemplatePath();
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  // Parallel runs may create the template at the same time. Each run writes its own file, and the last file replaces
  // the others.
  const temporaryPath = `${path}.${process.pid}`;
  await writeFile(temporaryPath, new Uint8Array(await (await createDatabaseTemplate()).arrayBuffer()));
  await rename(temporaryPath, path);
  return path;
}

/** Open copies in this process that no test uses. */
const unusedCopies: Db[] = [];

/** Deletes every row. The migration journal stays, because it is in another schema. */
async function clearDatabase(db: Db): Promise<void> {
  await db.execute(sql`do $$ begin
    execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity'
      from pg_tables where schemaname = 'public');
  end $$`);
}

/**
 * Opens an empty, migrated database in memory, a copy of the template at `path`. A closed copy is emptied and reused by
 * the next call in this process, which is ten times as fast as a new copy.
 */
export async function openCopy(path: string): Promise<OpenDatabase> {
  const unusedCopy = unusedCopies.pop();
  if (unusedCopy) await clearDatabase(unusedCopy);
  const db = unusedCopy ?? (await openInMemoryDatabase(await openAsBlob(path))).db;
  return { db, close: async () => void unusedCopies.push(db) };
}
