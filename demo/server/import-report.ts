import { basename } from 'node:path';
import type { Db } from './db/open-database.ts';
import { logError } from './error-text.ts';
import { importBusiness } from './services/business-file/import-business.ts';
import { BusinessFileError } from './services/business-file/read-business-file.ts';
import { describeBookingsOutsideHours } from './services/schedule/bookings-outside-hours.ts';
import { describeReadError } from './startup-errors.ts';

const BOOKINGS_HEADING =
  '  These bookings are outside the new hours. Contact the customers, then change or cancel in the console:';

/** The result of an import, as text for a terminal. */
export interface ImportReport {
  readonly ok: boolean;
  readonly message: string;
}

/**
 * Imports the business file at a path. The report lists the problems of the file, and the orders and reservations after `at` (epoch ms) that
 * are outside the business's new hours. Rethrows errors that the file did not cause.
 */
export async function importWithReport(db: Db, path: string, at = Date.now()): Promise<ImportReport> {
  try {
    const { referenceId, outcome, itemCount, warnings, file: importedFile } = await importBusiness(db, path);
    const bookings = await describeBookingsOutsideHours(db, importedFile, at);
    const lines = [
      `${referenceId}: ${outcome}, ${itemCount} items`,
      ...warnings.map((warning) => `  Warning: ${basename(path)}, ${warning}`),
      ...(bookings.length ? [BOOKINGS_HEADING] : []),
      ...bookings.map((booking) => `    ${booking}`),
    ];
    return { ok: true, message: lines.join('\n') };
  } catch (error) {
    if (error instanceof BusinessFileError) return { ok: false, message: error.message };
    const readError = describeReadError(error, path);
    if (readError === null) throw error;
    return { ok: false, message: readError };
  }
}

/** Imports a file for another process and returns the report as JSON. Never throws. */
export const importAsJson = async (db: Db, file: string): Promise<string> => {
  const failureReport: ImportReport = {
    ok: false,
    message: 'The import failed. The reason is in the log of the running server.',
  };
  const report = await importWithReport(db, file).catch((error: unknown) => {
    logError(error);
    return failureReport;
  });
  return JSON.stringify(report);
};
