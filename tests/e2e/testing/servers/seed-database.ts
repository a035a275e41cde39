import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../../../demo/server/db/open-database.ts';
import { media } from '../../../../demo/server/db/schema-businesses.ts';
import { folders } from '../../../../demo/server/folders.ts';
import { loadBusinessRow, saveBusiness } from '../../../../demo/server/repo/business/businesses-repo.ts';
import { insertOperator } from '../../../../demo/server/repo/operators/operators-repo.ts';
import { hashPassword } from '../../../../demo/server/services/account/secrets.ts';
import type { BusinessDocument } from '../../../../demo/server/services/business/business-document.ts';
import { importBusiness } from '../../../../demo/server/services/business-file/import-business.ts';
import { ADMIN_NAME } from '../../../../demo/server/services/operators/operator-names.ts';
import { CONSOLE_PASSWORD } from '../console-client.ts';
import type { DemoBusiness } from '../data/demo-names.ts';

/** Parameters of `saveBusiness` after the database. */
type SaveBusinessArgs = Parameters<typeof saveBusiness> extends [Db, ...infer Rest] ? Rest : never;

/** The rows that earlier imports in this process wrote. Writing stored rows again is ten times as fast as an import. */
const importedRows = new Map<DemoBusiness, SaveBusinessArgs>();
let passwordHash: Promise<string> | undefined;

/** Imports a demo business as its file declares it. */
async function addBusiness(db: Db, id: DemoBusiness): Promise<void> {
  const earlierRows = importedRows.get(id);
  if (earlierRows) return saveBusiness(db, ...earlierRows);
  await importBusiness(db, join(folders.businesses, `${id}.json`));
  const row = await loadBusinessRow(db, id);
  if (!row) throw new Error(`The business ${id} was imported but cannot be read`);
  const { file, pictures } = row.document as BusinessDocument;
  const hashes = Object.values(pictures).map(({ hash }) => hash);
  const pictureRows = hashes.length ? await db.select().from(media).where(inArray(media.hash, hashes)) : [];
  importedRows.set(id, [row, file.domains, pictureRows]);
}

/** Seeds an empty database with demo businesses and the operator `admin`, whose password is `CONSOLE_PASSWORD`. */
export async function seedDatabase(
  db: Db,
  { businesses, now }: { readonly businesses: readonly DemoBusiness[]; readonly now: number },
): Promise<void> {
  for (const id of businesses) await addBusiness(db, id);
  passwordHash ??= hashPassword(CONSOLE_PASSWORD);
  await insertOperator(db, {
    id: 'operator-of-the-tests',
    name: ADMIN_NAME,
    passwordHash: await passwordHash,
    isPlatform: true,
    createdAt: new Date(now),
  });
}
