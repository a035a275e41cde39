import { join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { lockFolder, sendToHolder } from './control-socket.ts';
import { openPglite, openPostgres } from './db/open-database.ts';
import { type ImportReport, importWithReport } from './import-report.ts';

const USAGE = 'Usage: npm run import -- <business-file.json> [more files]';

/** `npm run import -- file.json`: into PostgreSQL, into the running server, or into the folder when none runs. */
async function main(files: readonly string[]): Promise<boolean> {
  if (!files.length) {
    console.error(USAGE);
    return false;
  }
  const { databaseUrl, dataDir } = readConfig(process.env);
  const report = ({ ok, words }: ImportReport): boolean => {
    (ok ? console.log : console.error)(words);
    return ok;
  };
  let fine = true;
  const rest: string[] = [];
  for (const file of files.map((name) => resolve(name))) {
    const answer = databaseUrl ? null : await sendToHolder(dataDir, file);
    if (answer) fine = report(JSON.parse(answer) as ImportReport) && fine;
    else rest.push(file);
  }
  if (!rest.length) return fine;

  const release = databaseUrl ? null : await lockFolder(dataDir, async () => '');
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(join(dataDir, 'db'));
  try {
    for (const file of rest) fine = report(await importWithReport(database.db, file)) && fine;
  } finally {
    await database.close();
    await release?.();
  }
  return fine;
}

main(process.argv.slice(2)).then(
  (fine) => process.exit(fine ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
