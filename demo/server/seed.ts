import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { KITCHENS } from '../market/kitchens.ts';
import { createMarketFile } from '../market/market-file.ts';
import type { Db } from './db/open-database.ts';
import { type ImportResult, importBusiness, importText } from './services/business-file/import-business.ts';

/** Imports every `demo-*.json` in a folder, skipping unchanged files. */
export async function seedBusinesses(db: Db, folder: string): Promise<ImportResult[]> {
  const files = (await readdir(folder)).filter((name) => /^demo-.*\.json$/.test(name)).sort();
  const results: ImportResult[] = [];
  for (const file of files) results.push(await importBusiness(db, join(folder, file)));
  return results;
}

/** Imports the forty kitchens of the marketplace page. `folder` has their pictures. */
export async function seedMarket(db: Db, folder: string): Promise<void> {
  for (const kitchen of KITCHENS)
    await importText(db, JSON.stringify(createMarketFile(kitchen)), kitchen.id, folder);
}
