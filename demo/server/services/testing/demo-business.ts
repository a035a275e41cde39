import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BusinessFile } from '../business-file/business-file.ts';
import { readBusinessFile } from '../business-file/read-business-file.ts';
import { type Business, compileBusiness } from '../menu/business-catalogue.ts';

const FOLDER = join(import.meta.dirname, '../../../businesses');

type DemoName = 'demo-bakery' | 'demo-cafe' | 'demo-restaurant' | 'demo-salon' | 'demo-shop';

const listPictureFiles = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { file } = value as { readonly file?: unknown };
  return [...(typeof file === 'string' ? [file] : []), ...Object.values(value).flatMap(listPictureFiles)];
};

/** A compiled demo business, with an optional change to its file. */
export function demoBusiness(
  name: DemoName,
  changeFile: (file: BusinessFile) => BusinessFile = (file) => file,
): Business {
  const text = readFileSync(join(FOLDER, `${name}.json`), 'utf8');
  const file = changeFile(readBusinessFile(text, name, () => true));
  const pictures = Object.fromEntries(
    listPictureFiles(file).map((picture) => [
      picture,
      { hash: createHash('md5').update(picture).digest('hex'), width: 640, height: 640 },
    ]),
  );
  const contentHash = createHash('md5').update(JSON.stringify(file)).digest('hex');
  return compileBusiness(contentHash, { file, pictures });
}
