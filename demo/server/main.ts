import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { type Config, readConfig } from './config.ts';
import { lockFolder } from './control-socket.ts';
import { type Db, openPglite } from './db/open-database.ts';
import { folders } from './folders.ts';
import { createApp } from './http-app.ts';
import { importAsJson } from './import-report.ts';
import { seedBusinesses, seedMarket } from './seed.ts';
import { loadServerSecret } from './services/account/secrets.ts';
import { describeListenError, openPostgresOrExplain } from './startup-errors.ts';

/** Time for running requests to finish when the server stops. */
const GRACE_MS = 5000;

/** Opens the configured database. */
async function openDatabase(config: Config): Promise<{ db: Db; close: () => Promise<void> }> {
  if (config.databaseUrl) return openPostgresOrExplain(config.databaseUrl);
  let db: Db | null = null;
  const release = await lockFolder(config.dataDir, async (file) =>
    db
      ? importAsJson(db, file)
      : JSON.stringify({
          ok: false,
          message: 'The server is still starting. Run the import again in a few seconds.',
        }),
  );
  const opened = await openPglite(join(config.dataDir, 'db'));
  db = opened.db;
  return {
    db,
    async close() {
      await opened.close();
      await release();
    },
  };
}

function printAddresses(port: number, referenceIds: readonly string[], config: Config): void {
  const origin = `http://localhost:${port}`;
  const lines = [
    ...referenceIds.map((id) => `  ${id.padEnd(18)} ${origin}/${id}`),
    `  ${'Demo sites'.padEnd(18)} ${origin}/demo/`,
    `  ${'Operator console'.padEnd(18)} ${origin}/console`,
    `  ${'API'.padEnd(18)} ${origin}/api/openapi.json`,
    `  ${'Data'.padEnd(18)} ${config.databaseUrl ? 'the PostgreSQL of DATABASE_URL' : config.dataDir}`,
  ];
  console.log(`Ready.\n${lines.join('\n')}`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const seeded = config.demoBusinesses ? await seedBusinesses(database.db, folders.businesses) : [];
  if (config.demoBusinesses) await seedMarket(database.db, folders.businesses);
  const secret = config.serverSecret ?? (await loadServerSecret(config.dataDir));
  const app = createApp({ ...config, db: database.db, secret, log: console.error });
  const server = serve(
    { fetch: app.hono.fetch, port: config.port, ...(config.host && { hostname: config.host }) },
    ({ port }) =>
      printAddresses(
        port,
        seeded.map(({ referenceId }) => referenceId),
        config,
      ),
  );

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    const ended = app.close();
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(force);
      void ended.then(database.close).then(() => process.exit(0));
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  server.on('error', (error) => {
    console.error(describeListenError(error, config));
    process.exit(1);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
