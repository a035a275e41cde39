import type { Db } from './db/open-database.ts';
import { importBusiness } from './services/business-file/import-business.ts';
import { BusinessFileError } from './services/business-file/read-business-file.ts';

/** What an import came to, in words for the terminal it was asked from. */
export interface ImportReport {
  readonly ok: boolean;
  readonly words: string;
}

/** Imports a file; what is wrong with it comes back as words. Throws only on what is not the file's fault. */
export async function importWithReport(db: Db, file: string): Promise<ImportReport> {
  try {
    const { referenceId, outcome, items } = await importBusiness(db, file);
    return { ok: true, words: `${referenceId}: ${outcome}, ${items} items` };
  } catch (error) {
    if (error instanceof BusinessFileError) return { ok: false, words: error.message };
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { ok: false, words: `There is no file ${file}` };
    throw error;
  }
}

/** The same for a caller in another process, as JSON; it never throws. */
export const importAsJson = async (db: Db, file: string): Promise<string> => {
  const failed: ImportReport = { ok: false, words: 'The import failed; the server has logged why.' };
  const answer = await importWithReport(db, file).catch((error: unknown) => {
    console.error(error);
    return failed;
  });
  return JSON.stringify(answer);
};
