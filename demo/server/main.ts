import { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { type Config, readConfig } from './config.ts';
import { createServerOptions, limitConnections } from './connection-limits.ts';
import { runControlCommand } from './control-commands.ts';
import { lockFolder } from './control-socket.ts';
import { startDiskGuard } from './db/disk-guard.ts';
import { type Db, type OpenDatabase, openPglite } from './db/open-database.ts';
import { logError, redactMessage } from './error-text.ts';
import { type Exposure, resolveExposure } from './exposure.ts';
import { folders } from './folders.ts';
import { prepareStop } from './graceful-stop.ts';
import { createApp } from './http-app.ts';
import { listReferenceIds } from './repo/business/businesses-repo.ts';
import { hasOperatorWithPassword } from './repo/operators/operators-repo.ts';
import { seedBusinesses, seedMarket } from './seed.ts';
import { loadServerSecret } from './services/account/secrets.ts';
import { createDemoLink, ensureAdmin } from './services/operators/operator-setup.ts';
import { formatStartReport } from './start-report.ts';
import { describeListenError, openPostgresOrExplain } from './startup-errors.ts';

/** Time after a signal at which the process exits, even if something is stuck. */
const MAX_STOP_MS = 9500;
const BYTES_PER_MB = 1_000_000;

/** Opens the configured database. */
async function openDatabase(config: Config): Promise<OpenDatabase & { isDiskFull?: () => boolean }> {
  if (config.databaseUrl) return openPostgresOrExplain(config.databaseUrl);
  let db: Db | null = null;
  const release = await lockFolder(config.dataDir, async (message) =>
    db
      ? runControlCommand(db, message, config.now)
      : JSON.stringify({
          ok: false,
          message: 'The server is still starting. Run the command again in a few seconds.',
        }),
  );
  const pglite = await openPglite(join(config.dataDir, 'db'));
  db = pglite.db;
  const guard = startDiskGuard({
    folder: config.dataDir,
    minFreeBytes: config.minFreeDiskMb * BYTES_PER_MB,
    setReadOnly: pglite.setReadOnly,
    log: logError,
  });
  return {
    db,
    isDiskFull: guard.isFull,
    async close() {
      guard.close();
      await pglite.close();
      await release();
    },
  };
}

/** Applies CONSOLE_PASSWORD and decides who can reach the server. */
async function prepareConsole(db: Db, config: Config): Promise<Exposure> {
  if (config.consolePassword) await ensureAdmin(db, config.consolePassword, config.now());
  return resolveExposure(config, await hasOperatorWithPassword(db));
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const exposure = await prepareConsole(database.db, config);
  if (config.hasDemoBusinesses) {
    await seedBusinesses(database.db, folders.businesses);
    await seedMarket(database.db, folders.businesses);
  }
  const referenceIds = await listReferenceIds(database.db);
  const secret = config.serverSecret ?? (await loadServerSecret(config.dataDir));
  const app = createApp({
    ...config,
    ...exposure,
    ...database,
    payment: { ...config.payment, hasSandbox: exposure.hasInbox },
    isAdminConfigured: config.consolePassword !== null,
    secret,
    log: logError,
  });
  const consolePath = exposure.isLocalOnly ? await createDemoLink(database.db, config.now()) : '/console';
  const server = serve(
    {
      fetch: app.hono.fetch,
      port: config.port,
      ...(exposure.host && { hostname: exposure.host }),
      serverOptions: createServerOptions(),
    },
    ({ port }) => {
      console.log(
        formatStartReport({
          port,
          referenceIds,
          consolePath,
          // Without a password, the server answers only to localhost.
          publicOrigin: exposure.isLocalOnly ? null : config.publicOrigin,
          hasDemoBusinesses: config.hasDemoBusinesses,
          dataLocation: config.databaseUrl ? 'the PostgreSQL of DATABASE_URL' : config.dataDir,
          canPayOnline: exposure.hasInbox || config.payment.stripe !== null,
        }),
      );
      void app.prepare();
    },
  );

  if (!(server instanceof Server)) throw new Error('Expected an HTTP/1.1 server');
  limitConnections(server);
  const stopServer = prepareStop(server);

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
    console.log('Stopping. Running requests may finish.');
    app.beginStop();
    void stopServer()
      .then(app.close)
      .then(database.close)
      .then(() => {
        console.log('Stopped.');
        process.exit(0);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  server.on('error', (error) => {
    console.error(describeListenError(error, config));
    process.exit(1);
  });
}

// Node's own report would print a failed query's parameters.
process.on('uncaughtException', (error) => {
  logError(error);
  process.exit(1);
});

main().catch((error: unknown) => {
  console.error(redactMessage(error));
  process.exit(1);
});
