import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from './db/open.ts';
import { type Imported, importBusiness } from './services/import-business.ts';

/** Imports every `demo-*.json` of a folder; those that have not changed stay as they are. */
export async function seed(db: Db, folder: string): Promise<Imported[]> {
  const files = (await readdir(folder)).filter((name) => /^demo-.*\.json$/.test(name)).sort();
  const imported: Imported[] = [];
  for (const file of files) imported.push(await importBusiness(db, join(folder, file)));
  return imported;
}
