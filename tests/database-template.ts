import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createTemplate, type OpenDatabase, openInMemory } from '../demo/server/db/open-database.ts';
import { templatePath } from './template-path.ts';

/** The path of the database that `openCopy` copies. Makes it when no earlier run has. */
export async function makeTemplate(): Promise<string> {
  const path = templatePath();
  if (existsSync(path)) return path;
  await mkdir(dirname(path), { recursive: true });
  // Another run may be making the same: each writes a file of its own, and the last one stays.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await (await createTemplate()).arrayBuffer()));
  await rename(unfinished, path);
  return path;
}

/** An empty, migrated database in memory. */
export const openCopy = async (path: string): Promise<OpenDatabase> => openInMemory(await openAsBlob(path));
