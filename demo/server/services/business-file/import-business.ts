import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import sharp from 'sharp';
import type { Db } from '../../db/open-database.ts';
import {
  DomainsTaken,
  findStoredPictureHashes,
  loadContentHashes,
  type NewPicture,
  saveBusiness,
} from '../../repo/business/businesses-repo.ts';
import type { BusinessDocument, StoredPicture } from '../business/business-document.ts';
import type { BusinessFile } from './business-file.ts';
import { listPictures } from './check-file-values.ts';
import { describeFileWarnings } from './file-warnings.ts';
import { BusinessFileError, readBusinessFile } from './read-business-file.ts';

export interface ImportResult {
  readonly referenceId: string;
  readonly outcome: 'created' | 'updated' | 'unchanged';
  readonly itemCount: number;
  readonly file: BusinessFile;
  /** Warnings about valid settings that the author may not intend, one line each. */
  readonly warnings: readonly string[];
}

const hashContent = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
};

/**
 * Imports a business file with its pictures. An unchanged file changes nothing. A changed file replaces the old
 * version; orders are kept. Throws BusinessFileError before writing anything if the file has problems.
 */
export const importBusiness = async (db: Db, path: string): Promise<ImportResult> =>
  importText(db, await readFile(path, 'utf8'), basename(path), dirname(resolve(path)));

/** Imports the text of a business file. Problems refer to it as `name`. Paths of pictures are relative to `folder`. */
export async function importText(db: Db, text: string, name: string, folder: string): Promise<ImportResult> {
  const file = readBusinessFile(text, name, (picture) => existsSync(resolve(folder, picture)));
  const { $schema: _schema, ...content } = file;
  const originals = await readPictures(file, folder, { name, text });

  const pictures: Record<string, StoredPicture> = {};
  for (const [pictureFile, { hash, width, height }] of originals)
    pictures[pictureFile] = { hash, width, height };
  const document: BusinessDocument = { file: content, pictures };
  const contentHash = hashContent(JSON.stringify(document));
  const itemCount = file.categories
    .flatMap((category) => [category, ...(category.subcategories ?? [])])
    .reduce((count, category) => count + category.items.length, 0);
  const warnings = describeFileWarnings(file, text);
  const summary = { referenceId: file.reference_id, itemCount, file, warnings };

  const previousHash = (await loadContentHashes(db, [file.reference_id])).get(file.reference_id);
  if (previousHash === contentHash) return { ...summary, outcome: 'unchanged' };
  const storedHashes = await findStoredPictureHashes(
    db,
    [...originals.values()].map(({ hash }) => hash),
  );
  const newPictures = new Map([...originals.values()].map((picture) => [picture.hash, picture]));
  for (const hash of storedHashes) newPictures.delete(hash);
  const row = { referenceId: file.reference_id, contentHash, document };
  await saveBusiness(db, row, file.domains, [...newPictures.values()]).catch((error: unknown) => {
    throw error instanceof DomainsTaken ? createDomainsTakenError(file, { name, text }, error) : error;
  });
  return { ...summary, outcome: previousHash ? 'updated' : 'created' };
}

async function readPictures(
  file: BusinessFile,
  folder: string,
  source: { readonly name: string; readonly text: string },
): Promise<Map<string, NewPicture>> {
  const originals = new Map<string, NewPicture>();
  for (const pictureUse of listPictures(file)) {
    if (originals.has(pictureUse.file)) continue;
    const bytes = await readFile(resolve(folder, pictureUse.file));
    const metadata = await sharp(bytes)
      .metadata()
      .catch(() => null);
    if (!metadata)
      throw new BusinessFileError(
        source.name,
        [
          {
            path: pictureUse.path,
            expected: 'a picture',
            actual: `a file that is not a picture: "${pictureUse.file}"`,
          },
        ],
        source.text,
      );
    originals.set(pictureUse.file, {
      hash: hashContent(bytes),
      width: metadata.width,
      height: metadata.height,
      bytes,
    });
  }
  return originals;
}

const createDomainsTakenError = (
  file: BusinessFile,
  source: { readonly name: string; readonly text: string },
  { domains }: DomainsTaken,
): BusinessFileError =>
  new BusinessFileError(
    source.name,
    domains.map((domain) => ({
      path: `domains[${file.domains.indexOf(domain)}]`,
      expected: 'a domain that no other business uses',
      actual: JSON.stringify(domain),
    })),
    source.text,
  );
