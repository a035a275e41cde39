import type { Db } from './db/open-database.ts';
import { importBusiness } from './services/business-file/import-business.ts';
import { BusinessFileError } from './services/business-file/read-business-file.ts';

/** The result of an import, as text for the terminal. */
export interface ImportReport {
  readonly ok: boolean;
  readonly words: string;
}

/** Imports a file and reports its problems as text. Throws only for errors that are not the file's fault. */
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

/** The same for a caller in another process, as JSON. It never throws. */
export const importAsJson = async (db: Db, file: string): Promise<string> => {
  const failed: ImportReport = { ok: false, words: 'The import failed; the server has logged why.' };
  const answer = await importWithReport(db, file).catch((error: unknown) => {
    console.error(error);
    return failed;
  });
  return JSON.stringify(answer);
};
