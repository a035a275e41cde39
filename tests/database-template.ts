import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemplate, type OpenDatabase, openInMemory } from '../demo/server/db/open-database.ts';

/** Makes what `openCopy` opens copies of, once for a run. Answers its path and what takes it away. */
export async function makeTemplate(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'order-app-template-'));
  const path = join(folder, 'database.tar');
  await writeFile(path, new Uint8Array(await (await createTemplate()).arrayBuffer()));
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** An empty, migrated database in memory. */
export const openCopy = async (path: string): Promise<OpenDatabase> => openInMemory(await openAsBlob(path));
