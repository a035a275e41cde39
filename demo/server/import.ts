import { join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { lockFolder, sendToLockHolder } from './control-socket.ts';
import { openPglite } from './db/open-database.ts';
import { type ImportReport, importWithReport } from './import-report.ts';
import { openPostgresOrExplain } from './startup-errors.ts';

const USAGE = 'Usage: npm run import -- <business-file.json> [more files]';

/**
 * Runs `npm run import -- file.json`. It imports into PostgreSQL if DATABASE_URL is set, else through the running server. If no
 * server is running, it imports into the data folder. Returns false when an import failed.
 */
async function main(files: readonly string[]): Promise<boolean> {
  if (!files.length) {
    console.error(USAGE);
    return false;
  }
  const { databaseUrl, dataDir } = readConfig(process.env);
  const printReport = ({ ok, message }: ImportReport): boolean => {
    (ok ? console.log : console.error)(message);
    return ok;
  };
  let isSuccessful = true;
  const remainingFiles: string[] = [];
  for (const file of files.map((name) => resolve(name))) {
    const reply = databaseUrl ? null : await sendToLockHolder(dataDir, file);
    if (reply) isSuccessful = printReport(JSON.parse(reply) as ImportReport) && isSuccessful;
    else remainingFiles.push(file);
  }
  if (!remainingFiles.length) return isSuccessful;

  const release = databaseUrl ? null : await lockFolder(dataDir, async () => '');
  const database = databaseUrl
    ? await openPostgresOrExplain(databaseUrl)
    : await openPglite(join(dataDir, 'db'));
  try {
    for (const file of remainingFiles)
      isSuccessful = printReport(await importWithReport(database.db, file)) && isSuccessful;
  } finally {
    await database.close();
    await release?.();
  }
  return isSuccessful;
}

main(process.argv.slice(2)).then(
  (isSuccessful) => process.exit(isSuccessful ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
