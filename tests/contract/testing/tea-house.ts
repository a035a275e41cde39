import { readFile } from 'node:fs/promises';
import type { BusinessFile } from '../../../demo/server/services/business-file/business-file.ts';
import { type Backend, getFixturePath } from './backend.ts';

/** Imports the tea house under another reference id and with other settings. */
export async function openTeaHouse(
  backend: Backend,
  reference_id: string,
  settings: Partial<BusinessFile['settings']>,
  changes: Partial<BusinessFile> = {},
): Promise<void> {
  const file = JSON.parse(await readFile(getFixturePath('tea-house.json'), 'utf8')) as BusinessFile;
  await backend.importFile({
    ...file,
    reference_id,
    domains: [],
    pixels: [],
    settings: { ...file.settings, ...settings },
    ...changes,
  });
}
